import type { ReactNode } from "react";
import { useAnnouncement } from "#app/ui/announcer.tsx";
import { simulatorWords } from "#content/words/simulator.ts";
import { Panels } from "./panels.tsx";
import type { Moment, Picture } from "./picture.ts";
import { Tracks } from "./tracks.tsx";
import "./simulator.css";

const stages = [
  simulatorWords.split,
  simulatorWords.startWorkers,
  simulatorWords.map,
  simulatorWords.gather,
  simulatorWords.reduce,
] as const;

export type SimulationProps = {
  picture: Picture;
  /** The moment that is drawn. */
  at: number;
  /** The worker whose variables are shown. */
  chosen: number;
  /** Without it, the drawing is still. */
  onChoose?: (index: number) => void;
  /** Shown below the rows when there are more items than rows. */
  more?: ReactNode;
};

/** A run at one moment: its five stages, its tracks, what happens, and what its workers find. */
export function Simulation({ picture, at, chosen, onChoose, more }: SimulationProps) {
  const moment = picture.moments[at] ?? picture.moments[0];
  useAnnouncement(moment ? `${momentTitle(moment)} ${moment.says}` : "");
  if (!moment) return null;
  return (
    <>
      <ol className="sim-stages" aria-label={simulatorWords.stages}>
        {stages.map((stage, index) => (
          <li
            key={stage}
            data-state={stageState(index, moment)}
            aria-current={moment.stage === index ? "step" : undefined}
          >
            <strong>{`${index + 1} ${stage}`}</strong> {stageNote(index, picture, moment)}
          </li>
        ))}
      </ol>
      <Tracks picture={picture} moment={moment} chosen={chosen} onChoose={onChoose} more={more} />
      <p className="sim-says">
        <strong>{momentTitle(moment)}</strong> {moment.says}
      </p>
      <Panels picture={picture} moment={moment} chosen={chosen} />
      <StepTable picture={picture} />
    </>
  );
}

/** The moments in words, for visitors who can't see the drawing or prefer to read. */
function StepTable({ picture }: { picture: Picture }) {
  return (
    <details className="sim-steps">
      <summary>{simulatorWords.allSteps}</summary>
      <table>
        <thead>
          <tr>
            <th scope="col">{simulatorWords.step}</th>
            <th scope="col">{simulatorWords.whatHappens}</th>
          </tr>
        </thead>
        <tbody>
          {picture.moments.slice(1).map(({ stage, says }, index) => (
            <tr key={says}>
              <th scope="row">{`${index + 1}. ${stages[stage] ?? simulatorWords.done}`}</th>
              <td>{says}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

/** The label before the sentence for a moment. */
function momentTitle({ stage }: Moment): string {
  if (stage < 0) return simulatorWords.ready;
  const name = stages[stage];
  return name ? simulatorWords.stepOf(stage + 1, stages.length, name) : simulatorWords.finished;
}

function stageState(index: number, { stage }: Moment): "done" | "now" | "later" {
  if (index === stage) return "now";
  return index < stage ? "done" : "later";
}

function stageNote(index: number, picture: Picture, { finished, stage }: Moment): string {
  const notes = [
    picture.input,
    simulatorWords.oneForEachFile,
    stage < 2 ? picture.map.task : simulatorWords.ofFinished(finished, picture.items),
    simulatorWords.inIndexOrder,
    picture.result.file,
  ];
  return notes[index] ?? "";
}
