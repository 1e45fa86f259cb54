import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { site } from "@yno/brand/site";
import { check } from "@yno/molfar";
import { exportWorkflow } from "@yno/molfar/export-workflow";
import { registryEntry } from "@yno/registry/entries";
import { entryShape } from "@yno/registry/entry-shape";
import { rewrites, staticFiles } from "@yno/registry/static-files";
import { makeSearchIndex } from "@yno/search/search-index";
import { root as project } from "@yno/tools/project-files";
import type { Element } from "hast";
import { instructions, machineFiles, securityContact, summary } from "#content/for-programs.ts";
import { jobs } from "#content/jobs.ts";
import { careersPage } from "#content/pages/careers.ts";
import { homePage } from "#content/pages/home.ts";
import { newsPage } from "#content/pages/news.ts";
import { workflows } from "#content/workflows.ts";
import { mcpServers } from "#tools/content/mcp-servers.ts";
import { runs, sealedRun } from "#tools/content/runs.ts";
import { apiDescriptionFile, openApiDocument } from "../content/api-description.ts";
import { lastModified } from "../content/last-modified.ts";
import { lines, pages, placeholders } from "../content/pages.ts";
import { readNews } from "../content/read-news.ts";
import { readColours } from "../pages/sheet-values.ts";
import { root } from "../site-folder.ts";
import {
  expiryWarning,
  llmsFullText,
  llmsText,
  robotsTxt,
  securityTxt,
  securityTxtPath,
  sitemap,
} from "./crawler-files.ts";
import { atomFeed, careersFeed, jsonFeed, newsFeed } from "./feed.ts";
import { runMarkdown, runRecord } from "./run-markdown.ts";
import { searchRecords } from "./search-records.ts";
import {
  appIcons,
  appleIcon,
  drawIcon,
  iconSvg,
  manifestPath,
  webManifest,
} from "./web-manifest.ts";

/**
 * Writes the site-wide files for programs: llms.txt, feeds, sitemap, robots.txt, security.txt, the
 * web manifest and its icons.
 *
 * @param client the folder of the built site
 * @param markdown of every page, by its address
 */
export async function writeSiteFiles(
  client: string,
  markdown: ReadonlyMap<string, string>,
): Promise<void> {
  const fullText = llmsFullText(
    pages.map(({ path }) => ({ path, markdown: markdown.get(path) ?? "" })),
  );
  const news = newsFeed(newsPage, readNews());
  const ground = readColours("light")("canvas");
  const files: Record<string, string | Uint8Array> = {
    "/llms.txt": llmsText({
      words: { summary, instructions, machineFiles },
      pages,
      placeholders,
      lines,
      runs: (await Promise.all(runs.map(sealedRun))).map(({ id, title, summary }) => ({
        path: `/runs/${id}.md`,
        title,
        description: summary,
      })),
      bytes: { "/llms-full.txt": Buffer.byteLength(fullText) },
    }),
    "/llms-full.txt": fullText,
    "/news/feed.xml": atomFeed(news, "/news/feed.xml"),
    "/news/feed.json": jsonFeed(news, "/news/feed.json"),
    "/careers/feed.json": jsonFeed(careersFeed(careersPage, jobs), "/careers/feed.json"),
    "/sitemap.xml": sitemap(
      pages.map((page) => ({ path: page.path, updated: lastModified(page) })),
    ),
    "/robots.txt": robotsTxt(),
    [securityTxtPath]: securityTxt(securityContact),
    [manifestPath]: webManifest({ description: homePage.description, ground }, appIcons),
    "/icon.svg": iconSvg(),
    ...Object.fromEntries(
      [...appIcons, appleIcon].map((icon) => [`/${icon.file}`, drawIcon(ground, icon).asPng()]),
    ),
  };
  const warning = expiryWarning(securityContact, Date.now());
  if (warning) console.warn(warning);
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(client, path)), { recursive: true });
    await writeFile(join(client, path), content);
  }
}

/** Puts the API description beside the pages, as YAML and as JSON: /openapi.yaml, /openapi.json. */
export async function writeApiDescription(client: string): Promise<void> {
  const yaml = await readFile(join(root, apiDescriptionFile), "utf8");
  await writeFile(join(client, "openapi.yaml"), yaml);
  const json = JSON.stringify(openApiDocument(yaml), null, 2);
  await writeFile(join(client, "openapi.json"), `${json}\n`);
}

/** Writes every sample run as Markdown and its audit record as JSON: /runs/<id>.md and /runs/<id>.json. */
export async function writeRuns(client: string): Promise<void> {
  await mkdir(join(client, "runs"), { recursive: true });
  for (const run of await Promise.all(runs.map(sealedRun))) {
    await writeFile(join(client, `runs/${run.id}.md`), runMarkdown(run, site.origin));
    await writeFile(join(client, `runs/${run.id}.json`), runRecord(run));
  }
}

