type LineMarksProps = {
  /** A station beside the line, or a ground under it. */
  kind: "station" | "ground";
  /** From 1. */
  lines: readonly number[];
};

/** Marks on lines of a text. A line is 1em high here, so that no mark has to be moved by a script. */
export function LineMarks({ kind, lines }: LineMarksProps) {
  return (
    <svg className={`line-marks line-marks-${kind}`} aria-hidden="true">
      {lines.map((line) =>
        kind === "station" ? (
          <circle key={line} cx="50%" cy={`${line - 0.5}em`} r="0.28em" />
        ) : (
          <rect key={line} y={`${line - 1}em`} width="100%" height="1em" />
        ),
      )}
    </svg>
  );
}
