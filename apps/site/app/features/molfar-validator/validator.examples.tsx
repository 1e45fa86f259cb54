import { type ReactNode, useRef } from "react";
import { validatorExamples } from "#content/molfar-validator.ts";
import { AtAddress } from "#tests/gallery/at-address.tsx";
import type { Examples } from "#tests/gallery/examples.ts";
import type { Answer } from "./checker.ts";
import { CodeField, fieldId } from "./code-field.tsx";
import { createReport } from "./create-report.ts";
import { Findings, Tasks } from "./report-parts.tsx";
import { foundIn, OutcomeLine, Validator } from "./validator.tsx";

const [valid, broken] = validatorExamples;
const nothing = () => undefined;
const at = (view: ReactNode) => <AtAddress address="/docs/molfar-image">{view}</AtAddress>;

/** The validator with a text that has been checked: what it shows once its worker has answered. */
function Checked({ text, answer = createReport(text) }: { text: string; answer?: Answer }) {
  const field = useRef<HTMLTextAreaElement>(null);
  const report = typeof answer === "object" ? answer : null;
  return at(
    <div className="validator">
      <div className="validator-columns">
        <CodeField
          {...{ field, text, report, found: report ? foundIn(report) : undefined }}
          {...{ onText: nothing, onFocus: nothing, onFile: nothing }}
        />
        <div className="grid grid-cols-1 gap-5 justify-items-start">
          <OutcomeLine outcome={{ kind: "answered", answer }} report={report} onRetry={nothing} />
          {report && (
            <Findings
              {...{ findings: report.findings, hidesTasks: report.tasks === null }}
              {...{ field: fieldId, onShow: nothing }}
            />
          )}
        </div>
      </div>
      {report?.tasks && <Tasks tasks={report.tasks} everyTask={report.everyTask} />}
    </div>,
  );
}

export const examples = {
  empty: () => at(<Validator examples={validatorExamples} />),
  "no findings": () => <Checked text={valid.text} />,
  findings: () => <Checked text={broken.text} />,
  "findings that hide the tasks": () => <Checked text='{"schema_version": "v0.0.3"}' />,
  "too slow": () => <Checked text="FROM a" answer="too-slow" />,
  "a worker that broke": () => <Checked text="FROM a" answer="broken" />,
  "code that didn't come": () => (
    <OutcomeLine outcome={{ kind: "unavailable" }} report={null} onRetry={nothing} />
  ),
} satisfies Examples;
