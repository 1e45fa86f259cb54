import type { ReactNode } from "react";
import { useOpenRow } from "#app/browser/use-open-row.ts";
import { lineClass } from "#app/ui/line-colour.ts";
import { useFirst } from "#app/ui/progressive-render.ts";
import type { Workflow } from "#content/schema/workflow.ts";
import { WorkflowSteps } from "./workflow-steps.tsx";
import "./workflows.css";

/** As many as a high screen shows. */
const firstCards = 6;

type WorkflowCardsProps = {
  workflows: readonly Workflow[];
  /** What leads from a card to a run of its workflow. */
  renderRun: (workflow: Workflow) => ReactNode;
};

/** The workflows as cards of which one is open. The browser's own `<details name>` keeps that rule. */
export function WorkflowCards({ workflows, renderRun }: WorkflowCardsProps) {
  const { list, onToggle } = useOpenRow<HTMLDivElement>("workflow", ["step"]);
  return (
    <div ref={list} className="workflow-cards">
      {useFirst(workflows, firstCards).map((workflow) => (
        <details
          key={workflow.id}
          id={workflow.id}
          name="workflow"
          className={`workflow ${lineClass[workflow.line]}`}
          onToggle={onToggle}
        >
          <summary>
            <h3 className="workflow-title">{workflow.title}</h3>{" "}
            <MiniLine steps={workflow.workflow} />
            <span className="workflow-category">{workflow.category}</span>
          </summary>
          <WorkflowBody workflow={workflow} run={renderRun(workflow)} />
        </details>
      ))}
    </div>
  );
}

/** The line of a closed card, small: a circle for each step, a capsule where a person decides. */
function MiniLine({ steps }: { steps: Workflow["workflow"] }) {
  return (
    <svg className="mini-line" viewBox="0 0 124 20" aria-hidden="true">
      <path d="M10 10H114" />
      {steps.map(({ name, decides }, index) =>
        decides ? (
          <rect key={name} x={5 + index * 26} y="2" width="10" height="16" rx="5" />
        ) : (
          <circle key={name} cx={10 + index * 26} cy="10" r="5" />
        ),
      )}
    </svg>
  );
}

function WorkflowBody({ workflow, run }: { workflow: Workflow; run: ReactNode }) {
  const { dataInputs, aiModels, outputs } = workflow.implementation;
  return (
    <div className="workflow-body">
      <p className="workflow-description">{workflow.description}</p>
      <WorkflowSteps steps={workflow.workflow} />
      {run}
      <dl className="workflow-metrics">
        {workflow.metrics.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className="workflow-parts">
        <Part title="Data inputs" items={dataInputs} />
        <Part title="AI models" items={aiModels} />
        <Part title="Outputs" items={outputs} />
      </div>
      <ul className="workflow-tags" aria-label="Tags">
        {workflow.tags.map((tag) => (
          <li key={tag}>{tag}</li>
        ))}
      </ul>
    </div>
  );
}

function Part({ title, items }: { title: string; items: readonly string[] }) {
  return (
    <div>
      <h4>{title}</h4>
      <ul>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </div>
  );
}
