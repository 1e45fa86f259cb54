import type { SealedRun } from "#content/schema/run.ts";
import { RunView } from "./run-view.tsx";
import { useRunAddress } from "./use-run-address.ts";

/** A run that the HTML of its page holds in full. The address follows its steps. */
export function FlagshipRun({ run }: { run: SealedRun }) {
  const { asked, ask } = useRunAddress(run.id);
  return (
    <div id="sample-run" data-worked-example="">
      <RunView run={run} level={3} asked={asked} onShow={ask} isStatic />
    </div>
  );
}
