/**
 * What the simulator runs: its image, with workers as functions of their inputs, and a visitor's
 * choice over it, as a wiring and as part of an address.
 */
import { paddedIndex } from "@yno/molfar/contract/collections";
import type { Definition } from "@yno/molfar/shapes/definition";
import { type Content, maxItems, type WorkerFunction } from "@yno/molfar/wiring/simulate";
import type { Source, WiredStep, Wiring } from "@yno/molfar/wiring/wiring";

type Direction = "input" | "output";

const number = (name: string, direction: Direction, purpose: string) => ({
  ...{ name, direction, type: "number" as const, purpose },
});
const artifact = (name: string, path: string, direction: Direction, purpose: string) => ({
  ...{ name, path, direction, mime_types: ["text/plain"], purpose },
});
const page = artifact("page", "page.txt", "input", "The page to work on.");
const results = artifact("results", "results/", "input", "The results of all pages.");

/** A worker to choose, and what a shell would run for it. */
export type SampleTask = { name: string; command: string };

export const mapTasks = [
  { name: "Count words", command: 'wc -w < "$PAGE_PATH" > "$OUTPUT_PATH/words.txt"' },
  {
    name: "Mask digits",
    command: 'tr 0-9 x < "$PAGE_PATH" > "$OUTPUT_PATH/masked.txt"',
  },
  {
    name: "Change to capitals",
    command: 'tr a-z A-Z < "$PAGE_PATH" > "$OUTPUT_PATH/capitals.txt"',
  },
] as const satisfies readonly SampleTask[];

export const reduceTasks = [
  { name: "Join texts", command: 'cat "$RESULTS_PATH"/*.txt > "$OUTPUT_PATH/report.txt"' },
  {
    name: "Add numbers",
    command: `cat "$RESULTS_PATH"/*.txt | awk '{ s += $1 } END { print s + 0 }' > "$OUTPUT_PATH/total.txt"`,
  },
  { name: "Count files", command: 'ls "$RESULTS_PATH" | wc -l > "$OUTPUT_PATH/files.txt"' },
] as const satisfies readonly SampleTask[];

const splitCommand = 'split-pages "$REPORT_PATH" "$(cat "$PAGES_PATH")" "$OUTPUT_PATH"';

const shell = (command: string) => ["sh", "-c", command];

export const sampleImage: Definition = {
  schema_version: "v0.0.3",
  name: "Pages",
  description: "Splits a report, works on its pages, and combines the results.",
  tasks: [
    {
      name: "Split report",
      description: "Splits a report into pages.",
      task_type: "split",
      command: shell(splitCommand),
      parameters: [
        number("pages", "input", "How many pages to make."),
        number("count", "output", "How many pages there are."),
      ],
      artifacts: [
        artifact("report", "report.txt", "input", "The report to split."),
        artifact("parts", "pages/", "output", "One file for each page."),
      ],
    },
    ...mapTasks.map(({ name, command }) => ({
      ...{ name, description: `${name} of one page.`, command: shell(command) },
      artifacts: [
        page,
        artifact("result", outputFile(command), "output", "The result of the page."),
      ],
    })),
    ...reduceTasks.map(({ name, command }) => ({
      ...{ name, description: `${name} of all pages.`, command: shell(command) },
      task_type: "reduce" as const,
      artifacts: [results, artifact("report", outputFile(command), "output", "The whole result.")],
    })),
  ],
};

/** The file that a command writes to. */
function outputFile(command: string): string {
  return command.slice(command.lastIndexOf("/") + 1, -1);
}

const text = (content: Content | undefined) => (typeof content === "string" ? content : "");
const files = (content: Content | undefined) =>
  typeof content === "object" ? [...content.values()] : [];

function wordsIn(content: string): number {
  return content.split(/[ \t\n\v\f\r]+/).filter((word) => word !== "").length;
}

/** The number at the start of a line, read as awk does; 0 without one. */
function leadingNumber(line: string): number {
  return Number(/^[ \t]*(-?[0-9]{1,15})/.exec(line)?.[1] ?? 0);
}

/** By the name of the task. A test compares them with the output of their commands. */
export const sampleWorkers: Readonly<Record<string, WorkerFunction>> = {
  "Split report": (inputs) => {
    const pages = Math.min(Math.max(1, Math.trunc(Number(text(inputs.get("pages"))))), 1_001);
    const lines = text(inputs.get("report")).split(/(?<=\n)/);
    const parts = Array.from({ length: pages }, (_, at): [string, string] => {
      const from = Math.floor((at * lines.length) / pages);
      const to = Math.floor(((at + 1) * lines.length) / pages);
      return [`${paddedIndex(at, pages)}.txt`, lines.slice(from, to).join("")];
    });
    return { parts: new Map(parts), count: `${pages}\n` };
  },
  "Count words": (inputs) => ({ result: `${wordsIn(text(inputs.get("page")))}\n` }),
  "Mask digits": (inputs) => ({ result: text(inputs.get("page")).replace(/[0-9]/g, "x") }),
  "Change to capitals": (inputs) => ({
    result: text(inputs.get("page")).replace(/[a-z]/g, (letter) => letter.toUpperCase()),
  }),
  "Join texts": (inputs) => ({ report: files(inputs.get("results")).join("") }),
  "Add numbers": (inputs) => {
    const lines = files(inputs.get("results")).join("").split("\n");
    return { report: `${lines.reduce((sum, line) => sum + leadingNumber(line), 0)}\n` };
  },
  "Count files": (inputs) => ({ report: `${files(inputs.get("results")).length}\n` }),
};

