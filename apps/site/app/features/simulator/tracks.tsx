import type { ReactNode } from "react";
import { grouped } from "#content/messages/amounts.ts";
import { simulatorWords } from "#content/messages/simulator.ts";
import type { Moment, Picture, Row, RowState } from "./picture.ts";

type TracksProps = {
  picture: Picture;
  moment: Moment;
  chosen: number;
  onChoose: ((index: number) => void) | undefined;
  more: ReactNode;
};

/** Straight tracks between two capsules, one for each file. A file keeps its row all the way. */
export function Tracks({ picture, moment, chosen, onChoose, more }: TracksProps) {
  const { stage } = moment;
  return (
    <div className="p-6 bg-sunken">
      <div className="sim-map">
        <p className="sim-end">
          <code>{picture.input}</code>
          <Track done />
        </p>
        <p className="sim-capsule">
          <span>{simulatorWords.split}</span>
        </p>
        <div className="sim-middle">
          <div className="sim-row sim-head">
            <p className="sim-folder">
              <code>{picture.directory}</code>
            </p>
            <p className="sim-side">{workers(picture.items)}</p>
            <p className="sim-folder">
              <code>{picture.gathered}</code>
            </p>
          </div>
          <ol>
            {picture.rows.map((row, index) => (
              <li className="sim-row" key={row.index}>
                <Track done={stage >= 0} />
                <Chip name={row.item} here={stage >= 0} />
                <Track
                  done={!["waiting", "arriving"].includes(moment.rows[index] ?? "")}
                  carries={moment.rows[index] === "arriving" ? row.item : undefined}
                />
                <Worker
                  row={row}
                  state={moment.rows[index] ?? "waiting"}
                  isChosen={row.index === chosen}
                  onChoose={onChoose}
                />
                <Track
                  done={moment.rows[index] === "gathered"}
                  carries={moment.rows[index] === "leaving" ? row.result : undefined}
                />
                <Chip name={row.result} here={moment.rows[index] === "gathered"} />
                <Track done={stage >= 4} />
              </li>
            ))}
            {more}
          </ol>
        </div>
        <p className="sim-capsule">
          <span>{simulatorWords.reduce}</span>
        </p>
        <p className="sim-end sim-last">
          <code>{picture.result.file}</code>
          <Track done={stage >= 5} />
        </p>
      </div>
    </div>
  );
}

function workers(items: number): string {
  return items === 1 ? simulatorWords.oneWorker : simulatorWords.workers(grouped(items));
}

/** A piece of track: solid where a file has passed, dashed where it's to come. */
function Track({ done, carries }: { done: boolean; carries?: string | undefined }) {
  return (
    <span className="sim-track" data-done={done} aria-hidden="true">
      {carries && (
        <span className="sim-dot">
          <code>{carries}</code>
        </span>
      )}
    </span>
  );
}

/** A file in its directory. */
function Chip({ name, here }: { name: string; here: boolean }) {
  return (
    <span className="sim-slot">
      <code className="sim-chip" data-here={here}>
        {name}
        {!here && <span className="sr-only">{simulatorWords.notThere}</span>}
      </code>
    </span>
  );
}

type WorkerProps = {
  row: Row;
  state: RowState;
  isChosen: boolean;
  onChoose: ((index: number) => void) | undefined;
};

function Worker({ row, state, isChosen, onChoose }: WorkerProps) {
  const name = simulatorWords.worker(row.index);
  return (
    <div className="sim-worker" data-chosen={isChosen} data-state={state}>
      <p>
        {onChoose ? (
          <button type="button" aria-pressed={isChosen} onClick={() => onChoose(row.index)}>
            {name}
          </button>
        ) : (
          <strong>{name}</strong>
        )}{" "}
        <span>{wordFor(state, row.seconds)}</span>
      </p>
      <VariableList variables={row.variables} />
    </div>
  );
}

/** Variables as a worker finds them. */
export function VariableList({ variables }: { variables: Row["variables"] }) {
  return (
    <dl className="sim-variables">
      {variables.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function wordFor(state: RowState, seconds: string): string {
  if (state === "waiting") return simulatorWords.workerToCome;
  if (state === "arriving") return simulatorWords.starting;
  return state === "working" ? simulatorWords.working : simulatorWords.finishedIn(seconds);
}
