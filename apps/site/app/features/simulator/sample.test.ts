import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { validate } from "@yno/molfar/validate";
import { planWorkflow } from "@yno/molfar/wiring/plan-workflow";
import { readWiring } from "@yno/molfar/wiring/read-wiring";
import fc from "fast-check";
import { expect, test } from "vitest";
import {
  type Choice,
  choiceIn,
  imageKey,
  mapTasks,
  reduceTasks,
  sampleImage,
  sampleReport,
  sampleWorkers,
  toAddress,
  toWiring,
  wiringText,
} from "./sample.ts";

test("the definition of the sample image has no findings", () => {
  expect(validate(sampleImage).findings).toEqual([]);
});

const pages = ["1 two  three\n", "", "0042 Orders\tfor 7 lamps\nand 12\n", "no number\n", "-5\n"];

test.each([...mapTasks, ...reduceTasks])(
  "$name gives in the page what its command gives",
  (task) => {
    const folder = mkdtempSync(join(tmpdir(), "sample-image-"));
    try {
      const isReduce = reduceTasks.some(({ name }) => name === task.name);
      const results = new Map(pages.map((text, at) => [`0000${at}.txt`, text]));
      mkdirSync(join(folder, "results"));
      for (const [name, text] of results) writeFileSync(join(folder, "results", name), text);
      for (const [name, text] of isReduce ? [["", ""] as const] : results) {
        const file = /([a-z]+\.txt)"$/.exec(task.command)?.[1] ?? "";
        const env = {
          ...{ PATH: process.env.PATH, LANG: "C", OUTPUT_PATH: folder },
          ...{ PAGE_PATH: join(folder, "results", name), RESULTS_PATH: join(folder, "results") },
        };
        execFileSync("sh", ["-c", task.command], { env });
        const inputs = isReduce ? new Map([["results", results]]) : new Map([["page", text]]);
        const given = sampleWorkers[task.name]?.(inputs, "0") ?? {};
        // Some systems' wc puts spaces before its number.
        const written = readFileSync(join(folder, file), "utf8").replace(/^ +/, "");
        expect(given[isReduce ? "report" : "result"]).toBe(written);
      }
    } finally {
      rmSync(folder, { recursive: true });
    }
  },
);

test.each([1, 4, 1_000])("the sample report has a line for each of %i pages", (count) => {
  const inputs = new Map([
    ["report", sampleReport(count)],
    ["pages", String(count)],
  ]);
  const parts = sampleWorkers["Split report"]?.(inputs, "-").parts;
  if (typeof parts !== "object") throw new Error("The split gives no directory.");
  expect(parts.size).toBe(count);
  expect([...parts.values()].every((page) => page.split("\n").length === 2)).toBe(true);
});

const images = new Map([[imageKey, sampleImage]]);

const choices = fc.record({
  files: fc.integer({ min: 1, max: 1_000 }),
  map: fc.nat({ max: mapTasks.length - 1 }),
  reduce: fc.nat({ max: reduceTasks.length - 1 }),
});
const written = fc.record({
  wiring: fc.string({ unit: "grapheme", maxLength: 200 }),
  report: fc.string({ maxLength: 200 }),
});

test("a choice and the wiring file that is shown for it have the same plan", () => {
  fc.assert(
    fc.property(choices, (choice) => {
      const { wiring } = readWiring(wiringText(choice));
      if (!wiring) throw new Error("The wiring file has findings.");
      const { plan, findings } = planWorkflow(toWiring(choice), images);
      expect(findings).toEqual([]);
      expect(plan).toEqual(planWorkflow(wiring, images).plan);
    }),
  );
});

test("an address brings its choice back", () => {
  fc.assert(
    fc.property(choices, fc.option(written, { nil: undefined }), (choice, texts) => {
      const whole: Choice = texts ? { ...choice, written: texts } : choice;
      expect(choiceIn(toAddress(whole))).toEqual(whole);
    }),
  );
});

test.each([
  "#simulate=",
  "#simulate=0,0,0",
  "#simulate=1001,0,0",
  "#simulate=4,9,0",
  "#simulate=4,0",
  "#simulate=4,0,x",
  "#simulate=-4,0,0",
  "#simulate=4,0,0,a",
  "#simulate=4,0,0,a,b,c",
  "#simulate=4,0,0,%E0%A4%A,b",
  `#simulate=4,0,0,${"a".repeat(20_001)},b`,
  `#simulate=4,0,0,${"a".repeat(90_000)},b`,
])("the address %.40s can't be read", (hash) => {
  expect(choiceIn(hash)).toBeUndefined();
});

test.each(["", "#overview", "#simulator"])("the address '%s' isn't about a choice", (hash) => {
  expect(choiceIn(hash)).toBeNull();
});
