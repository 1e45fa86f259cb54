import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root as project } from "@yno/tools/project-files";
import { runWorkflow } from "../../api/run-workflow.ts";
import { runGenerated } from "../../random/compare.ts";
import { textsBelow, writeContent } from "../../random/workers.ts";
import { writeWorkflow } from "../../random/write-workflow.ts";
import type { Files } from "./run-engines.ts";

/** The masking example, which the documents run as a single task. */
const masking = `version: 1
name: Mask orders
images:
  order-tools: {definition: Dockerfile, image: order-tools, process: [python3, mask.py], sources: [mask.py]}
inputs:
  orders: {file: orders.csv}
steps:
  mask:
    image: order-tools
    task: Mask customers
    in: {orders: {input: orders}, pseudonym-length: {value: 12}}
    secrets: {mask-salt: {env: TEST_MASK_SALT}}
outputs: {masked: {from: mask.masked}, customers: {from: mask.customers}}
`;

const write = (folder: string, files: Files) =>
  writeContent(folder, new Map(Object.entries(files)));

/** Writes every documented wiring into a separate folder. */
export function writeDocumented(folder: string): string[] {
  const book = join(folder, "book");
  write(book, {
    "workflow.yaml": fence("artifact-transformation", "book.yaml"),
    Dockerfile: fence("artifact-transformation", "Dockerfile"),
    "words.py": fence("artifact-transformation", "words.py"),
    "book.txt": "It was late.\nThe last train had gone.\nNobody else was there.\n",
  });
  const many = join(folder, "many");
  write(many, {
    "workflow.yaml": fence("artifact-transformation", "count.yaml"),
    Dockerfile: fence("molfar-image", "Dockerfile"),
    "texts/00000.txt": "one\n",
    "texts/00001.txt": "one two\n",
    "texts/00002.txt": "one two three\n",
  });
  const orders = join(folder, "orders");
  write(orders, {
    "workflow.yaml": masking,
    Dockerfile: fence("worker-contract", "Dockerfile"),
    "mask.py": fence("worker-contract", "mask.py"),
    "orders.csv": 'order,customer,amount\n1,Tan,5\n2,"Lim, B",7\n3,Tan,9\n',
  });
  return [book, many, orders];
}

/** Writes a made-up workflow into a folder, and gives what `molfar workflow` makes of it. */
export async function writeGenerated(seed: number, folder: string): Promise<Files> {
  const { given } = await runGenerated(writeWorkflow(seed, folder));
  return given;
}

/** What `molfar workflow` makes of a wiring file in a folder. */
export async function runByMolfar(folder: string, wiring = "workflow.yaml"): Promise<Files> {
  const dir = join(folder, ".molfar");
  const options = { executor: "process", attempts: 1, dir } as const;
  const end = await runWorkflow(join(folder, wiring), options);
  if (end.state !== "ended" || end.result.outcome !== "succeeded") {
    throw new Error(JSON.stringify(end));
  }
  return textsBelow(join(end.result.path, "outputs"));
}

/** The first block of a document with a title, without the indentation of a list. */
function fence(document: string, title: string): string {
  const text = readFileSync(join(project, `apps/site/content/docs/${document}.mdx`), "utf8");
  const block = new RegExp(`^( *)\`\`\`\\w+ title="${title}"\n(.*?)^ *\`\`\`$`, "ms");
  const [, indent = "", code] = block.exec(text) ?? [];
  if (code === undefined) throw new Error(`/docs/${document} has no block called ${title}.`);
  return code.replaceAll(new RegExp(`^${indent}`, "gm"), "");
}
