import { expect, test } from "vitest";
import { nodeProblem } from "./node-version.ts";

test.each(["22.13.0", "22.20.1", "23.0.0", "100.0.0"])("Node %s is new enough", (version) => {
  expect(nodeProblem(version)).toBeUndefined();
});

test.each(["9.11.2", "20.20.2", "22.12.0", "22.9.0"])("Node %s is too old", (version) => {
  expect(nodeProblem(version)).toBe(`molfar needs Node 22.13 or newer; this is ${version}.`);
});
