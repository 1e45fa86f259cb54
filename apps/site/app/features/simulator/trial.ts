import { readWiring } from "@yno/molfar/wiring/read-wiring";
import type { Content } from "@yno/molfar/wiring/simulate";
import type { WiringFinding } from "@yno/molfar/wiring/wiring-findings";
import { workbenchWords } from "#content/messages/simulator-workbench.ts";
import { createPicture, type Picture, planned, runSample, shown } from "./picture.ts";
import type { Choice } from "./sample.ts";

export type Written = NonNullable<Choice["written"]>;

/** The result of an edited wiring. @property note the message shown when nothing can be drawn */
export type Trial = {
  picture: Picture | undefined;
  findings: readonly WiringFinding[];
  note: string;
};

/** Reads, plans and runs what a visitor has written. Never throws. */
export function runTrial({ wiring: text, report }: Written): Trial {
  const reading = readWiring(text);
  if (!reading.wiring) return refused(reading.findings);
  const { plan, findings } = planned(reading.wiring);
  if (!plan) return refused(findings);
  const simulation = runSample(plan, report);
  if (!simulation.ok) {
    const { step, failure } = simulation;
    const note = workbenchWords.stepFails(step, failure.code, failure.message);
    return { picture: undefined, findings: [], note };
  }
  const picture = createPicture(simulation);
  if (picture) return { picture, findings: [], note: "" };
  const results = [...simulation.outputs].map(([name, content]) => `${name}: ${inWords(content)}`);
  const note = [
    workbenchWords.notDrawn,
    ...(results.length > 0 ? [workbenchWords.itsOutputsAre, results.join(", ")] : []),
  ].join(" ");
  return { picture: undefined, findings: [], note };
}

function refused(findings: readonly WiringFinding[]): Trial {
  const count = workbenchWords.findingCount(findings.length);
  const note = workbenchWords.inWiringFile(count);
  return { picture: undefined, findings, note };
}

function inWords(content: Content): string {
  return typeof content === "string"
    ? `'${shown(content).trim()}'`
    : workbenchWords.directory(content.size);
}
