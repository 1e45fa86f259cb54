import { readFileSync } from "node:fs";
import { join } from "node:path";
import { toColumns } from "@yno/records/columns";
import { mcpCardFields, mcpDetailFields } from "@yno/registry/cards";
import type { McpServer } from "@yno/registry/mcp-server";
import type { Plugin } from "vite";
import { smallestSample, writeSamples } from "#app/features/api-reference/samples.ts";
import type {
  ApiDescription,
  ApiReference,
  ColouredCode,
} from "#content/schema/api-description.ts";
import { firstFeatures } from "../../app/features/integrations/integrations.ts";
import { finishedPicture } from "../../app/features/simulator/picture.ts";
import { popularServers } from "../../content/docs-mcp-page.ts";
import { faq } from "../../content/faq.ts";
import { integrations } from "../../content/integrations.ts";
import type { FaqEntry } from "../../content/schema/faq.ts";
import type { NavigationLine, PageLink } from "../../content/schema/frame.ts";
import type { Integration } from "../../content/schema/integration.ts";
import type { Run } from "../../content/schema/run.ts";
import { codePieces } from "../markdown/colour-code.ts";
import { minutesToRead, technicalPace, technicalWords } from "../markdown/document-headings.ts";
import { answerTags, richText } from "../markdown/rich-text.ts";
import { root } from "../project-files.ts";
import { apiDescription, apiDescriptionFile } from "./api-description.ts";
import { mcpServers } from "./mcp-servers.ts";
import { documentLine, lines, pageTableModule } from "./pages.ts";
import { runForBrowser, runs } from "./runs.ts";

const apiReferenceName = "#derived/api-reference.ts";

/** Records that no file of the configuration imports: a folder of each, found by its files. */
const recordFile = /^[\\/](?:mcp-servers|pages|runs)[\\/][\w-]+\.ts$/;

/** Documents, which the list of pages is made of too. Their text is replaced without a restart. */
const documentFile = /^[\\/]docs[\\/][\w-]+\.mdx$/;

/** The run that /platform shows, by the id of its workflow. */
const flagship = "three-way-invoice-matching";

/** The modules by the name under which code imports them. `derived-modules.d.ts` has their types. */
const modules: Readonly<Record<string, () => string | Promise<string>>> = {
  [apiReferenceName]: apiReferenceModule,
  "#derived/faq.ts": () => faqColumnsModule(faq),
  // A separate module, so that it's part of the page's file and not another request.
  "#derived/flagship-run.ts": () => runModule(runs.filter(({ id }) => id === flagship)),
  "#derived/integration-entries.ts": () => integrationEntriesModule(integrations),
  "#derived/mcp-server-cards.ts": () => mcpServerColumnsModule(mcpServers),
  "#derived/mcp-server-details.ts": () => mcpServerDetailsModule(mcpServers),
  "#derived/navigation.ts": () => navigationModule(lines, documentLine),
  "#derived/page-table.ts": pageTableModule,
  "#derived/popular-servers.ts": () => popularServersModule(popularServers, mcpServers),
  "#derived/run-loaders.ts": () => runLoadersModule(runs.map(({ id }) => id)),
  ...Object.fromEntries(runs.map((run) => [runModuleName(run.id), () => runModule([run])])),
  "#derived/simulator.ts": () => `export const firstPicture=${JSON.stringify(finishedPicture())};`,
};

async function runModule([run]: readonly Run[]): Promise<string> {
  if (!run) throw new Error(`There is no run '${flagship}' in content/runs/ for /platform.`);
  return `export const run=${JSON.stringify(await runForBrowser(run))};`;
}

/** The module of one run, so that a page fetches no other. */
function runModuleName(id: string): string {
  return `#derived/runs/${id}.ts`;
}

/**
 * A Vite plugin that cuts records down to what a page shows: the script of a page contains what its
 * cards show, and the panel's data is a separate file. A change of a record restarts the
 * development server, which reads all of them again.
 */
export function derivedContent(): Plugin {
  return {
    name: "derived-content",
    enforce: "pre",
    configureServer({ watcher, restart }) {
      const folder = join(root, "content");
      const restartFor = (patterns: readonly RegExp[]) => (file: string) => {
        const path = file.startsWith(folder) ? file.slice(folder.length) : "";
        if (patterns.some((pattern) => pattern.test(path))) restart();
      };
      watcher.on("change", restartFor([recordFile]));
      for (const event of ["add", "unlink"] as const) {
        watcher.on(event, restartFor([recordFile, documentFile]));
      }
    },
    resolveId(id) {
      // Without the #, at which a browser would cut the address of the module in development.
      return id in modules ? `\0${id.slice(1)}` : null;
    },
    load(id) {
      if (!id.startsWith("\0derived/")) return null;
      const name = `#${id.slice(1)}`;
      if (name === apiReferenceName) this.addWatchFile(join(root, apiDescriptionFile));
      return modules[name]?.() ?? null;
    },
  };
}

