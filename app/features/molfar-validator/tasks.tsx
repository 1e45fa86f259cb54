import { reportWords } from "#content/words/molfar-report.ts";
import { type Report, toTracks } from "./report.ts";
import { TaskTrack } from "./task-track.tsx";
import { RestNote, VariableTable } from "./variable-table.tsx";

type TasksProps = { tasks: NonNullable<Report["tasks"]>; everyTask: Report["everyTask"] };

/** The tasks of the image on one track, each with the environment that it will get. */
export function Tasks({ tasks: { first, more }, everyTask }: TasksProps) {
  const tracks = toTracks(first.map(({ type }) => type));
  return (
    <div>
      <h3 className="mt-8 mb-5 text-24">{reportWords.tasks}</h3>
      <ol>
        {first.map(({ name, description, type, variables }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two tasks of one name are a finding, not a fault
          <li key={index} className="task" data-type={type}>
            <TaskTrack tracks={tracks[index]} />
            <h4 className="flex flex-wrap items-baseline gap-x-3 text-[1.25rem] leading-7 wrap-anywhere">
              <bdi>{name}</bdi>{" "}
              <code className="text-[0.875rem] font-regular text-ink-3">{type}</code>
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
      <h4 className="pb-2.5 text-[1.25rem]">{reportWords.everyTask}</h4>
      <VariableTable caption={reportWords.everyEnvironment} variables={everyTask} />
    </div>
  );
}
