import { planWorkflow } from "@yno/molfar/wiring/plan-workflow";
import type { Wiring } from "@yno/molfar/wiring/wiring";
import { type Choice, firstChoice, imageKey, reportFile, toWiring } from "./choice.ts";
import { createPicture, type Picture } from "./picture.ts";
import { sampleImage, sampleReport, sampleWorkers } from "./sample-image.ts";
import { type Simulation, simulate } from "./simulate.ts";

/** Plans a wiring over the sample image, with the same code as the command. */
export function planned(wiring: Wiring) {
  return planWorkflow(wiring, new Map([...wiring.images.keys()].map((key) => [key, sampleImage])));
}

/** Runs a wiring that holds over a report. */
export function runSample(plan: Parameters<typeof simulate>[0], report: string): Simulation {
  return simulate(plan, new Map([[reportFile, report]]), sampleWorkers);
}

/** The run of a choice whose wiring hasn't been edited. */
export function runOfChoice(choice: Choice): Simulation {
  const { plan } = planned(toWiring(choice));
  if (!plan) throw new Error(`The wiring of the key '${imageKey}' has findings.`);
  return runSample(plan, sampleReport(choice.files));
}

/** The picture of the choice that the simulator starts with. */
export function firstPicture(): Picture {
  const picture = createPicture(runOfChoice(firstChoice));
  if (!picture) throw new Error("The first choice of the simulator has no picture.");
  return picture;
}

/** What the page shows before the simulator is opened: only the last moment is drawn there. */
export function finishedPicture(): Picture {
  const picture = firstPicture();
  const last = picture.moments.length - 1;
  const moments = picture.moments.map((moment, at) =>
    at === last ? moment : { ...moment, rows: [] },
  );
  return { ...picture, moments };
}
