import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { caseFolder, runCase } from "../conformance/run-case.ts";
import type { RunEvent } from "../contract/events.ts";
import type { Executor, Start, WorkerEnd } from "./executor.ts";
import { lockState } from "./run-record.ts";

/** A step whose image isn't ready, which throws once `quick` has ended; meanwhile `slow` is running. */
const wiring = `version: 1
name: One step throws
concurrency: 4
images:
  w: {definition: definition.json, process: [sh, worker.sh]}
  none: {definition: definition.json}
steps:
  quick: {image: w, task: Half}
  slow: {image: w, task: Half}
  broken: {image: none, task: Use, in: {in: {from: quick.one}}}
  later: {image: w, task: Use, in: {in: {from: slow.one}}}
`;

/** The folder of the run that an attempt belongs to. */
const runOf = ({ folder }: Start) => join(folder.path, "../../../..");

test("where a step throws, the others are stopped, and the run is held until they have ended", async () => {
  const folder = caseFolder("k14-missing-output", onTestFinished);
  writeFileSync(join(folder, "workflow.yaml"), wiring);
  const slowRuns = Promise.withResolvers<WorkerEnd>();
  const slowEnds = Promise.withResolvers<WorkerEnd>();
  const seen: string[] = [];
  let run = "";
  const executor: Executor = {
    name: "scripted",
    paths: ({ in: input, out, tmp }) => ({ in: input, out, tmp }),
    start(start) {
      for (const file of ["one.txt", "two.txt"]) writeFileSync(join(start.folder.out, file), "1");
      run = runOf(start);
      const isSlow = start.name.includes("-slow-");
      if (isSlow) slowRuns.resolve({ exitCode: 0, signal: null });
      return {
        ...{ argv: [], onOutput() {} },
        signal(signal) {
          seen.push(signal);
          // Whatever the other step's failure has set off has happened by then.
          setImmediate(() => {
            seen.push(lockState(run));
            slowEnds.resolve({ exitCode: null, signal });
          });
        },
        ended: isSlow ? slowEnds.promise : slowRuns.promise,
      };
    },
  };
  const events: RunEvent[] = [];
  const options = { executor: () => executor, listener: (event: RunEvent) => events.push(event) };
  await expect(runCase(folder, "workflow.yaml", options)).rejects.toThrow(
    "The image of 'broken' isn't ready.",
  );
  expect(seen).toEqual(["SIGTERM", "held"]);
  expect(lockState(run)).toBe("free");
  const ends = events.flatMap((event) =>
    event.type === "step.finished" ? [`${event.step} ${event.outcome}`] : [],
  );
  expect(ends).toEqual(["quick succeeded", "slow cancelled", "later skipped"]);
  expect(events.at(-1)?.type).toBe("step.finished");
});
