import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "@yno/tools/project-files";
import { expect, test } from "vitest";
import { sampleSource } from "../../fixtures/export-samples.ts";
import { engineCommand, engineText, places } from "./engine-command.ts";

const plan = { name: "A", steps: [], outputs: [] };

test("the document shows what is printed for its book", () => {
  const text = readFileSync(
    join(root, "apps/site/content/docs/artifact-transformation.mdx"),
    "utf8",
  );
  const [, shown] = /^```text title="What --for prints"\n(.*?)\n```$/ms.exec(text) ?? [];
  const at = { folder: "/shared/book", name: "book" };
  expect(shown).toBe(engineText(engineCommand(plan, at, "slurm", "process")));
});

test("a shell reads a path with spaces and quotes as one word", () => {
  const command = engineCommand(
    plan,
    { folder: "/shared/Ann's books", name: "a b" },
    "single",
    "process",
  );
  expect(engineText(command)).toContain(" '/shared/Ann'\\''s books/a b.cwl'\n");
});

test("Slurm's jobs are named after folder and file, in one word, because Toil splits at spaces", () => {
  const at = { folder: "/my books", name: "a b'ä" };
  const { command, restart } = engineCommand(plan, at, "slurm", "process");
  expect(command[1]).toBe("TOIL_SLURM_ARGS=--job-name=molfar-my-books-a-b--");
  expect(restart[0]).toEqual(["scancel", "--name=molfar-my-books-a-b--"]);
});

test.each(places)(
  "images aren't replaced by processes for %s unless they were exported so",
  (place) => {
    const words = (executor: "docker" | "process") =>
      engineCommand(plan, { folder: "/s", name: "a" }, place, executor).command;
    expect(words("process")).toContain("--no-container");
    expect(words("docker")).not.toContain("--no-container");
  },
);

test.each(["a b", "ä", "Ann's", "a%20b"])(
  "the path '%s', with which Toil fails, is named",
  (odd) => {
    const warnings = (at: { folder: string; name: string }) =>
      places.map((place) => engineCommand(plan, at, place, "process").warnings.length);
    expect(warnings({ folder: `/${odd}`, name: "a" })).toEqual([1, 1, 1]);
    expect(warnings({ folder: "/s", name: odd })).toEqual([1, 1, 1]);
    expect(warnings({ folder: "/s-1/B_2.~", name: "a.v2" })).toEqual([0, 0, 0]);
  },
);

test("a step with less memory than Toil's worker needs is named, for Slurm alone", () => {
  const mark = (key: string, memory: number) =>
    `  ${key}: {image: w, task: Mark, in: {text: {file: a.txt}}, memory_mib: ${memory}}`;
  const { plan: small } = sampleSource({ steps: `${mark("low", 127)}\n${mark("enough", 128)}` });
  const warnings = places.map((place) => {
    const made = engineCommand(small, { folder: "/s", name: "a" }, place, "docker");
    return engineText(made).match(/step \S+/g);
  });
  expect(warnings).toEqual([["step low"], null, null]);
});
