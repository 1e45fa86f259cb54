import { Picture } from "#app/drawings/drawing.tsx";
import { drawWeek } from "#app/drawings/week.ts";
import type { ServiceLevels as Words } from "#content/schema/support.ts";
import { FactTable } from "./fact-table.tsx";

/** Uptime and support by plan, and how a credit for missed uptime is worked out. */
export function ServiceLevels({ words }: { words: Words }) {
  const { heading, columns, rows, week, credit, more } = words;
  return (
    <>
      <div className="mb-10">
        <Picture sizes={drawWeek(week)} text={week.text} />
      </div>
      <FactTable
        caption={heading}
        columns={[columns.topic, columns.community, columns.sme, columns.enterprise]}
        rows={rows.map(({ topic, community, sme, enterprise }) => ({
          key: topic,
          cells: [topic, community, sme, enterprise],
        }))}
      />
      <p className="mt-6 max-w-[44rem]">
        {more.text} <a href={more.to}>{more.label}</a>
      </p>
      <p className="note mt-2 max-w-[44rem]">{credit}</p>
    </>
  );
}
