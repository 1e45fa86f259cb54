import { clientIds } from "@yno/registry/clients/clients";
import { clientConfiguration } from "@yno/registry/clients/configuration";
import { toKitServer } from "@yno/registry/clients/target";
import type { McpServer } from "@yno/registry/mcp-server";
import { policyFile } from "@yno/registry/policy/policy-file";
import type { Code, Nodes, Paragraph, PhrasingContent, Root, RootContent, Table } from "mdast";
import type { MdxJsxFlowElement } from "mdast-util-mdx";
import { visit } from "unist-util-visit";
import { mcpServers } from "../../content/collections/mcp-servers.ts";
import { subProcessors } from "../../content/collections/sub-processors.ts";
import { panel } from "../../content/mcp-registry-panel.ts";
import { subProcessorColumns } from "../../content/pages/privacy.ts";
import * as sharedFacts from "../../content/shared-facts.ts";

const facts = new Map<string, string>(Object.entries(sharedFacts));

/**
 * A remark plugin for the documents: `{sharedFacts.trial}` in a sentence becomes '14 days'. The
 * words are text before the page is made, so that the page doesn't bring the facts along.
 */
export function stateFacts() {
  return (tree: Root): void => {
    visit(tree, (node) => {
      if (hasPhrases(node)) node.children = withFacts(node.children);
    });
  };
}

type Phrases = Nodes & { children: PhrasingContent[] };

function hasPhrases(node: Nodes): node is Phrases {
  return "children" in node && node.children.some((child) => child.type === "mdxTextExpression");
}

/** The sentence as one text again: React would mark where two texts meet. */
function withFacts(children: readonly PhrasingContent[]): PhrasingContent[] {
  const made: PhrasingContent[] = [];
  for (const child of children) {
    const fact = child.type === "mdxTextExpression" ? factIn(child.value) : undefined;
    const words = child.type === "text" ? child.value : fact;
    const last = made.at(-1);
    if (words === undefined) made.push(child);
    else if (last?.type === "text") last.value += words;
    else made.push({ type: "text", value: words });
  }
  return made;
}

/** @throws Error when it's a fact that doesn't exist */
function factIn(expression: string): string | undefined {
  const [, name] = /^sharedFacts\.(\w+)$/.exec(expression) ?? [];
  if (name === undefined) return undefined;
  const fact = facts.get(name);
  if (fact !== undefined) return fact;
  throw new Error(
    `{${expression}} isn't a fact of content/shared-facts.ts. Write the name of one, or add it.`,
  );
}

/**
 * A remark plugin for the documents: `<ServerSample server="git" client="cursor" title="mcp.json"
 * />` becomes the destination and the text, as in the registry's panel. The serializers and records
 * stay in the build: the page only contains coloured code. With `system="windows"` it's what the
 * client needs there.
 */
export function serverSamples() {
  return (tree: Root): void => {
    tree.children = tree.children.flatMap((node) => (isSample(node) ? toSample(node) : [node]));
  };
}

/**
 * A sample as Markdown: the sentence that says where it goes, and the block. The client
 * `allowlist` stands for the file that allows the server.
 */
function toSample(element: MdxJsxFlowElement): [Paragraph, Code] {
  const server = readAttribute(element, "server");
  const client = readAttribute(element, "client");
  const title = readAttribute(element, "title");
  const onWindows = attributeOf(element, "system") === "windows";
  const record = mcpServers.find(({ id }) => id === server);
  if (!record) {
    throw new Error(`ServerSample names '${server}', which isn't a server of the registry.`);
  }
  const { place, lang, value } = sampleFor(client, record, onWindows);
  return [
    { type: "paragraph", children: [{ type: "text", value: place }] },
    { type: "code", lang, meta: `title="${title}" not-a-definition`, value },
  ];
}

/** What the panel says and shows of a server for a client. */
function sampleFor(client: string, server: McpServer, onWindows: boolean) {
  const kit = [toKitServer(server)];
  if (client === "allowlist") {
    const { text, path } = policyFile(kit, "copilot", "allow", "linux");
    return { place: panel.policyPlace(path), lang: "json", value: text };
  }
  const id = clientIds.find((each) => each === client);
  if (!id) throw new Error(`ServerSample names '${client}', for which we write no configuration.`);
  const { path, userPath, text, format } = clientConfiguration(
    kit,
    id,
    onWindows ? "windows" : "linux",
  );
  if (text === "") {
    throw new Error(
      `ServerSample gives '${client}' the server '${server.id}', which its file can't hold.`,
    );
  }
  const place = userPath === undefined ? panel.atHome(path) : panel.inProject(path, userPath);
  return { place, lang: format, value: text };
}

/**
 * A remark plugin for the legal documents: `<SubProcessorTable />` becomes the table of
 * `content/collections/sub-processors.ts`. As text it's no data that pages share.
 */
export function subProcessorTable() {
  return (tree: Root): void => {
    tree.children = tree.children.map((node) =>
      isNamed("SubProcessorTable", node) ? toTable(subProcessors) : node,
    );
  };
}

function toTable(records: typeof subProcessors): Table {
  const fields = ["company", "work", "data", "place", "host"] as const;
  const rows = [subProcessorColumns, ...records].map((record) => ({
    type: "tableRow" as const,
    children: fields.map((field) => ({
      type: "tableCell" as const,
      children: [{ type: "text" as const, value: record[field] }],
    })),
  }));
  return { type: "table", children: rows };
}

function isSample(node: RootContent): node is MdxJsxFlowElement {
  return isNamed("ServerSample", node);
}

function isNamed(name: string, node: RootContent): node is MdxJsxFlowElement {
  return node.type === "mdxJsxFlowElement" && node.name === name;
}

function readAttribute(element: MdxJsxFlowElement, wanted: string): string {
  const value = attributeOf(element, wanted);
  if (value === undefined) {
    throw new Error(`ServerSample has no ${wanted}. Write server, client and title, each as text.`);
  }
  return value;
}

function attributeOf({ attributes }: MdxJsxFlowElement, wanted: string): string | undefined {
  const found = attributes.find(
    (attribute) => attribute.type === "mdxJsxAttribute" && attribute.name === wanted,
  );
  return typeof found?.value === "string" ? found.value : undefined;
}
