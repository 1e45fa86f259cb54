import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { site } from "@yno/brand/site";
import { check } from "@yno/molfar";
import { exportWorkflow } from "@yno/molfar/export-workflow";
import { root } from "@yno/tools/project-files";
import { molfarPackage } from "#content/for-programs.ts";
import type { SiteFiles } from "../content/collection.ts";

const source = join(root, "packages/molfar/workflows");

/** What the workers of all workflows import. */
const modules = ["step.mjs", "pdf.mjs"];

/** The files of each workflow, in /workflow-files/, with its CWL and a list of them: <id>.md. */
export async function workflowFiles(
  workflows: readonly { id: string; title: string }[],
): Promise<SiteFiles> {
  const made: Record<string, string | Uint8Array> = {};
  for (const { id, title } of workflows) {
    const files = [`${id}.yaml`, ...(await filesIn(id)), ...modules];
    for (const file of files) made[file] ??= await readFile(join(source, file));
    made[`${id}.cwl`] = cwl(id);
    const definition = await readFile(join(source, id, "Dockerfile"), "utf8");
    made[`${id}.md`] = listText({ id, title, files, definition });
  }
  return Object.fromEntries(
    Object.entries(made).map(([file, content]) => [`/workflow-files/${file}`, content]),
  );
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
};

function listText({ id, title, files, definition }: List): string {
  const address = (file: string) => `${site.origin}/workflow-files/${file}`;
  const artifacts = Object.values(check(definition).definition?.shared?.artifacts ?? {});
  const inputs = artifacts.map(({ path, purpose }) => [`${id}/${path}`, purpose] as const);
  const purposes = new Map([
    [
      `${id}.yaml`,
      "The wiring, which lists the inputs and the steps and says what each step gets.",
    ],
    [`${id}/Dockerfile`, "The image, with labels that define its tasks."],
    [`${id}/worker.mjs`, "The worker, with one function for each task."],
    ["step.mjs", "The code that all workers share."],
    ["pdf.mjs", "Reads and writes simple PDFs."],
    ...inputs,
  ]);
  const purposeOf = (file: string) =>
    purposes.get(file) ?? inputs.find(([path]) => file.startsWith(path))?.[1] ?? "";
  return `# ${title}: files to run it yourself

Run the workflow on sample data and get the same results as the sample run. Companies and amounts are made up. Files replace the other systems, simple rules replace the models, and one file holds each person's answer. Comments in the worker show where. Nothing is sent.

## Run it
It needs Node 22.13 or newer and curl, on Linux, on macOS, or in WSL on Windows.

\`\`\`sh
npm install ${site.origin}${molfarPackage}
curl --fail --create-dirs --output "#1" "${address(`{${files.join(",")}}`)}"
npx @yno/molfar workflow ${id}.yaml --executor process
\`\`\`

Once you have built the image, it also runs in Docker, without \`--executor process\`:

\`\`\`sh
docker build --tag ${id} --file ${id}/Dockerfile .
npx @yno/molfar workflow ${id}.yaml
\`\`\`

## Files
${files.map((file) => `- [${file}](${address(file)}): ${purposeOf(file)}`).join("\n")}
- [${id}.cwl](${address(`${id}.cwl`)}): The same workflow in CWL, which runs the image. Keep it beside the wiring.

The sample run: ${site.origin}/runs/${id}.md
`;
}
