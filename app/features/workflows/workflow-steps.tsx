import type { Workflow } from "#content/schema/workflow.ts";

/** The five steps as stations on a line; where a person decides, an interchange. */
export function WorkflowSteps({ steps }: { steps: Workflow["workflow"] }) {
  return (
    <ol className="steps">
      {steps.map(({ name, text, decides }) => (
        <li key={name} className={decides ? "step step-decides" : "step"}>
          <strong className="step-name">{name}</strong>
          <span className="step-text">{text}</span>
          {decides && <span className="step-who">Decides: {decides.who}</span>}
        </li>
      ))}
    </ol>
  );
}
