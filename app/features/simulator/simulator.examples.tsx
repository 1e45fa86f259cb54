import type { ReactNode } from "react";
import { firstPicture as finished } from "#derived/simulator.ts";
import { AtAddress } from "#tests/gallery/at-address.tsx";
import type { Examples } from "#tests/gallery/examples.ts";
import { Choices } from "./choices.tsx";
import { Editor } from "./editor.tsx";
import { firstPicture } from "./picture.ts";
import { firstChoice, sampleReport, toAddress, wiringText } from "./sample.ts";
import { Panels, Simulation } from "./simulation.tsx";
import { Simulator } from "./simulator.tsx";
import { Tracks } from "./tracks.tsx";
import { runTrial } from "./trial.ts";
import { Workbench } from "./workbench.tsx";

const picture = firstPicture();
const [, , , moment] = picture.moments;
if (!moment) throw new Error("The first run has fewer than four moments.");

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
  parts: () =>
    at(
      <div className="simulator">
        <Choices choice={{ ...firstChoice, written: broken }} onChoice={() => undefined} />
        <Tracks {...{ picture, moment, chosen: 0, onChoose: undefined, more: null }} />
        <Panels picture={picture} moment={moment} chosen={0} />
        <Editor written={broken} findings={runTrial(broken).findings} onWritten={() => undefined} />
      </div>,
    ),
} satisfies Examples;
