import type { Examples } from "#tests/gallery/examples.ts";
import { ArchitectureDiagram } from "./architecture-diagram.tsx";
import { Diagram, Interchange } from "./diagram.tsx";
import {
  CollectionToRuns,
  RunsToCollection,
  SplitAndJoin,
  ValueToFile,
} from "./track-diagrams.tsx";

export const examples = {
  architecture: () => (
    <ArchitectureDiagram
      image="Image"
      repository="Image repository"
      design="Design App"
      workflow="Workflow"
      facing="User-Facing App"
      secrets="Secrets"
      artifacts="Artifacts"
    >
      Three lines meet in the workflow.
    </ArchitectureDiagram>
  ),
  "split and reduce": () => (
    <SplitAndJoin split="Split" runs="PAGE_INDEX" reduce="Reduce">
      Each page has its own task run.
    </SplitAndJoin>
  ),
  "a parameter becomes a file": () => (
    <ValueToFile from="Count" value="42" to="Report" file="count.txt">
      The value is written to a file.
    </ValueToFile>
  ),
  "a collection runs in parallel": () => (
    <CollectionToRuns collection="pages/" mode="Parallel mode" runs="PAGE_INDEX">
      Each item has its own task run.
    </CollectionToRuns>
  ),
  "results are gathered": () => (
    <RunsToCollection runs="words.txt" gather="Gather" collection="results/">
      The results are gathered in order.
    </RunsToCollection>
  ),
  "a drawing with its caption": () => (
    <Diagram height={80} caption="Two lines meet.">
      <path className="track-line" d="M6 40H554" />
      <Interchange x={280} y={40} />
    </Diagram>
  ),
} satisfies Examples;
