import { Fragment, type ReactNode } from "react";
import { useOpenRow } from "#app/browser/navigation/use-open-row.ts";
import { Marks, Tracks } from "#app/drawings/drawing.tsx";
import { track } from "#app/drawings/geometry.ts";
import { crossingClass, stationsOf } from "#app/drawings/openings/workflows.ts";
import { Share } from "#app/drawings/share.tsx";
import { Amounts } from "#app/ui/amounts.tsx";
import { lineClass } from "#app/ui/line-colour.ts";
import { Later, useFirst } from "#app/ui/progressive-render.ts";
import { workflowWords } from "#content/messages/workflows.ts";
import type { Workflow } from "#content/schema/workflow.ts";

/** As many as most screens show below the drawing. */
const firstCards = 3;

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
          className={`workflow ${lineClass[workflow.line]} ${crossingClass(workflow.workflow)}`}
          onToggle={onToggle}
        >
          <summary>
            <h3 className="workflow-title">{workflow.title}</h3> <SmallLine workflow={workflow} />
            <span className="workflow-category">{workflow.category}</span>
          </summary>
          <Later>{() => <WorkflowBody workflow={workflow} run={renderRun(workflow)} />}</Later>
        </details>
      ))}
    </div>
  );
}

/**
 * The line of a card, small: its first approval is on the line of people. An approval is as wide as
 * the other steps, so that all of them share their elements.
 */
function SmallLine({ workflow: { line, workflow } }: { workflow: Workflow }) {
  const steps = stationsOf(workflow, [104, 12], 24);
  const marks = steps.map((step) => ({ ...step, kind: "small" as const }));
  const ends = marks.filter((_, index) => index === 0 || index === marks.length - 1);
  return (
    <svg className="workflow-line small-line" viewBox="0 0 208 24" fill="none" aria-hidden="true">
      <Tracks
        tracks={[
          { line, thin: true, points: ends.map(({ at: [x] }) => [x, 12]) },
          { ...track("people", [104, 0], [104, 24]), thin: true },
        ]}
      />
      <Marks marks={marks} />
    </svg>
  );
}

function WorkflowBody({ workflow, run }: { workflow: Workflow; run: ReactNode }) {
  const { dataInputs, aiModels, outputs } = workflow.implementation;
  return (
    <div className="workflow-body grid grid-cols-1 gap-8 pt-2 pb-8" id={`${workflow.id}-steps`}>
      <p className="max-w-[44rem] text-ink-2 @min-[70rem]/page:max-w-[calc(var(--axis)-2.5rem)]">
        {workflow.description}
      </p>
      <WorkflowSteps steps={workflow.workflow} />
      {run}
      <dl className="workflow-pairs workflow-metrics">
        {workflow.metrics.map(({ name, value, isRatio }) => (
          <Fragment key={name}>
            <dt>{name}</dt>
            <dd>
              <Amounts text={value} />
              {!isRatio && <Share figure={value} />}
            </dd>
          </Fragment>
        ))}
      </dl>
      <div className="workflow-pairs workflow-parts">
        <Part title={workflowWords.dataInputs} items={dataInputs} />
        <Part title={workflowWords.aiModels} items={aiModels} />
        <Part title={workflowWords.outputs} items={outputs} />
      </div>
      <p className="max-w-[44rem] text-15 leading-[1.45] text-ink-2">
        <strong className="font-strong text-ink">{workflowWords.connectsThrough}</strong>{" "}
        {workflow.connectsThrough}
      </p>
      <ul
        className="flex flex-wrap gap-x-5 gap-y-1.5 text-ink-3 font-mono text-13"
        aria-label={workflowWords.tags}
      >
        {workflow.tags.map((tag) => (
          <li key={tag}>{tag}</li>
        ))}
      </ul>
    </div>
  );
}

function Part({ title, items }: { title: string; items: readonly string[] }) {
  return (
    <>
      <h4>{title}</h4>
      <ul>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </>
  );
}

/** The five steps as stations on a line; where a person decides, an interchange. */
function WorkflowSteps({ steps }: { steps: Workflow["workflow"] }) {
  return (
    <ol className="steps">
      {steps.map(({ name, text, decides }) => (
        <li key={name} className={decides ? "step step-decides" : "step"}>
          <strong className="step-name">{name}</strong>
          {` ${text} `}
          {decides && (
            <span className="font-strong text-ink">{`${workflowWords.decides} ${decides.who}`}</span>
          )}
        </li>
      ))}
    </ol>
  );
}
