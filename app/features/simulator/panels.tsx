import { simulatorWords } from "#content/words/simulator.ts";
import type { Moment, Picture } from "./picture.ts";
import "./simulator.css";
import { VariableList } from "./tracks.tsx";

type PanelsProps = { picture: Picture; moment: Moment; chosen: number };

/** The contents of the directories, and the variables of the chosen worker and the reduce step. */
export function Panels({ picture, moment, chosen }: PanelsProps) {
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
