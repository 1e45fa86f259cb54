import { Fragment, useContext } from "react";
import { WholePage } from "#app/ui/progressive-render.ts";
import {
  type Drawing,
  type Label,
  type Mark,
  type MarkKind,
  middleRoom,
  round,
  type Sizes,
  type Track,
  toPath,
  toStrokes,
} from "./geometry.ts";

type PictureProps = {
  sizes: Sizes;
  /** What the drawing shows, for those who don't see it. */
  text: string;
};

/** A drawing that leads nowhere. */
export function Picture({ sizes, text }: PictureProps) {
  return (
    <div className="drawing" role="img" aria-label={text}>
      <EverySize sizes={sizes} />
    </div>
  );
}

const sizeNames = ["wide", "middle", "narrow"] as const;

/**
 * One SVG for each size; the style sheet shows the one that fits. On a page reached by a link, the
 * others are created after the first paint.
 */
export function EverySize({ sizes }: { sizes: Sizes }) {
  const { wide, middle } = sizes;
  const fitting = useFittingSize();
  return sizeNames.map((name) => {
    const drawing = sizes[name];
    const isMiddle = name === "wide" && !middle && wide.width <= middleRoom;
    const className = `drawing-${name}${isMiddle ? " drawing-middle" : ""}`;
    return (
      drawing &&
      className.includes(fitting) && (
        <DrawingAtSize key={name} drawing={drawing} className={className} />
      )
    );
  });
}

/**
 * The size that drawing.css shows, until a page that was reached by a link is painted; then "". Where
 * a visitor's text has another size than 16 px, a drawing may come after that paint.
 */
export function useFittingSize(): keyof Sizes | "" {
  if (useContext(WholePage)) return "";
  const width = document.querySelector("main")?.clientWidth ?? 0;
  return width < 736 ? "narrow" : width < 1056 ? "middle" : "wide";
}

function DrawingAtSize({ drawing, className }: { drawing: Drawing; className: string }) {
  const { width, height, zones = [], area, scale, tracks, marks, labels } = drawing;
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: it's named by the picture or the navigation around it
    <svg className={className} width={width} height={height} fill="none">
      {zones.map(({ at: [x, y], inner, ...size }) => (
        <rect
          key={`${x} ${y}`}
          className={inner ? "zone zone-inner" : "zone"}
          x={x}
          y={y}
          {...size}
        />
      ))}
      {area && <path className="zone" d={toPath(area)} />}
      {scale && <path className="scale" d={scale.at.map((x) => `M${x} 0V${scale.to}`).join("")} />}
      <Tracks tracks={tracks} />
      <Marks marks={marks} />
      <Labels labels={labels} hasScale={scale !== undefined} />
    </svg>
  );
}

/**
 * Lines, in the order given: a later one passes over an earlier one. Neighbours that look the same
 * share their element.
 */
export function Tracks({ tracks }: { tracks: readonly Track[] }) {
  return groupAlike(tracks).map(({ line, kind, stripe, d }) => (
    <Fragment key={`${line}${d}${kind}`}>
      <path className={`${kind} line-${line}`} d={d} />
      {stripe && <path className="track-stripe" d={d} />}
    </Fragment>
  ));
}

type TrackGroup = { line: Track["line"]; kind: string; stripe: boolean; d: string };

function groupAlike(tracks: readonly Track[]): TrackGroup[] {
  const groups: TrackGroup[] = [];
  for (const { line, points, dashed, thin, stripe = false } of tracks) {
    const kind = `track${dashed ? " track-dashed" : ""}${thin ? " track-thin" : ""}`;
    const last = groups.at(-1);
    const d = toPath(points);
    if (last?.line === line && last.kind === kind && last.stripe === stripe) last.d += d;
    else groups.push({ line, kind, stripe, d });
  }
  return groups;
}

/**
 * Marks of one kind share their elements: a mark is a short stroke with round or square ends, and
 * its ring a wider one below it.
 */