/** A module that exports `mcpServerColumns`: what the cards show, as columns. */
export function mcpServerColumnsModule(servers: readonly McpServer[]): string {
  return columnsModule("mcpServerColumns", toColumns(servers, mcpCardFields));
}

/** A module that exports `faqColumns`. */
export function faqColumnsModule(entries: readonly FaqEntry[]): string {
  const shown = entries.map((entry) => ({ ...entry, text: richText(entry.answer, answerTags) }));
  return columnsModule("faqColumns", toColumns(shown, ["id", "category", "question", "text"]));
}

/** Browsers read JSON in a text faster than a literal. */
function columnsModule(name: string, columns: Record<string, unknown[]>): string {
  return `export const ${name}=JSON.parse(${JSON.stringify(JSON.stringify(columns))});`;
}

/** A module that exports `integrationEntries`, without the features that no card shows. */
export function integrationEntriesModule(all: readonly Integration[]): string {
  const entries = all.map(({ features, ...rest }) => ({ ...rest, ...firstFeatures(features) }));
  return `export const integrationEntries=${JSON.stringify(entries)};`;
}

/** A module that exports `mcpServerDetails`, by the id of the server. */
export function mcpServerDetailsModule(servers: readonly McpServer[]): string {
  const details = servers.map((server) => [
    server.id,
    Object.fromEntries(mcpDetailFields.map((field) => [field, server[field]])),
  ]);
  return `export const mcpServerDetails=${JSON.stringify(Object.fromEntries(details))};`;
}

/** A module that exports what every page shows of the other pages: `lines` and `documentLine`. */
function navigationModule(
  lines: readonly NavigationLine[],
  documents: readonly PageLink[],
): string {
  return [
    `export const lines=${JSON.stringify(lines)};`,
    `export const documentLine=${JSON.stringify(documents)};`,
  ].join("\n");
}

/** A module that exports `popularServers`: only the data of the cards on /docs/mcp. */
export function popularServersModule(
  popular: readonly { server: string }[],
  servers: readonly McpServer[],
): string {
  const shown = popular.flatMap(({ server }) =>
    servers
      .filter(({ id }) => id === server)
      .map(({ id, name, description, author }) => ({ id, name, description, author })),
  );
  return `export const popularServers=${JSON.stringify(shown)};`;
}

/** A module that exports `runLoaders`: a function for each workflow, which fetches its run. */
function runLoadersModule(ids: readonly string[]): string {
  const loaders = ids.map(
    (id) =>
      `${JSON.stringify(id)}:()=>import(${JSON.stringify(runModuleName(id))}).then(({run})=>run)`,
  );
  return `export const runLoaders={${loaders.join(",")}};`;
}

/**
 * The data of /api: the records of the description, and the code around them, coloured.
 *
 * @param yaml the text of content/api/openapi.yaml
 */
async function apiReference(yaml: string): Promise<ApiReference> {
  const description = await apiDescription(yaml);
  const { server, operations, statuses } = description;
  const [first] = operations;
  if (!first) throw new Error(`${apiDescriptionFile} describes no operation. Describe one.`);

  return {
    description,
    firstCall: await coloured(smallestSample(server, first)),
    samples: await byOperation(description, (operation) => writeSamples(server, operation)),
    answers: await byOperation(description, ({ responses }) =>
      (responses[0]?.examples ?? []).map(({ summary, value }) => inJson(summary, value)),
    ),
    errors: await Promise.all(
      statuses.flatMap(({ code, name, examples }) =>
        examples.slice(0, 1).map(({ value }) => coloured(inJson(`${code} ${name}`, value))),
      ),
    ),
    minutes: minutesToRead(
      technicalWords(textsIn({ operations, statuses }).join(" ")),
      technicalPace,
    ),
  };
}

/** A module that exports `reference`. The YAML and its reader stay out of the browser. */
async function apiReferenceModule(): Promise<string> {
  const reference = await apiReference(readFileSync(apiDescriptionFile, "utf8"));
  return `export const reference=${JSON.stringify(reference)};`;
}

type PlainCode = { title: string; language: string; code: string };

function inJson(title: string, value: unknown): PlainCode {
  return { title, language: "json", code: JSON.stringify(value, null, 2) };
}

async function coloured({ title, language, code }: PlainCode): Promise<ColouredCode> {
  return { title, language, pieces: await codePieces(code, language) };
}

async function byOperation(
  { operations }: ApiDescription,
  findCodes: (operation: ApiDescription["operations"][number]) => readonly PlainCode[],
): Promise<Record<string, ColouredCode[]>> {
  const entries = operations.map(async (operation) => {
    const codes = await Promise.all(findCodes(operation).map(coloured));
    return [operation.id, codes] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}

/** Every text in a part of the description. */
function textsIn(part: unknown): string[] {
  if (typeof part === "string") return [part];
  if (typeof part !== "object" || part === null) return [];
  return Object.entries(part).flatMap(([key, value]) => (key === "tag" ? [] : textsIn(value)));
}
