import { useFilterQuery } from "#app/browser/filter-query.ts";
import type { SealedRun } from "#content/schema/run.ts";
import { stepOfAddress } from "./replay.ts";
import { RunCaption } from "./run-caption.tsx";
import { RunView } from "./run-view.tsx";

/** A run that the HTML of its page holds in full. The address follows its steps. */
export function FlagshipRun({ run }: { run: SealedRun }) {
  const { values, replace } = useFilterQuery(["open", "step"]);
  const asked = values.open === run.id ? stepOfAddress(values.step) : null;
  return (
    <div id="sample-run" data-worked-example="">
      <RunView
        run={run}
        level={3}
        asked={asked}
        onShow={(index) => replace({ open: run.id, step: String(index + 1) })}
        isStatic
      />
      <RunCaption />
    </div>
  );
}
