/** A visitor's choice, as a wiring and as part of an address. */
import type { Source, WiredStep, Wiring } from "@yno/molfar/wiring/wiring";
import { mapTasks, reduceTasks } from "./sample-image.ts";
import { maxItems } from "./simulate.ts";

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