/**
 * Writes what the search reads, from the content and the pages.
 *
 * @param mainOf gives the `main` of the page at a path
 */
export async function writeSearchIndex(
  client: string,
  mainOf: (path: string) => Element,
): Promise<void> {
  const index = makeSearchIndex(searchRecords(mainOf));
  await writeFile(join(client, "search-index.json"), JSON.stringify(index));
}

/**
 * Writes the registry API as files, and the rewrites that lead to them. They aren't pages: some are
 * called index.html and contain JSON, so this comes after the steps for every page.
 */
export async function writeRegistryApi(folder: string): Promise<void> {
  const entries = mcpServers.map(registryEntry);
  for (const entry of entries) entryShape.parse(entry);
  for (const [name, text] of staticFiles(entries)) {
    const file = join(folder, name);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  }
  await writeFile(join(folder, "_redirects"), rewrites());
}

const source = join(project, "packages/molfar/workflows");

/** What the workers of all workflows import. */
const modules = ["step.mjs", "pdf.mjs"];

/**
 * Writes the files of each workflow to /workflow-files/, with its CWL and a list of them:
 * /workflow-files/<id>.md.
 *
 * @param client the folder of the built site
 * @param origin of the site, such as https://www.yno.example
 */
export async function writeWorkflowFiles(client: string, origin: string): Promise<void> {
  const target = join(client, "workflow-files");
  const save = async (file: string, content: string | Uint8Array) => {
    await mkdir(dirname(join(target, file)), { recursive: true });
    await writeFile(join(target, file), content);
  };
  const copied = new Set<string>();
  for (const { id, title } of workflows) {
    const files = [`${id}.yaml`, ...(await filesIn(id)), ...modules];
    for (const file of files.filter((each) => !copied.has(each))) {
      copied.add(file);
      await save(file, await readFile(join(source, file)));
    }
    await save(`${id}.cwl`, cwl(id));
    const definition = await readFile(join(source, id, "Dockerfile"), "utf8");
    await save(`${id}.md`, listText({ id, title, files, definition, origin }));
  }
}

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(join(source, folder), { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(source.length + 1))
    .sort();
}

function cwl(id: string): string {
  const end = exportWorkflow(join(source, `${id}.yaml`), "cwl");
  if (end.state === "exported") return end.text;
  throw new Error(
    `packages/molfar/workflows/${id}.yaml can't be exported as CWL: ${JSON.stringify(end)}`,
  );
}

type List = {
  id: string;
  title: string;
  files: readonly string[];
  /** The text of the Dockerfile. */
  definition: string;
  origin: string;
};

function listText({ id, title, files, definition, origin }: List): string {
  const address = (file: string) => `${origin}/workflow-files/${file}`;
  const artifacts = Object.values(check(definition).definition?.shared?.artifacts ?? {});
  const inputs = artifacts.map(({ path, purpose }) => [`${id}/${path}`, purpose] as const);
  const purposes = new Map([
    [`${id}.yaml`, "The wiring: inputs, steps, and what goes where."],
    [`${id}/Dockerfile`, "The image, and the definition of its tasks in labels."],
    [`${id}/worker.mjs`, "The worker, with one function for each task."],
    ["step.mjs", "What all workers share."],
    ["pdf.mjs", "Reads and writes simple PDFs."],
    ...inputs,
  ]);
  const purposeOf = (file: string) =>
    purposes.get(file) ?? inputs.find(([path]) => file.startsWith(path))?.[1] ?? "";
  return `# ${title}: files to run it yourself

These files run the workflow with samples, and each step gives what the sample run shows. Companies and amounts are made up. Outside systems are files here, models are plain rules, and people's answers are in a file too; comments in the worker say where. Nothing is sent.

## Run it
It needs Node 22.13 or newer, curl, and the package [@yno/molfar](${origin}/docs/molfar-image#your-first-image-in-ten-minutes), which isn't on the npm registry yet.

\`\`\`sh
curl --fail --create-dirs --output "#1" "${address(`{${files.join(",")}}`)}"
npx @yno/molfar workflow ${id}.yaml --executor process
\`\`\`

Without \`--executor process\` it runs in Docker, once you have built the image:

\`\`\`sh
docker build --tag ${id} --file ${id}/Dockerfile .
npx @yno/molfar workflow ${id}.yaml
\`\`\`

## Files
${files.map((file) => `- [${file}](${address(file)}): ${purposeOf(file)}`).join("\n")}
- [${id}.cwl](${address(`${id}.cwl`)}): The same workflow in CWL, for the image. Keep it beside the wiring.

The sample run: ${origin}/runs/${id}.md
`;
}
