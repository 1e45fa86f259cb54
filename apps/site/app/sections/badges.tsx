import type { LineId } from "@yno/brand/site";
import { lineClass } from "#app/ui/line-colour.ts";

type BadgesProps = { badges: readonly string[]; line: LineId };

/** Short facts under a heading, each at a station. */
export function Badges({ badges, line }: BadgesProps) {
  return (
    <ul className={`badges ${lineClass[line]}`}>
      {badges.map((badge) => (
        <li key={badge}>
          <span className="station" aria-hidden="true" />
          {` ${badge}`}
        </li>
      ))}
    </ul>
  );
}
