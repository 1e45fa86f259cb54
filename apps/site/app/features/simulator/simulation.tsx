import type { ReactNode } from "react";
import { useAnnouncement } from "#app/ui/announcer.tsx";
import { simulatorWords } from "#content/messages/simulator.ts";
import type { Moment, Picture } from "./picture.ts";
import { Tracks, VariableList } from "./tracks.tsx";

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

type PanelsProps = { picture: Picture; moment: Moment; chosen: number };

/** The contents of the directories, and the variables of the chosen worker and the reduce step. */
function Panels({ picture, moment, chosen }: PanelsProps) {
  const { rows, map, reduce, result, items } = picture;
  const row = rows[chosen] ?? rows[0];
  const isSplit = moment.stage >= 0;
  const isDone = moment.stage >= 5;
  return (
    <div className="sim-panels">
      <section>
        <h3>{simulatorWords.filesSoFar}</h3>
        <p className="sim-file">
          <code>{picture.directory}</code>{" "}
          <span>{isSplit ? simulatorWords.writtenBySplit(items) : simulatorWords.toCome}</span>
        </p>
        <p className="sim-file">
          <code>{picture.gathered}</code>{" "}
          <span>{simulatorWords.ofGathered(moment.finished, items)}</span>
        </p>
        <ul>
          {rows.map(({ index, result: name }) => (
            <li className="sim-file" key={index}>
              <code>{name}</code> <span>{wordFor(moment, index)}</span>
            </li>
          ))}
        </ul>
        <p className="sim-file">
          <code>{result.file}</code>{" "}
          <span>{isDone ? simulatorWords.writtenByReduce : simulatorWords.toCome}</span>
        </p>
        {isDone && <Shell text={result.text} label={simulatorWords.contentOf(result.file)} />}
      </section>
      {row && (
        <section>
          <h3>{simulatorWords.whatWorkerSees(row.index)}</h3>
          <VariableList variables={row.variables} />
          <Shell text={map.command} label={map.task} />
          <p>
            {simulatorWords.itsFileHolds} <q>{row.text.trim()}</q>.{" "}
            {["leaving", "gathered"].includes(moment.rows[row.index] ?? "") && (
              <>
                {simulatorWords.itHasWritten} <q>{row.resultText.trim()}</q> {simulatorWords.to}{" "}
                <code>{map.writes}</code>
                {simulatorWords.keptAs} <code>{`${picture.gathered}${row.result}`}</code>.
              </>
            )}
          </p>
        </section>
      )}
      <section>
        <h3>{simulatorWords.whatReduceSees}</h3>
        <VariableList variables={reduce.variables} />
        <Shell text={reduce.command} label={reduce.task} />
        <p>{simulatorWords.paddedNames}</p>
      </section>
    </div>
  );
}

function wordFor({ rows }: Moment, index: number): string {
  const state = rows[index];
  if (state === "gathered") return simulatorWords.gathered;
  return state === "leaving" ? simulatorWords.arriving : simulatorWords.toCome;
}

/** A command or the content of a file. */
function Shell({ text, label }: { text: string; label: string }) {
  return (
    <figure className="sim-shell">
      <figcaption>{label}</figcaption>
      <pre>
        <code>{text}</code>
      </pre>
    </figure>
  );
}
