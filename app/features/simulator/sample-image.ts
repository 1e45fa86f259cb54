/** The image of the simulator: its definition, and its workers as functions of their inputs. */
import { paddedIndex } from "@yno/molfar/contract/collections";
import type { Definition } from "@yno/molfar/shapes/definition";
import type { Content, WorkerFunction } from "./simulate.ts";

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
