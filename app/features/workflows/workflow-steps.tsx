import type { Workflow } from "#content/schema/workflow.ts";

/** The five steps as stations on a line; where a person decides, an interchange. */
export function WorkflowSteps({ steps }: { steps: Workflow["workflow"] }) {
  return (
    <ol className="steps">
      {steps.map(({ name, text, decides }) => (
        <li key={name} className={decides ? "step step-decides" : "step"}>
          <strong className="step-name leading-[1.5] font-strong @min-[70rem]/page:text-[0.9375rem]">
            {name}
          </strong>
          <span className="text-[0.9375rem] leading-[1.5] text-ink-2 @min-[70rem]/page:text-[0.8125rem]">
            {text}
          </span>
          {decides && (
            <span className="text-[0.9375rem] leading-[1.5] font-strong @min-[70rem]/page:text-[0.8125rem]">
              Decides: {decides.who}
            </span>
          )}
        </li>
      ))}
    </ol>
  );
}
