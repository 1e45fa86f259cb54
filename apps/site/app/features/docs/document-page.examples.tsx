import { type ReactNode, useRef } from "react";
import { Later } from "#app/ui/progressive-render.ts";
import { screens } from "#content/derived/document-screens.ts";
import { documentLine } from "#content/derived/navigation.ts";
import { popularServers } from "#content/derived/popular-servers.ts";
import { openingLinks } from "#content/docs-mcp-opening.ts";
import * as mcpWords from "#content/docs-mcp-page.ts";
import { AtAddress } from "#tests/gallery/at-address.tsx";
import type { Examples } from "#tests/gallery/examples.ts";
import { InTwoSteps } from "#tests/gallery/in-two-steps.tsx";
import { ArchitectureDiagram } from "./architecture-diagram.tsx";
import { CopyButton, CopyMarkdown } from "./copy-button.tsx";
import { Diagram, Interchange } from "./diagram.tsx";
import { useDocumentControls } from "./document-controls.ts";
import { DocumentContents, DocumentPage, documentText } from "./document-page.tsx";
import { Callout, CodeBlock, Fold, Must } from "./document-parts.tsx";
import { McpActions } from "./mcp-actions.tsx";
import {
  CallToAction,
  FeatureCards,
  PopularServers,
  RegistryCategories,
  UseCases,
} from "./mcp-cards.tsx";
import { Screen } from "./screen.tsx";
import {
  CollectionToRuns,
  RunsToCollection,
  SplitAndJoin,
  ValueToFile,
} from "./track-diagrams.tsx";

const [before, , after] = documentLine;
if (!before || !after) throw new Error("There are fewer than three documents.");

const titles = ["Overview", "Inputs", "Outputs", "Failures"];
const sections = titles.map((title) => ({ id: title.toLowerCase(), title, level: 2 as const }));

/** Higher than any window of the tests. */
const longCode = Array.from({ length: 60 }, (_, index) => `echo line ${index}`).join("\n");

const dockerfile = `FROM alpine:3.22
LABEL ai.yno.molfar.schema_version="v0.0.3" ai.yno.molfar.name="Word counter" ai.yno.molfar.description="Counts the words in a text file."
`;

const words = { heading: "Worker Contract", opening: "What your program finds in its container." };

/** Around parts of a text, whose controls the document answers for. */
function InDocument({ className, children }: { className?: string; children: ReactNode }) {
  const root = useRef<HTMLDivElement>(null);
  useDocumentControls(root);
  return (
    <div ref={root} className={className}>
      {children}
    </div>
  );
}

function Document({ path }: { path: string }) {
  const isFirst = path === "/docs";
  return (
    <DocumentPage
      page={{ path, ...words }}
      sections={sections}
      minutes={4}
      badge="schema v0.0.3"
      before={isFirst ? null : (before ?? null)}
      after={isFirst ? (after ?? null) : null}
      tool={{
        id: "tool",
        title: "Try it",
        link: "Open it",
        content: <textarea aria-label="Text" />,
      }}
    >
      <article className={documentText}>
        <Later>
          {() =>
            sections.map(({ id, title }) => (
              <section key={id}>
                <h2 id={id}>
                  <a href={`#${id}`}>{title}</a>
                </h2>
                <CodeBlock data-language="shell" tabIndex={0}>
                  <code>{longCode}</code>
                </CodeBlock>
              </section>
            ))
          }
        </Later>
      </article>
    </DocumentPage>
  );
}

export const examples = {
  "a document": () => <Document path="/docs/worker-contract" />,
  "a document reached by a link": () => (
    <InTwoSteps>
      <Document path="/docs/worker-contract" />
    </InTwoSteps>
  ),
  "the first document": () => <Document path="/docs" />,
  contents: () => <DocumentContents sections={sections} />,
  code: () => (
    <AtAddress address="/docs">
      <InDocument>
        <CodeBlock data-title="Dockerfile" data-language="dockerfile" tabIndex={0}>
          <code>{dockerfile}</code>
        </CodeBlock>
      </InDocument>
    </AtAddress>
  ),
  "code without a title or a language": () => (
    <CodeBlock tabIndex={0}>
      <code>text</code>
    </CodeBlock>
  ),
  "a callout": () => (
    <div className="prose prose-docs">
      <Callout title="Two version strings.">Both are read alike.</Callout>
    </div>
  ),
  requirements: () => (
    <div className="prose prose-docs">
      <ul>
        <Must id="W1">The worker MUST write its outputs in `OUTPUT_PATH`.</Must>
        <Must id="W2">The worker MUST exit with 0 when it has written them.</Must>
      </ul>
    </div>
  ),
  "folded parts": () => (
    <InDocument className="prose prose-docs">
      <p>
        A task lists its <a href="#secrets">secrets</a>.
      </p>
      <Fold name="tasks › secrets" title="API keys, tokens and salts">
        <h3 id="secrets">Secrets</h3>
        <p>The name becomes a variable.</p>
      </Fold>
      <Fold title="Sizes and counts">
        <h3 id="limits">Limits</h3>
        <p>An image has at most 1,000 tasks.</p>
      </Fold>
      <Fold name="mask.ts" title="The worker in TypeScript" open>
        <CodeBlock data-title="mask.ts" data-language="typescript" tabIndex={0}>
          <code>{"export {};"}</code>
        </CodeBlock>
      </Fold>
    </InDocument>
  ),
  "what copies a page": () => <CopyMarkdown path="/docs/mcp" />,
  "a button that has copied": () => (
    <CopyButton copied="code" label="Copy" onCopy={() => undefined} />
  ),
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
  "a screen with a conversation and steps": () => (
    <Screen screen={screens.build}>A draft in the Design App.</Screen>
  ),
  "a screen with choices": () => (
    <Screen screen={screens.approval}>An approval in the User-Facing App.</Screen>
  ),
  "a screen with fields": () => (
    <Screen screen={screens.connections}>The connections of a workflow.</Screen>
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
  "opening links": () => <McpActions words={openingLinks} />,
  cards: () => (
    <div className="prose prose-docs">
      <FeatureCards cards={mcpWords.features} />
      <RegistryCategories groups={mcpWords.registryGroups} />
      <h3>Popular servers</h3>
      <PopularServers cards={mcpWords.popularServers} servers={popularServers} />
      <UseCases cases={mcpWords.useCases} servers={popularServers} />
      <CallToAction words={mcpWords.callToAction} />
    </div>
  ),
} satisfies Examples;
