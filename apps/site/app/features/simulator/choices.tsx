import { maxItems } from "@yno/molfar/wiring/simulate";
import { useId, useState } from "react";
import { workbenchWords } from "#content/messages/simulator-workbench.ts";
import { boundedFiles, type Choice, mapTasks, reduceTasks, type SampleTask } from "./sample.ts";
import "./controls.css";

type ChoicesProps = { choice: Choice; onChoice: (choice: Choice) => void };

/** How many files, and which workers. An edited wiring takes precedence, once there is one. */
export function Choices({ choice, onChoice }: ChoicesProps) {
  const id = useId();
  const { files } = choice;
  // While another number is typed, the field may be empty.
  const [isEmpty, setEmpty] = useState(false);
  const isEdited = choice.written !== undefined;
  const change = (next: number) => onChoice({ ...choice, files: boundedFiles(next) });
  return (
    <fieldset className="sim-choices" disabled={isEdited}>
      <legend className="sr-only">{workbenchWords.whatToSimulate}</legend>
      <div className="field">
        <label htmlFor={id}>{workbenchWords.splitIntoFiles}</label>
        <div className="sim-count">
          <button
            type="button"
            aria-label={workbenchWords.oneFileFewer}
            onClick={() => change(files - 1)}
          >
            −
          </button>
          <input
            id={id}
            type="number"
            inputMode="numeric"
            min={1}
            max={maxItems}
            value={isEmpty ? "" : files}
            onChange={({ currentTarget: { value, valueAsNumber } }) => {
              setEmpty(value === "");
              if (value !== "") change(valueAsNumber);
            }}
            onBlur={() => setEmpty(false)}
          />
          <button
            type="button"
            aria-label={workbenchWords.oneFileMore}
            onClick={() => change(files + 1)}
          >
            +
          </button>
        </div>
      </div>
      <TaskChoice
        label={workbenchWords.mapEachFile}
        tasks={mapTasks}
        value={choice.map}
        onValue={(map) => onChoice({ ...choice, map })}
      />
      <TaskChoice
        label={workbenchWords.reduce}
        tasks={reduceTasks}
        value={choice.reduce}
        onValue={(reduce) => onChoice({ ...choice, reduce })}
      />
    </fieldset>
  );
}

type TaskChoiceProps = {
  label: string;
  tasks: readonly SampleTask[];
  value: number;
  onValue: (value: number) => void;
};

function TaskChoice({ label, tasks, value, onValue }: TaskChoiceProps) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <div className="select">
        <select
          id={id}
          value={value}
          onChange={({ currentTarget }) => onValue(Number(currentTarget.value))}
        >
          {tasks.map(({ name }, index) => (
            <option key={name} value={index}>
              {name}
            </option>
          ))}
        </select>
      </div>
    </div>
  );
}
