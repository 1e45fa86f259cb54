type Place = { x: number; y: number };

/** A stop: white, with an ink ring. */
export function Stop({ x, y }: Place) {
  return <circle className="fill-canvas stroke-ink stroke-6" cx={x} cy={y} r="11" />;
}

type CapsuleProps = Place & {
  /** From its top to its bottom. */
  height?: number;
};

/** An interchange, where lines meet or a person decides; upright around its middle. */
export function Capsule({ x, y, height = 46 }: CapsuleProps) {
  return (
    <rect
      className="fill-canvas stroke-ink stroke-6"
      x={x - 13}
      y={y - height / 2}
      width="26"
      height={height}
      rx="13"
    />
  );
}
