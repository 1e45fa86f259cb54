import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileExtension, paddedIndex } from "@yno/molfar/contract/collections";
import {
  attemptDefaults,
  delayBefore,
  failures,
  graceSeconds,
  isRetried,
} from "@yno/molfar/contract/failures";
import { pathLimits } from "@yno/molfar/contract/paths";
import { valueLimits } from "@yno/molfar/contract/values";
import { isReservedVariable } from "@yno/molfar/contract/variables";
import { jsonSchema } from "@yno/molfar/json-schema";
import { limits } from "@yno/molfar/limits";
import { environmentName } from "@yno/molfar/names";
import { rules } from "@yno/molfar/rules";
import { root as project } from "@yno/tools/project-files";
import { describe, expect, test } from "vitest";
import { siteDocuments } from "./document-text.ts";

const count = (value: number) => value.toLocaleString("en-SG");

/** The lines of a document outside its code. */
function readLines(name: string): readonly string[] {
  const document = siteDocuments().find(({ path }) => path.endsWith(`/${name}.mdx`));
  return document?.lines.map(({ text }) => text) ?? [];
}

const worker = readLines("worker-contract");
const image = readLines("molfar-image");
const collections = readLines("artifact-transformation");

describe("the documents state the values that the library uses", () => {
  test.each([
    ["seconds of an attempt", worker, `| ${count(attemptDefaults.timeoutSeconds)} | 1 to 86,400 |`],
    ["attempts of a task run", worker, `at most ${attemptDefaults.attempts} attempts`],
    ["delays", worker, `${delayBefore(2)} seconds, then ${delayBefore(3)}`],
    ["the longest delay", worker, `at most ${delayBefore(99)} s`],
    ["seconds from SIGTERM to SIGKILL", worker, `processes ${graceSeconds} seconds later`],
    ["memory", worker, `| ${count(attemptDefaults.memoryMib)} | 16 to 65,536 |`],
    ["disk space", worker, `| ${count(attemptDefaults.diskMib)} | 16 to 102,400 |`],
    ["processes", worker, `| Processes | none | ${count(attemptDefaults.processes)} |`],
    ["bytes of a value", worker, `| ${count(valueLimits.value)} bytes |`],
    ["characters of a number", worker, `| ${valueLimits.digits} characters |`],
    ["bytes of a parameter's file", worker, `At most ${count(valueLimits.file)} bytes`],
    ["bytes of a secret", worker, `1 to ${count(limits.secret)} bytes`],
    ["bytes of a segment", worker, `at most ${pathLimits.segment} bytes`],
    ["lines that a failure quotes", worker, `last ${limits.quotedLines} lines`],
    ["bytes of a path", worker, `a path at most ${count(pathLimits.path)}`],
    ["bytes of a text", image, `| ${count(limits.text)} bytes | \`too-much\` |`],
    ["levels of JSON", image, `| ${limits.depth} levels |`],
    ["tasks", image, `| Tasks in an image | ${count(limits.tasks)} |`],
    ["entries", image, `| ${count(limits.entries)} | \`too-much\` |`],
    ["characters of a name", image, `| ${limits.name} characters |`],
    ["findings", image, `| Findings in an answer | ${limits.findings} |`],
    ["items", collections, `refuse more than ${count(limits.items)} `],
    ["a gathered name", collections, `\`${paddedIndex(2, 3)}.txt\``],
  ])("%s", (_, document, text) => {
    expect(document.filter((line) => line.includes(text))).not.toEqual([]);
  });

  test("endings", () => {
    const rows = tableUnder(collections, "| Path | Ending |");
    expect(rows).toHaveLength(4);
    for (const [paths = "", ending = ""] of rows) {
      for (const [, path = ""] of paths.matchAll(/`([^`]+)`/g)) {
        expect(fileExtension(path), path).toBe(ending === "none" ? "" : ending.replaceAll("`", ""));
      }
    }
  });

  test("names of variables", () => {
    const rows = tableUnder(image, "| Name of the input | Variable |");
    expect(rows.length).toBeGreaterThan(3);
    for (const [name = "", variable = ""] of rows) {
      const plain = name.replaceAll("`", "");
      expect(variable).toBe(`\`${environmentName(plain)}_PATH\``);
    }
  });

  test("reserved variables", () => {
    const rows = tableUnder(worker, "| Kind | Names |");
    const names = rows.slice(0, -1).flatMap(([, list = ""]) => list.split(", "));
    expect(names.length).toBeGreaterThan(50);
    expect(names.filter((name) => !isReservedVariable(name))).toEqual([]);
    const [, prefixes = ""] = rows.at(-1) ?? [];
    for (const prefix of prefixes.match(/\b[A-Z]+_/g) ?? []) {
      expect(isReservedVariable(`${prefix}X`), prefix).toBe(true);
    }
  });

  test("failures, and which are retried", () => {
    const rows = tableUnder(worker, "| Code | What happened | Retried |");
    const retried = new Map(rows.map(([code = "", , again = ""]) => [code, again]));
    for (const code of Object.keys(failures)) {
      expect(retried.get(`\`${code}\``), code).toBe(isRetried(code as never) ? "yes" : "no");
    }
    // These end a run before there is an attempt.
    const findings = ["unjoined-input", "no-secret", "no-user"];
    const known = [...Object.keys(failures), ...findings].map((code) => `\`${code}\``);
    expect([...retried.keys()].toSorted()).toEqual(known.toSorted());
  });

  test("the runner gives every failure", () => {
    const folder = join(project, "packages/molfar/runner");
    const files = readdirSync(folder).filter((name) => name.endsWith(".ts"));
    const runner = files.map((name) => readFileSync(join(folder, name), "utf8"));
    const given = (code: string) => runner.some((text) => text.includes(`"${code}"`));
    expect(Object.keys(failures).filter((code) => !given(code))).toEqual([]);
  });
});

