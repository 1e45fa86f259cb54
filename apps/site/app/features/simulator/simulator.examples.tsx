import type { ReactNode } from "react";
import { firstPicture as finished } from "#content/derived/simulator.ts";
import { AtAddress } from "#tests/gallery/at-address.tsx";
import type { Examples } from "#tests/gallery/examples.ts";
import { Editor } from "./editor.tsx";
import { firstPicture } from "./picture.ts";
import { firstChoice, sampleReport, toAddress, wiringText } from "./sample.ts";
import { Simulation } from "./simulation.tsx";
import { Simulator } from "./simulator.tsx";
import { runTrial } from "./trial.ts";
import { Workbench } from "./workbench.tsx";

const picture = firstPicture();

const broken = {
  wiring: wiringText(firstChoice).replace("split.parts", "split.part"),
  report: sampleReport(4),
};

const at = (view: ReactNode) => (
  <AtAddress address="/docs/artifact-transformation">{view}</AtAddress>
);

export const examples = {
  "before it is opened": () => <Simulator picture={finished} />,
  "at work": () => <Workbench hash="" Simulation={Simulation} />,
  "at work on 1,000 files": () => (
    <Workbench hash={toAddress({ ...firstChoice, files: 1000 })} Simulation={Simulation} />
  ),
  "at work on an edited wiring with a finding": () =>
    at(<Workbench hash={toAddress({ ...firstChoice, written: broken })} Simulation={Simulation} />),
  "in the middle of a run": () => (
    <div className="simulator">
      <Simulation picture={picture} at={4} chosen={1} onChoose={() => undefined} />
    </div>
  ),
  "the editor": () =>
    at(
      <Editor written={broken} findings={runTrial(broken).findings} onWritten={() => undefined} />,
    ),
} satisfies Examples;
