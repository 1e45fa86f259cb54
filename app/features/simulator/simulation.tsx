import "./simulator.css";
import { Fragment } from "react";
import { Panels } from "./panels.tsx";
import type { Moment, Picture } from "./picture.ts";
import { stages } from "./picture.ts";
import { Tracks } from "./tracks.tsx";

type SimulationProps = {
  picture: Picture;
  /** The moment that is drawn. */
  at: number;
  /** The worker whose variables are shown. */
  chosen: number;
  /** Without it, the drawing only stands there. */
  onChoose?: (index: number) => void;
};

/** A run at one moment: its five stages, its tracks, what happens, and what its workers find. */
export function Simulation({ picture, at, chosen, onChoose }: SimulationProps) {
  const moment = picture.moments[at] ?? picture.moments[0];
  if (!moment) return null;
  return (
    <>
      <ol className="sim-stages" aria-label="Stages">
        {stages.map((stage, index) => (
          <li
            key={stage}
            data-state={stateOf(index, moment)}
            aria-current={moment.stage === index ? "step" : undefined}
          >
            <strong>{`${index + 1} ${stage}`}</strong> {noteOf(index, picture, moment)}
          </li>
        ))}
      </ol>
      <Tracks picture={picture} moment={moment} chosen={chosen} onChoose={onChoose} />
      <p className="sim-says">
        <strong>{titleOf(moment)}</strong> {moment.says}
      </p>
      <Panels picture={picture} moment={moment} chosen={chosen} />
      <StepTable picture={picture} at={at} />
    </>
  );
}

/** The moments in words, for those who don't see the drawing or would rather read. */
function StepTable({ picture, at }: { picture: Picture; at: number }) {
  return (
    <details className="sim-steps">
      <summary>All steps as a table</summary>
      <table>
        <thead>
          <tr>
            <th scope="col">Step</th>
            <th scope="col">What happens</th>
          </tr>
        </thead>
        <tbody>
          {picture.moments.slice(1).map(({ stage, says }, index) => (
            <tr key={says} aria-current={index + 1 === at ? "step" : undefined}>
              <th scope="row">{`${index + 1}. ${stages[stage] ?? "Done"}`}</th>
              <td>{says}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <dl>
        {picture.rows.map(({ index, item, text, result, resultText }) => (
          <Fragment key={index}>
            <dt>{`Worker ${index}`}</dt>
            <dd>
              <code>{item}</code> holds <q>{text.trim()}</q>, <code>{result}</code> holds{" "}
              <q>{resultText.trim()}</q>.
            </dd>
          </Fragment>
        ))}
      </dl>
    </details>
  );
}

/** What is said of a moment before its sentence. */
export function titleOf({ stage }: Moment): string {
  if (stage < 0) return "Ready.";
  const name = stages[stage];
  return name ? `Step ${stage + 1} of ${stages.length}, ${name}.` : "Finished.";
}

function stateOf(index: number, { stage }: Moment): "done" | "now" | "later" {
  if (index === stage) return "now";
  return index < stage ? "done" : "later";
}

function noteOf(index: number, picture: Picture, { finished, stage }: Moment): string {
  const notes = [
    picture.input,
    "one for each file",
    stage < 2 ? picture.map.task : `${finished} of ${picture.items} finished`,
    "in index order",
    picture.result.file,
  ];
  return notes[index] ?? "";
}