test("every rule of a definition is listed once in the reference", () => {
  const listed = image.flatMap((line) => /^\| `([a-z-]+)` \|/.exec(line)?.[1] ?? []);
  expect(listed.filter((code) => code in rules).toSorted()).toEqual(Object.keys(rules).toSorted());
});

test("every field of a definition is in a table of the reference", () => {
  const listed = new Set(image.flatMap((line) => /^\| `([a-z_]+)` \|/.exec(line)?.[1] ?? []));
  const fields = fieldsIn(jsonSchema("v0.0.3", "https://www.yno.example"));
  expect(fields.length).toBeGreaterThan(20);
  expect(fields.filter((field) => !listed.has(field))).toEqual([]);
});

test("every requirement from C1 to C48 has its place in one document", () => {
  const all = [...worker, ...image, ...collections].join("\n");
  const stated = [...all.matchAll(/<Must id="(C\d+)">/g)].map(([, id]) => id);
  const api = ["C41", "C42", "C43", "C44", "C45", "C46"];
  const expected = Array.from({ length: 48 }, (_, index) => `C${index + 1}`);
  expect([...stated, ...api].toSorted()).toEqual(expected.toSorted());
});

/** The names of all properties in a JSON Schema that a definition can have. */
function fieldsIn(schema: unknown): string[] {
  if (typeof schema !== "object" || schema === null) return [];
  return Object.entries(schema).flatMap(([key, value]: [string, unknown]) => {
    const names = key === "properties" ? Object.keys(Object(value)) : [];
    return [...names.filter((name) => !name.startsWith("$")), ...fieldsIn(value)];
  });
}

/** The cells of the rows below a head, up to the end of the table. */
function tableUnder(lines: readonly string[], head: string): string[][] {
  const start = lines.indexOf(head) + 2;
  const end = lines.findIndex((line, index) => index >= start && !line.startsWith("|"));
  return lines.slice(start, end).map((line) =>
    line
      .split("|")
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}
