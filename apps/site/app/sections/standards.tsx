import { Labels, Marks } from "#app/drawings/drawing.tsx";
import type { MarkKind } from "#app/drawings/geometry.ts";
import { sectionWords } from "#content/messages/layout.ts";
import type { ImplementationStatus, Standards as Words } from "#content/pages/security.ts";

type Standard = Words["standards"][number];

/** How each status looks: its line has the colour of an area, and its last mark a shape. */
const looks: Record<Standard["status"], { line: string; mark: MarkKind }> = {
  Implemented: { line: "line-product", mark: "done" },
  "Assessment Completed": { line: "line-product", mark: "station" },
  "Implementation in Progress": { line: "line-company", mark: "open" },
};

/** Standards on one axis: how far each has come, and its status in words. */
export function Standards({ words: { standards, axis } }: { words: Words }) {
  return (
    <div className="standards">
      <ul>
        {standards.map((standard) => (
          <li key={standard.title}>
            <div>
              <h3>{standard.title}</h3>
              <p>{standard.description}</p>
            </div>
            <Progress standard={standard} />
          </li>
        ))}
      </ul>
      <div className="standards-axis" aria-hidden="true">
        {axis.map((mark) => (
          <span key={mark}>
            <span>{`${mark}%`}</span>
          </span>
        ))}
      </div>
    </div>
  );
}

/** Lengths are attributes, because the policy allows no style in the HTML. */
function Progress({ standard: { title, status, progress } }: { standard: Standard }) {
  const { line, mark } = looks[status];
  const at = `${progress}%`;
  return (
    <div className={`standard-progress ${line}`}>
      <span className="sr-only">{at}</span>
      <span
        role="progressbar"
        aria-label={sectionWords.progress(title)}
        aria-valuenow={progress}
        aria-valuemin={0}
        aria-valuemax={100}
      >
        <svg className="standard-line" width="100%" height="46" fill="none" aria-hidden="true">
          {progress < 100 && (
            <line className="track track-dashed" x1={at} x2="100%" y1="35" y2="35" />
          )}
          <line className="track" x1="0" x2={at} y1="35" y2="35" />
          <Marks marks={[{ kind: "station", at: [0, 35] }]} />
          <svg x={at} aria-hidden="true">
            <Marks marks={[{ kind: mark, at: [0, 35] }]} />
            <Labels labels={[{ at: [0, 22], h: "centre", v: "above", title: at }]} />
          </svg>
        </svg>
      </span>
      <strong>{status}</strong>
    </div>
  );
}

type TitledBulletsProps = { title: string; items: readonly string[] };

/** A short list under a small heading. */
export function TitledBullets({ title, items }: TitledBulletsProps) {
  return (
    <div>
      <h3 className="mb-2 text-17/[1.6]">{title}</h3>
      <ul className="bullets">
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </div>
  );
}

type Item = ImplementationStatus["items"][number];

const gates: Record<Item["status"], string> = {
  Completed: "gate-stop",
  "In Progress": "gate-stop gate-stop-open",
};

/** Controls as gates on one line, which is dashed where the work isn't finished. */
export function StatusLine({ items }: { items: readonly Item[] }) {
  return (
    <ul className="status-line line-company">
      {items.map(({ title, text, status }) => (
        <li key={title} className={gates[status]}>
          <h3>{title}</h3>
          <p>{text}</p>
          <strong>{status}</strong>
        </li>
      ))}
    </ul>
  );
}
