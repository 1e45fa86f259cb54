import type { WiringFinding } from "@yno/molfar/wiring/wiring-findings";
import { useId } from "react";
import { workbenchWords } from "#content/messages/simulator-workbench.ts";
import { maxCharacters } from "./sample.ts";
import type { Written } from "./trial.ts";
import "./controls.css";

type EditorProps = {
  written: Written;
  findings: readonly WiringFinding[];
  onWritten: (written: Written) => void;
};

/** The wiring file and the report, with what is wrong in the wiring. */
export function Editor({ written, findings, onWritten }: EditorProps) {
  return (
    <section className="sim-editor" aria-label={workbenchWords.wiringFileAndReport}>
      <CodeArea
        label={workbenchWords.wiringFile}
        text={written.wiring}
        isBroken={findings.length > 0}
        onText={(wiring) => onWritten({ ...written, wiring })}
      />
      {findings.length > 0 && (
        <ol className="grid gap-2" aria-label={workbenchWords.findings}>
          {findings.slice(0, 20).map(({ code, place, problem, remedy }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: one rule can be broken twice at one place
            <li key={index}>
              {place && workbenchWords.lineColumn(place.line, place.column)}
              <code>{code}</code>. {problem} {remedy}
            </li>
          ))}
        </ol>
      )}
      <CodeArea
        label="report.txt"
        text={written.report}
        isBroken={false}
        onText={(report) => onWritten({ ...written, report })}
      />
    </section>
  );
}

type CodeAreaProps = {
  label: string;
  text: string;
  isBroken: boolean;
  onText: (text: string) => void;
};

function CodeArea({ label, text, isBroken, onText }: CodeAreaProps) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <textarea
        id={id}
        dir="ltr"
        rows={12}
        wrap="off"
        value={text}
        maxLength={maxCharacters.text}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        aria-invalid={isBroken || undefined}
        onChange={({ currentTarget }) => onText(currentTarget.value)}
      />
    </div>
  );
}
