import { readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { toColumns } from "@yno/records/columns";
import { mcpCardFields, mcpDetailFields } from "@yno/registry/cards";
import type { Plugin } from "vite";
import { smallestSample, writeSamples } from "#app/features/api-reference/samples.ts";
import type {
  ApiDescription,
  ApiReference,
  ColouredCode,
} from "#content/schema/api-description.ts";
import { finishedPicture } from "../../app/features/simulator/picture.ts";
import { popularServers } from "../../content/docs-mcp-page.ts";
import { faq } from "../../content/faq.ts";
import type { Run } from "../../content/schema/run.ts";
import { codePieces } from "../markdown/colour-code.ts";
import { minutesToRead, technicalPace, technicalWords } from "../markdown/document-headings.ts";
import { answerTags, richText } from "../markdown/rich-text.ts";
import { root } from "../site-folder.ts";
import { apiDescription, apiDescriptionFile } from "./api-description.ts";
import { changesPage } from "./document-pages.ts";
import { mcpServers } from "./mcp-servers.ts";
import { documentLine, lines, pageTableModule } from "./pages.ts";
import { runForBrowser, runs } from "./runs.ts";

const apiReferenceName = "#derived/api-reference.ts";

/** Records and documents that nothing names: each is found in its folder. */
const listed = /^content\/(?:(?:mcp-servers|pages|runs)\/[\w-]+\.ts|docs\/[\w-]+\.mdx)$/;

/** The run that /platform shows, by the id of its workflow. */
const flagship = "three-way-invoice-matching";

/**
 * What the modules export, by the name under which code imports them; a text is a whole module.
 * `derived-modules.d.ts` has their types.
 */
const modules: Readonly<Record<string, () => Exported | string | Promise<Exported>>> = {
  // The YAML and its reader stay out of the browser.
  [apiReferenceName]: async () => ({
    reference: await apiReference(readFileSync(join(root, apiDescriptionFile), "utf8")),
  }),
  "#derived/faq.ts": () => {
    const shown = faq.map((entry) => ({ ...entry, text: richText(entry.answer, answerTags) }));
    return inText({ faqColumns: toColumns(shown, ["id", "category", "question", "text"]) });
  },
  // A separate module, so that it's part of the page's file and not another request.
  "#derived/flagship-run.ts": () => exportedRun(runs.find(({ id }) => id === flagship)),
  "#derived/mcp-server-cards.ts": () =>
    inText({ mcpServerColumns: toColumns(mcpServers, mcpCardFields) }),
  "#derived/mcp-server-details.ts": () => ({
    mcpServerDetails: Object.fromEntries(
      mcpServers.map((server) => [
        server.id,
        Object.fromEntries(mcpDetailFields.map((field) => [field, server[field]])),
      ]),
    ),
  }),
  // What every page shows of the other pages.
  "#derived/navigation.ts": () => ({ lines, documentLine }),
  "#derived/page-table.ts": pageTableModule,
  // Only what the cards on /docs/mcp show.
  "#derived/popular-servers.ts": () => ({
    popularServers: popularServers.flatMap(({ server }) =>
      mcpServers
        .filter(({ id }) => id === server)
        .map(({ id, name, description, author }) => ({ id, name, description, author })),
    ),
  }),
  // A function for each workflow, which fetches its run.
  "#derived/run-loaders.ts": () => {
    const loaders = runs.map(({ id }) => {
      const name = JSON.stringify(runModuleName(id));
      return `${JSON.stringify(id)}:()=>import(${name}).then(({run})=>run)`;
    });
    return `export const runLoaders={${loaders.join(",")}};`;
  },
  ...Object.fromEntries(runs.map((run) => [runModuleName(run.id), () => exportedRun(run)])),
  "#derived/simulator.ts": () => ({ firstPicture: finishedPicture() }),
};

/** Values by the names under which a module exports them. */
type Exported = Readonly<Record<string, unknown>>;

async function exportedRun(run: Run | undefined): Promise<Exported> {
  if (!run) throw new Error(`There is no run '${flagship}' in content/runs/ for /platform.`);
  return { run: await runForBrowser(run) };
}

/** The module of one run, so that a page fetches no other. */
function runModuleName(id: string): string {
  return `#derived/runs/${id}.ts`;
}

/** The code of a module, or null if there is none of the name. */
export async function derivedModule(name: string): Promise<string | null> {
  const made = await modules[name]?.();
  return typeof made === "object" ? inCode(made, JSON.stringify) : (made ?? null);
}

/** Browsers read JSON in a text faster than a literal. */
function inText(values: Exported): string {
  return inCode(values, (value) => `JSON.parse(${JSON.stringify(JSON.stringify(value))})`);
}

function inCode(values: Exported, write: (value: unknown) => string): string {
  return Object.entries(values)
    .map(([name, value]) => `export const ${name}=${write(value)};`)
    .join("\n");
}

/**
 * A Vite plugin that cuts records down to what a page shows: the script of a page contains what its
 * cards show, and the panel's data is a separate file. In development a new record or document, one
 * that is gone, and a document with another record restart the server; `freshImports` does it for all
 * that is imported.
 */
export function derivedContent(): Plugin {
  return {
    name: "derived-content",
    enforce: "pre",
    configureServer({ watcher, restart }) {
      watcher.on("all", (event, file) => {
        const path = relative(root, file).replaceAll("\\", "/");
        if (!listed.test(path)) return;
        const isOther = () =>
          path.endsWith(".mdx") && changesPage(readFileSync(file, "utf8"), path);
        if (event !== "change" || isOther()) restart();
      });
    },
    resolveId(id) {
      // Without the #, at which a browser would cut the address of the module in development.
      return id in modules ? `\0${id.slice(1)}` : null;
    },
    load(id) {
      if (!id.startsWith("\0derived/")) return null;
      const name = `#${id.slice(1)}`;
      if (name === apiReferenceName) this.addWatchFile(join(root, apiDescriptionFile));
      return derivedModule(name);
    },
  };
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
