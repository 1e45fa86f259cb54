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
        <h3>Files so far</h3>
        <p className="sim-file">
          <code>{picture.directory}</code>{" "}
          <span>{isSplit ? `${items} written by Split` : "to come"}</span>
        </p>
        <p className="sim-file">
          <code>{picture.gathered}</code> <span>{`${moment.finished} of ${items} gathered`}</span>
        </p>
        <ul>
          {rows.map(({ index, result: name }) => (
            <li className="sim-file" key={index}>
              <code>{name}</code> <span>{wordFor(moment, index)}</span>
            </li>
          ))}
        </ul>
        <p className="sim-file">
          <code>{result.file}</code> <span>{isDone ? "written by Reduce" : "to come"}</span>
        </p>
        {isDone && <Shell text={result.text} label={`Content of ${result.file}`} />}
      </section>
      {row && (
        <section>
          <h3>{`What worker ${row.index} sees`}</h3>
          <VariableList variables={row.variables} />
          <Shell text={map.command} label={map.task} />
          <p>
            Its file holds <q>{row.text.trim()}</q>.{" "}
            {["leaving", "gathered"].includes(moment.rows[row.index] ?? "") && (
              <>
                It has written <q>{row.resultText.trim()}</q> to <code>{map.writes}</code>, which is
                kept as <code>{`${picture.gathered}${row.result}`}</code>.
              </>
            )}
          </p>
        </section>
      )}
      <section>
        <h3>What Reduce sees</h3>
        <VariableList variables={reduce.variables} />
        <Shell text={reduce.command} label={reduce.task} />
        <p>Names are padded to five digits, so sorting by name keeps the order of the pages.</p>
      </section>
    </div>
  );
}

function wordFor({ rows }: Moment, index: number): string {
  const state = rows[index];
  if (state === "gathered") return "gathered";
  return state === "leaving" ? "arriving" : "to come";
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
