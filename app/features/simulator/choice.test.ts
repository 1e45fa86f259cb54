import { planWorkflow } from "@yno/molfar/wiring/plan-workflow";
import { readWiring } from "@yno/molfar/wiring/read-wiring";
import fc from "fast-check";
import { expect, test } from "vitest";
import { type Choice, choiceIn, imageKey, toAddress, toWiring, wiringText } from "./choice.ts";
import { mapTasks, reduceTasks, sampleImage } from "./sample-image.ts";

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
