import type { LineId } from "@yno/brand/lines";
import { ArrivingLines } from "#app/drawings/arriving-lines.tsx";
import type { EnterpriseFeatures } from "#content/schema/enterprise.ts";
import { LineList } from "./line-list.tsx";
import "./lists.css";

type LinesOfFeaturesProps = {
  words: Pick<EnterpriseFeatures, "groups" | "features">;
  line: LineId;
};

/** Features on lines of one colour, which come out of the sidebar as in the footer. */
export function LinesOfFeatures({ words: { groups, features }, line }: LinesOfFeaturesProps) {
  return (
    <div className="feature-lines">
      <ArrivingLines
        className="feature-tracks"
        lines={groups.map(() => line)}
        pitch={12}
        thickness={8}
        gap={40}
        station={10}
        height={136}
      />
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