export function Marks({ marks }: { marks: readonly Mark[] }) {
  return kinds.map((kind) => {
    const same = marks.filter((mark) => mark.kind === kind);
    if (same.length === 0) return null;
    const d = toStrokes(same);
    if (kind === "open" || kind === "open-gate") {
      return same.map((mark) => <OpenMark key={toStrokes([mark])} mark={mark} />);
    }
    return (
      <Fragment key={kind}>
        <path className={`mark-ring mark-${kind}`} d={d} />
        <path
          className={`mark-ground mark-${kind}`}
          d={kind === "gate" ? toStrokes(same.map(insideGate)) : d}
        />
        {same.flatMap(({ passes = [] }) =>
          passes.map(({ line, at: [x, y] }) => (
            <path
              key={`${x} ${y}`}
              className={`mark-passage line-${line}`}
              d={`M${x - 3.5} ${y}h7`}
            />
          )),
        )}
        {kind === "done" && (
          <path
            className="mark-tick"
            d={same.map(({ at: [x, y] }) => `M${x - 4} ${y}l3 3 5-6`).join("")}
          />
        )}
      </Fragment>
    );
  });
}

/** A gate's ends are as thick as its sides. */
function insideGate({ at, to = at, ...gate }: Mark): Mark {
  const [dx, dy] = at[0] === to[0] ? [0, 3] : [3, 0];
  return { ...gate, at: [at[0] + dx, at[1] + dy], to: [to[0] - dx, to[1] - dy] };
}

/** A dashed frame can't be a wide stroke. */
function OpenMark({ mark: { kind, at, to = at } }: { mark: Mark }) {
  const [x, y] = at;
  if (kind === "open") return <circle className="mark-open" cx={x} cy={y} r="8" />;
  const side = (from: number, end: number) =>
    from === end ? [from - 7.5, 15] : [from + 1.5, end - from - 3];
  const [left, width] = side(x, to[0]);
  const [top, height] = side(y, to[1]);
  return <rect className="mark-open" x={left} y={top} width={width} height={height} rx="2" />;
}

type LabelsProps = {
  labels: readonly Label[];
  /** Whether they interrupt the hairlines of a scale. */
  hasScale?: boolean;
};

/** HTML, so that names look and behave like all other text. */
export function Labels({ labels, hasScale = false }: LabelsProps) {
  return labels.map((label) => {
    const [x, y] = label.at;
    return (
      <foreignObject
        key={`${x} ${y} ${label.title} ${label.note}`}
        x={round(x)}
        y={round(y)}
        width="1"
        height="1"
      >
        <LabelText label={label} hasScale={hasScale} />
      </foreignObject>
    );
  });
}

function LabelText({ label, hasScale }: { label: Label; hasScale: boolean }) {
  const { h, v, title, note, size, to, stop, links } = label;
  // A single text is styled by the box that places it, unless it has its own ground or size.
  const isOne = size === undefined && (to || !hasScale) && !(title && note);
  // A name starts at its place and is below it unless a class says otherwise.
  const place = [
    h !== "start" && h,
    v !== "below" && v,
    size,
    links && "rows",
    isOne && (title ? "title" : "note"),
  ]
    .filter(Boolean)
    .map((word) => ` label-${word}`)
    .join("");
  const words = isOne ? (
    (title ?? note)
  ) : (
    <>
      {title && <b>{title}</b>}
      {note && <small>{note}</small>}
    </>
  );
  const named = links ?? (to && [{ to, name: words }]);
  return (
    <div className={`label${place}`}>
      {named
        ? named.map((link) => (
            <a key={link.to} href={link.to} data-stop={stop}>
              {link.name}
            </a>
          ))
        : words}
    </div>
  );
}

const kinds: readonly MarkKind[] = [
  "gate",
  "open-gate",
  "tiny",
  "small",
  "station",
  "open",
  "full",
  "done",
  "capsule",
];
