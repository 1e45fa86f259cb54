import { readdirSync, readFileSync } from "node:fs";
import { join, parse } from "node:path";
import { describe, expect, test } from "vitest";
import { check } from "./check.ts";
import { rules } from "./rules.ts";

const folder = join(import.meta.dirname, "fixtures");
const namesIn = (kind: "valid" | "invalid") => readdirSync(join(folder, kind));
const readFixture = (kind: "valid" | "invalid", name: string) =>
  readFileSync(join(folder, kind, name), "utf8");

describe("a valid file is clean", () => {
  test.each(namesIn("valid"))("%s", (name) => {
    const { definition, findings } = check(readFixture("valid", name));
    expect(findings).toEqual([]);
    expect(definition).toBeDefined();
  });
});

test("every rule has one file that breaks it, named by the rule", () => {
  const broken = namesIn("invalid").map((name) => parse(name).name);
  expect(broken.toSorted()).toEqual(Object.keys(rules).toSorted());
});

describe("a file that breaks a rule gives exactly that finding", () => {
  test.each(namesIn("invalid"))("%s", (name) => {
    const { findings } = check(readFixture("invalid", name));
    expect(findings.map(({ code }) => code)).toEqual([parse(name).name]);
  });
});

test("every finding has a place and two sentences", () => {
  for (const name of namesIn("invalid")) {
    const text = readFixture("invalid", name);
    for (const { place, problem, remedy } of check(text).findings) {
      expect(text.split("\n")[(place?.line ?? 0) - 1], name).toBeDefined();
      expect(problem, name).toMatch(/^.+\.$/s);
      expect(remedy, name).toMatch(/^.+\.$/s);
    }
  }
});