const orders = ["paper", "ink", "chairs", "lamps", "cable", "glass"] as const;

/** A report with one line for each page. */
export function sampleReport(pages: number): string {
  return Array.from(
    { length: pages },
    (_, at) => `Page ${at + 1}: order ${1200 + at * 7} for ${orders[at % orders.length]}\n`,
  ).join("");
}

/** @property written the wiring and the report, where the visitor has edited them */
export type Choice = {
  files: number;
  map: number;
  reduce: number;
  written?: { wiring: string; report: string };
};

export const firstChoice: Choice = { files: 4, map: 0, reduce: 1 };

/** The most characters of a text that is edited here, and of an address that holds it. */
export const maxCharacters = { text: 20_000, address: 24_000 } as const;

export const imageKey = "pages";
export const reportFile = "report.txt";

/** A whole number of files that can be drawn. */
export function boundedFiles(files: number): number {
  return Math.min(Math.max(1, Math.trunc(files) || 1), maxItems);
}

/** The wiring of a choice, as its file would be read. */
export function toWiring({ files, map, reduce }: Choice): Wiring {
  const nowhere = { place: undefined };
  const step = (task: string, sources: readonly (readonly [string, Source])[]): WiredStep => ({
    ...nowhere,
    ...{ image: imageKey, task, in: new Map(sources), secrets: new Map() },
  });
  const from = (key: string, output: string) =>
    ({ ...nowhere, kind: "from", step: key, output }) as const;
  return {
    name: "Work on the pages of a report",
    images: new Map([[imageKey, { ...nowhere, definition: "Dockerfile" }]]),
    inputs: new Map([["report", { ...nowhere, kind: "file", path: reportFile }]]),
    steps: new Map([
      [
        "split",
        step("Split report", [
          ["report", { ...nowhere, kind: "file", path: reportFile }],
          ["pages", { ...nowhere, kind: "value", value: String(files) }],
        ]),
      ],
      ["map", step(mapName(map), [["page", { ...from("split", "parts"), each: "sorted" }]])],
      ["reduce", step(reduceName(reduce), [["results", from("map", "result")]])],
    ]),
    outputs: new Map([["report", from("reduce", "report")]]),
  };
}

/** The wiring of a choice, as a visitor would write it. */
export function wiringText({ files, map, reduce }: Choice): string {
  return `version: 1
name: Work on the pages of a report
images:
  ${imageKey}: {definition: Dockerfile}
inputs:
  report: {file: ${reportFile}}
steps:
  split: {image: ${imageKey}, task: Split report, in: {report: {input: report}, pages: {value: ${files}}}}
  map: {image: ${imageKey}, task: ${mapName(map)}, in: {page: {from: split.parts, each: sorted}}}
  reduce: {image: ${imageKey}, task: ${reduceName(reduce)}, in: {results: {from: map.result}}}
outputs:
  report: {from: reduce.report}
`;
}

function mapName(index: number): string {
  return mapTasks[index]?.name ?? mapTasks[0].name;
}

function reduceName(index: number): string {
  return reduceTasks[index]?.name ?? reduceTasks[0].name;
}

const start = "#simulate=";

/** The end of an address that leads to a choice. It holds numbers and texts, and nothing that runs. */
export function toAddress({ files, map, reduce, written }: Choice): string {
  const texts = written ? [written.wiring, written.report].map(encodeURIComponent) : [];
  return `${start}${[files, map, reduce, ...texts].join(",")}`;
}

/** The choice in an address: null where it isn't about one, undefined where it can't be read. */
export function choiceIn(hash: string): Choice | null | undefined {
  if (!hash.startsWith(start)) return null;
  if (hash.length > maxCharacters.address) return undefined;
  const [files = "", map = "", reduce = "", ...texts] = hash.slice(start.length).split(",");
  const numbers = [files, map, reduce];
  if (!numbers.every((each) => /^[0-9]{1,4}$/.test(each))) return undefined;
  const choice = { files: Number(files), map: Number(map), reduce: Number(reduce) };
  if (choice.files !== boundedFiles(choice.files)) return undefined;
  if (!mapTasks[choice.map] || !reduceTasks[choice.reduce]) return undefined;
  if (texts.length === 0) return choice;
  const [wiring, report, ...more] = texts.map(decodedText);
  if (wiring === undefined || report === undefined || more.length > 0) return undefined;
  return { ...choice, written: { wiring, report } };
}

function decodedText(text: string): string | undefined {
  try {
    const decoded = decodeURIComponent(text);
    return decoded.length <= maxCharacters.text ? decoded : undefined;
  } catch {
    return undefined;
  }
}
