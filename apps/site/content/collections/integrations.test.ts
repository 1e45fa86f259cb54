import { expect, test } from "vitest";
import { contentProblems } from "#build/content/content-problems.ts";
import * as catalogue from "./capabilities.ts";
import { type Capability, capabilityCategories, capabilityShape } from "./capabilities.ts";
import {
  collection,
  type Integration,
  integrationCategories,
  integrationShape,
} from "./integrations.ts";

const integration: Integration = {
  id: "ledger-box",
  name: "Ledger Box",
  description: "Reads what is in the box.",
  category: "Finance",
  status: "active",
  setupTime: "5 mins",
  popularity: "low",
  features: ["Open the box", "Read a page", "Add a page", "Close the box"],
  auth: "API key",
};
const capability: Capability = {
  name: "Ledger Box",
  description: "A box of pages.",
  category: "data",
  icon: "database",
  capabilities: ["Open the box", "Read a page", "Close the box"],
};

/** So many integrations, over the categories in turn. */
const makeIntegrations = (count: number): Integration[] =>
  Array.from({ length: count }, (_, index) => ({
    ...integration,
    id: `box-${index}`,
    name: `Box ${index}`,
    category: integrationCategories[index % integrationCategories.length] ?? "Finance",
  }));
const sixOfEachTab = capabilityCategories.flatMap((category) =>
  Array.from({ length: 6 }, (_, index) => ({
    ...capability,
    category,
    name: `${category} ${index}`,
  })),
);

const file = "content/collections/integrations.ts";
const problemsWith = (change: object) =>
  contentProblems(file, integrationShape, [{ ...integration, ...change }], ({ id }) => id);
const capabilityProblemsWith = (change: object) =>
  contentProblems(file, capabilityShape, [{ ...capability, ...change }], ({ name }) => name);

test("valid records have no problems", () => {
  expect(problemsWith({})).toEqual([]);
  expect(capabilityProblemsWith({})).toEqual([]);
  expect(collection.problems(makeIntegrations(11))).toEqual([]);
  expect(collection.problems(makeIntegrations(430))).toEqual([]);
  expect(catalogue.collection.problems(sixOfEachTab)).toEqual([]);
});

test.each(["0 mins", "100 mins", "5 minutes", "5"])("'%s' isn't a setup time", (setupTime) => {
  expect(problemsWith({ setupTime })).toEqual([
    expect.stringContaining("field setupTime: isn't a setup time in minutes"),
  ]);
});

test("a description is one or two sentences of at most 140 characters", () => {
  expect(problemsWith({ description: "Opens it. Reads it." })).toEqual([]);
  expect(problemsWith({ description: "Opens it. Reads it. Closes it." })).toEqual([
    expect.stringContaining("holds more than two sentences"),
  ]);
  expect(problemsWith({ description: `${"x".repeat(139)}.` })).toEqual([]);
  expect(problemsWith({ description: `${"x".repeat(140)}.` })).toEqual([
    expect.stringContaining("has more than 140 characters"),
  ]);
});

test("a card has 4 to 7 features, each once and in at most 60 characters", () => {
  const features = (count: number) => Array.from({ length: count }, (_, index) => `Page ${index}`);
  expect(problemsWith({ features: features(3) })).toHaveLength(1);
  expect(problemsWith({ features: features(4) })).toEqual([]);
  expect(problemsWith({ features: features(7) })).toEqual([]);
  expect(problemsWith({ features: features(8) })).toHaveLength(1);
  expect(problemsWith({ features: [...features(4), "Page 0"] })).toEqual([
    expect.stringContaining("names a feature twice"),
  ]);
  expect(problemsWith({ features: [...features(4), "x".repeat(61)] })).toHaveLength(1);
});

test("category, status, popularity, tab and icon come from closed lists", () => {
  expect(problemsWith({ category: "All" })).toHaveLength(1);
  expect(problemsWith({ status: "planned" })).toHaveLength(1);
  expect(problemsWith({ popularity: "huge" })).toHaveLength(1);
  expect(capabilityProblemsWith({ category: "all" })).toHaveLength(1);
  expect(capabilityProblemsWith({ icon: "rocket" })).toHaveLength(1);
});

test("an entry of the catalogue has 3 to 5 capabilities, each once", () => {
  const capabilities = ["A", "B", "C", "D", "E"];
  expect(capabilityProblemsWith({ capabilities })).toEqual([]);
  expect(capabilityProblemsWith({ capabilities: [...capabilities, "F"] })).toHaveLength(1);
  expect(capabilityProblemsWith({ capabilities: ["A", "B"] })).toHaveLength(1);
  expect(capabilityProblemsWith({ capabilities: ["A", "B", "A"] })).toHaveLength(1);
});

test("a category that no integration has is found", () => {
  const without = makeIntegrations(42).map((each) =>
    each.category === "Marketing" ? integration : each,
  );
  const named = without.map((each, index) => ({ ...each, id: `b-${index}`, name: `B ${index}` }));
  expect(collection.problems(named)).toEqual([
    expect.stringContaining("no record has the category 'Marketing'"),
  ]);
});

test("a duplicate id or name is found", () => {
  const [first, ...others] = makeIntegrations(42);
  expect(collection.problems([{ ...integration, ...first, id: "box-1" }, ...others])).toEqual([
    expect.stringContaining("id 'box-1' is there more than once"),
  ]);
  expect(collection.problems([{ ...integration, ...first, name: "Box 1" }, ...others])).toEqual([
    expect.stringContaining("name 'Box 1' is there more than once"),
  ]);
});

test("a tab without an entry is found, and a name that is there twice", () => {
  const [first, ...others] = sixOfEachTab;
  const silent = sixOfEachTab.filter(({ category }) => category !== "communication");
  expect(catalogue.collection.problems(silent)).toEqual([
    expect.stringContaining("no record has the category 'communication'"),
  ]);
  expect(
    catalogue.collection.problems([{ ...capability, ...first, name: "data 0" }, ...others]),
  ).toEqual([expect.stringContaining("name 'data 0' is there more than once")]);
});
