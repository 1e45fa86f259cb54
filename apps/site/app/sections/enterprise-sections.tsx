import type { LineId } from "@yno/brand/site";
import { ArrivingLines } from "#app/drawings/arriving-lines.tsx";
import { round } from "#app/drawings/geometry.ts";
import type { EnterpriseFeatures, Impact } from "#content/pages/enterprise.ts";
import { LineList } from "./section.tsx";

type BeforeAndAfterProps = {
  /** An amount with its unit, such as '9 days', or a share, such as '5 in 100'. */
  before: string;
  after: string;
  words: { before: string; after: string };
};

/** Up to so many, a whole number of things is counted, one section each. */
const mostSections = 12;

/**
 * Two amounts on one scale: as lengths, in sections where they are few, and as dots where they are
 * a share of a whole. The words carry them; the drawing is for the eye.
 */
export function BeforeAndAfter({ before, after, words }: BeforeAndAfterProps) {
  const [old, now] = [amountOf(before), amountOf(after)];
  const whole = Number(/\bin (\d+)$/.exec(before)?.[1] ?? 0);
  const sections = old <= mostSections && !before.startsWith("SGD");
  return (
    <dl className={whole ? "pair pair-shares" : "pair"}>
      <div>
        <dt>{words.before}</dt>
        <dd>{before}</dd>
        {whole ? (
          <Dots count={old} whole={whole} />
        ) : (
          <Length share={1} sections={sections ? old : 1} />
        )}
      </div>
      <div className="pair-after line-plans">
        <dt>{words.after}</dt>
        <dd className={whole ? undefined : "sr-only"}>{after}</dd>
        {whole ? (
          <Dots count={now} whole={whole} />
        ) : (
          <Length share={now / old} sections={sections ? now : 1} figure={after} />
        )}
      </div>
    </dl>
  );
}

/** The number in an amount, as it's written here: '41 min', 'SGD 1,200', '5 in 100'. */
function amountOf(text: string): number {
  return Number(/[\d,.]+/.exec(text)?.[0].replaceAll(",", ""));
}

type LengthProps = {
  /** Of the width. */
  share: number;
  sections: number;
  /** What is written at its end. */
  figure?: string;
};

/** A line from the left edge. */
function Length({ share, sections, figure }: LengthProps) {
  const end = `${round(share * 100)}%`;
  const stations = Array.from(
    { length: sections + 1 },
    (_, index) => (share * 100 * index) / sections,
  );
  return (
    <svg className="pair-length" height="22" fill="none" aria-hidden="true">
      <line className="pair-line" x1="0" x2={end} y1="11" y2="11" />
      {stations.map((place, index) => {
        const isEnd = index === 0 || index === sections;
        return <circle key={place} cx={`${round(place)}%`} cy="11" r={isEnd ? 8 : 5} />;
      })}
      {figure && (
        <foreignObject x={end} y="11" width="1" height="1">
          <div className="label label-beside">
            <b className="pair-figure">{figure}</b>
          </div>
        </foreignObject>
      )}
    </svg>
  );
}

/** A dot for each of a hundred, the ones that count larger. */
function Dots({ count, whole }: { count: number; whole: number }) {
  const dots = Array.from({ length: whole }, (_, index) => {
    const [column, row] = [index % 20, Math.floor(index / 20)];
    return `M${7 + column * 11} ${7 + row * 12}h0`;
  });
  return (
    <svg
      className="pair-dots"
      viewBox={`2.5 0 215.5 ${14 + Math.ceil(whole / 20 - 1) * 12}`}
      fill="none"
      aria-hidden="true"
    >
      <path className="pair-dots-rest" d={dots.slice(count).join("")} />
      <path className="pair-dots-counted" d={dots.slice(0, count).join("")} />
    </svg>
  );
}

/** Before, after, and how it's measured. */
export function ImpactCards({ words }: { words: Impact }) {
  return (
    <>
      <ul className="impact">
        {words.cards.map(({ title, before, after, measure }) => (
          <li key={title}>
            <h3>{title}</h3>
            <BeforeAndAfter before={before} after={after} words={words.columns} />
            <p className="text-ink-2">{measure}</p>
          </li>
        ))}
      </ul>
      <p className="note mt-8">{words.note}</p>
    </>
  );
}

type LinesOfFeaturesProps = {
  words: Pick<EnterpriseFeatures, "groups" | "features">;
  line: LineId;
};

/** Features on lines of one colour, which come out of the sidebar as in the footer. */
export function LinesOfFeatures({ words: { groups, features }, line }: LinesOfFeaturesProps) {
  return (
    <div className="feature-lines">
      <ArrivingLines className="feature-tracks" line={line} columns={groups.length} />
      {groups.map((group) => (
        <div key={group}>
          <h3 className="feature-group">{group}</h3>
          <LineList
            line={line}
            level={4}
            stops={features
              .filter((feature) => feature.group === group)
              .map(({ title, text }) => ({ key: title, title, text }))}
          />
        </div>
      ))}
    </div>
  );
}
