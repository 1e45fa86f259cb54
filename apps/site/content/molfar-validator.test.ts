import { check } from "@yno/molfar";
import { expect, test } from "vitest";
import { validatorExamples } from "./molfar-validator.ts";

const [valid, broken] = validatorExamples;

test("the valid example is clean", () => {
  expect(check(valid.text).findings).toEqual([]);
});

test("the broken example has one finding for each slip", () => {
  expect(check(broken.text).findings.map(({ code }) => code)).toEqual([
    "split-output-type",
    "unknown-authorization-output",
    "reduce-input-directory",
  ]);
});

test("the examples have all types of tasks, in the order of a run", () => {
  const types = check(valid.text).definition?.tasks.map(({ task_type }) => task_type ?? "other");
  expect(types).toEqual(["split", "other", "reduce"]);
});
