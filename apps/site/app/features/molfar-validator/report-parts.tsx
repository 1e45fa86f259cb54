import type { Variable } from "@yno/molfar/environment";
import type { Finding, Place } from "@yno/molfar/finding";
import { restSentence } from "@yno/molfar/wording";
import type { MouseEvent } from "react";
import { reportWords } from "#content/messages/molfar-report.ts";
import type { Excerpt, Report, TaskType } from "./report.ts";
import "./report.css";

type FindingsProps = {
  findings: Excerpt<Finding>;
  /** Whether the structure is so wrong that the tasks cannot be shown. */
  hidesTasks: boolean;
  /** Id of the field that holds the text. */
  field: string;
  onShow: (place: Place) => void;
};

/** The findings as stations in the order of the text, each a way to its line. */
export function Findings({ findings, hidesTasks, field, onShow }: FindingsProps) {
  const { first, more } = findings;
  if (first.length === 0) return null;
  return (
    <>
      <ol className="w-full" aria-label={reportWords.findings}>
        {first.map(({ code, place, problem, remedy }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: one rule can be broken twice at one place
          <li key={index} className="finding">
            <p className="flex flex-wrap items-baseline justify-between gap-x-4">
              {place && (
                <a
                  className="pointer-coarse:-my-2.5 pointer-coarse:py-2.5"
                  href={`#${field}`}
                  onClick={(event: MouseEvent) => {
                    event.preventDefault();
                    onShow(place);
                  }}
                >
                  {reportWords.place(place.line, place.column)}
                </a>
              )}{" "}
              <code className="text-ink-3">{code}</code>
            </p>
            <p className="font-strong">{problem}</p>
            <p>{remedy}</p>
          </li>
        ))}
      </ol>
      {more > 0 && <p>{restSentence(more)}</p>}
      {hidesTasks && <p className="text-ink-2">{reportWords.hiddenTasks}</p>}
    </>
  );
}

type TasksProps = { tasks: NonNullable<Report["tasks"]>; everyTask: Report["everyTask"] };

/** The tasks of the image on one track, each with the environment that it will get. */
export function Tasks({ tasks: { first, more }, everyTask }: TasksProps) {
  const tracks = toTracks(first.map(({ type }) => type));
  return (
    <div>
      <h3 className="mt-8 mb-5 text-24/[1.2]">{reportWords.tasks}</h3>
      <ol>
        {first.map(({ name, description, type, variables }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two tasks of one name are a finding, not a fault
          <li key={index} className="task" data-type={type}>
            <TaskTrack tracks={tracks[index]} />
            <h4 className="flex flex-wrap items-baseline gap-x-3 text-20 leading-7 wrap-anywhere">
              <bdi>{name}</bdi> <code className="text-14 font-regular text-ink-3">{type}</code>
            </h4>
            <p>{description}</p>
            {variables.first.length > 0 && (
              <VariableTable
                caption={reportWords.environmentOf(name)}
                variables={variables.first}
              />
            )}
            <RestNote count={variables.more} noun="variables" />
          </li>
        ))}
      </ol>
      <RestNote count={more} noun="tasks" />
      <h4 className="pb-2.5 text-20">{reportWords.everyTask}</h4>
      <VariableTable caption={reportWords.everyEnvironment} variables={everyTask} />
    </div>
  );
}

/** Where the outer tracks and the one between them run, in a drawing that is 48 wide. */
const outer = [7, 41];
const middle = 24;

/** The height of the station, and the height below which tracks run straight to the next task. */
const bottom = 56;

/** The piece of track beside a task. A split makes three of one, and a reduce joins them again. */
function TaskTrack({ tracks }: { tracks: Tracks | undefined }) {
  if (!tracks) return null;
  const { type, above, below } = tracks;
  const station = type === "reduce" ? 40 : 20;
  const passesAll = type !== "reduce" && above === 3;
  return (
    <span className="task-track">
      <svg viewBox={`0 0 48 ${bottom}`} aria-hidden="true">
        {above > 0 && <path d={`M${middle} 0V${station}`} />}
        {below > 0 && <path d={`M${middle} ${station}V${bottom}`} />}
        {outer.map((x) => (
          <g key={x}>
            {above === 3 && <path d={passesAll ? `M${x} 0V${station}` : into(x, station)} />}
            {below === 3 && (
              <path d={passesAll ? `M${x} ${station}V${bottom}` : branchPath(x, station)} />
            )}
          </g>
        ))}
        {passesAll ? (
          <rect x="1" y={station - 7} width="46" height="14" rx="7" />
        ) : (
          <circle cx={middle} cy={station} r="8" />
        )}
      </svg>
      {below > 0 && <span className={below === 3 ? "task-track-rest many" : "task-track-rest"} />}
    </span>
  );
}

/** From the top, 45 degrees into the station. */
function into(x: number, station: number): string {
  const bend = station - Math.abs(x - middle);
  return `M${x} 0V${bend}L${middle} ${station}`;
}

/** Out of the station at 45 degrees, and down. */
function branchPath(x: number, station: number): string {
  const bend = station + Math.abs(x - middle);
  return `M${middle} ${station}L${x} ${bend}V${bottom}`;
}

const origins: Record<Variable["kind"], string> = {
  input: reportWords.fromInput,
  secret: reportWords.fromSecret,
  context: reportWords.fromPlatform,
  output: reportWords.fromPlatform,
  index: reportWords.fromPlatformForItem,
};

type VariableTableProps = { caption: string; variables: readonly Variable[] };

/** Variables of an environment: name, what each holds, and where that comes from. */
function VariableTable({ caption, variables }: VariableTableProps) {
  return (
    <table className="stacking variable-table">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{reportWords.variable}</th>
          <th scope="col">{reportWords.holds}</th>
          <th scope="col">{reportWords.from}</th>
        </tr>
      </thead>
      <tbody>
        {variables.map(({ name, meaning, kind }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: names that collide are a finding
          <tr key={index}>
            <th scope="row">
              <code>{name}</code>
            </th>
            <td>{meaning}</td>
            <td data-label={reportWords.from}>{origins[kind]}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** How many more there are, and where they're all listed. */
function RestNote({ count, noun }: { count: number; noun: string }) {
  if (count === 0) return null;
  return (
    <p>
      <span>{reportWords.more(count, noun)}</span>{" "}
      <code>npx @yno/molfar check &lt;file&gt; --json</code> {reportWords.listsMore}
    </p>
  );
}

/** How many tracks a task has above and below its station: none at an end, three for many. */
type Tracks = { type: TaskType; above: 0 | 1 | 3; below: 0 | 1 | 3 };

/**
 * The tasks of an image as one track, in their order: a split makes many of it, which go through
 * the tasks that follow until a reduce joins them.
 */
export function toTracks(types: readonly TaskType[]): Tracks[] {
  let many = false;
  return types.map((type, index) => {
    const above = type === "reduce" || many ? 3 : index === 0 ? 0 : 1;
    many = type === "split" || (many && type !== "reduce");
    const below = many ? 3 : index === types.length - 1 ? 0 : 1;
    return { type, above, below };
  });
}
