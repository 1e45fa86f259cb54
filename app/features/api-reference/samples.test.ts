import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import * as fc from "fast-check";
import { parseSync } from "vite";
import { describe, expect, test } from "vitest";
import type { ApiOperation, ApiParameter } from "#content/schema/api-description.ts";
import { plainText } from "#content/schema/rich-text.ts";
import { apiDescription, apiDescriptionFile } from "#tools/content/api-description.ts";
import { buildRequestPath } from "./mock-answer.ts";
import { smallestSample, writeSamples } from "./samples.ts";

const { server, operations, authentication } = await apiDescription(
  readFileSync(apiDescriptionFile, "utf8"),
);
const [list, read] = operations;
if (!list || !read) throw new Error("The description has fewer than two operations.");

const samples = operations.flatMap((operation) =>
  [...writeSamples(server, operation), smallestSample(server, operation)].map((sample) => ({
    ...sample,
    name: `${operation.id} in ${sample.title}`,
  })),
);
/** A call that changes something, as the description may have one day. */
const writing: ApiOperation = { ...read, id: "writePipeline", method: "POST" };
const inLanguage = (wanted: string) =>
  [
    ...samples,
    ...writeSamples(server, writing).map((sample) => ({ ...sample, name: "writing" })),
  ].filter(({ language }) => language === wanted);

describe("every sample parses", () => {
  test.each(inLanguage("shell"))("$name ($language)", ({ code }) => {
    expect(checkSyntax("bash", ["-n"], code)).toBe("");
  });

  test.each(inLanguage("typescript"))("$name ($language)", ({ code }) => {
    expect(parseSync("sample.ts", code).errors).toEqual([]);
  });

  test.each(inLanguage("python"))("$name ($language)", ({ code }) => {
    // Where Python isn't installed, the errors its parser would report first.
    expect(pythonFaults(code)).toEqual([]);
    expect(
      checkSyntax("python3", ["-c", "import ast, sys; ast.parse(sys.stdin.read())"], code),
    ).toBe("");
  });

  test("and a broken one would not", () => {
    expect(parseSync("sample.ts", "const = 1;").errors).not.toEqual([]);
    expect(pythonFaults("a = (\n")).toEqual(["opens ( and does not close it"]);
    expect(pythonFaults("with a:\nb")).toEqual(["line 2 is not indented after a colon"]);
    expect(pythonFaults('a = "b\n')).toEqual(['line 1 opens " and does not close it']);
  });
});

/** A program's output for a text. Undefined where the program isn't installed. */
function checkSyntax(program: string, args: readonly string[], input: string): string {
  const { error, status, stderr } = spawnSync(program, args, { input, encoding: "utf8" });
  return error || status === 0 ? "" : stderr;
}

/**
 * Faults of plain Python as the samples write it: strings of one line in double quotes, brackets,
 * and blocks after a colon.
 */
function pythonFaults(code: string): string[] {
  const faults: string[] = [];
  const open: string[] = [];
  let afterColon = false;
  for (const [index, line] of code.split("\n").entries()) {
    const bare = line.replace(/"(?:[^"\\]|\\.)*"/g, "text");
    if (bare.includes('"')) faults.push(`line ${index + 1} opens " and does not close it`);
    if (afterColon && !bare.startsWith("    ")) {
      faults.push(`line ${index + 1} is not indented after a colon`);
    }
    for (const character of bare.match(/[()[\]{}]/g) ?? []) {
      if ("([{".includes(character)) open.push(character);
      else if (`${open.pop()}${character}`.match(/^(?:\(\)|\[\]|\{\})$/) === null) {
        faults.push(`line ${index + 1} closes ${character}, which is not open`);
      }
    }
    afterColon = open.length === 0 && bare.endsWith(":");
  }
  return [...faults, ...open.map((character) => `opens ${character} and does not close it`)];
}

test("every sample makes the same call, with the examples of the description", () => {
  const addresses = writeSamples(server, list).map(({ code }) => /https:[^'"]*/.exec(code)?.[0]);
  expect(addresses).toEqual(Array(3).fill("https://localhost:8443/pipelines?page=1&limit=2"));
  const [id] = read.parameters;
  for (const { code } of writeSamples(server, read)) {
    expect(code).toContain(`https://localhost:8443/pipelines/${id?.example}`);
  }
});

test("every sample takes its token from the variable that the description names", () => {
  const [, variable = ""] = /variable (\w+)/.exec(plainText(authentication.description)) ?? [];
  expect(variable).not.toBe("");
  for (const { code } of samples) expect(code).toContain(variable);
});

test("every sample trusts the certificate that the platform mounts", () => {
  for (const { code } of samples) expect(code).toContain("/etc/molfar/ca.pem");
});

test("the smallest call leaves out what may be left out", () => {
  expect(smallestSample(server, list).code).toContain("'https://localhost:8443/pipelines'");
  expect(smallestSample(server, read).code).toContain(`/pipelines/${read.parameters[0]?.example}'`);
});

test("a call that does not only read says its method in every language", () => {
  for (const { code } of writeSamples(server, writing)) expect(code).toContain("POST");
  for (const { code } of samples) expect(code).not.toContain("GET");
});

const anyText = fc.oneof(
  fc.string({ unit: "binary" }),
  fc.string({ unit: "grapheme" }),
  fc.constantFrom(
    "'",
    "a' b",
    '"',
    "$(x)",
    "`x`",
    "\\",
    "\n",
    "#?&=/",
    "\ud800",
    "é",
    "😀",
    "مرحبا",
  ),
  fc.constant("x".repeat(10_000)),
);

const withText = (place: ApiParameter["place"], example: string): ApiOperation => ({
  ...list,
  path: place === "path" ? "/pipelines/{q}" : "/pipelines",
  parameters: [
    { name: "q", place, required: true, type: "string", description: ["A text."], example },
  ],
});

test("a text of the query arrives as it was given", () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const address = buildRequestPath(withText("query", text), { q: text });
      const arrived = new URL(server.url + address).searchParams.get("q") ?? "";
      expect(arrived).toBe(text.toWellFormed());
    }),
  );
});

test("a text of the path stays one part of it", () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const address = buildRequestPath(withText("path", text), { q: text });
      expect(address).toMatch(/^\/pipelines\/[^/?#]*$/);
      expect(decodeURIComponent(address.split("/")[2] ?? "")).toBe(text.toWellFormed());
    }),
  );
});

test("no text breaks out of the quotes of a sample", () => {
  fc.assert(
    fc.property(anyText, fc.constantFrom("path" as const, "query" as const), (text, place) => {
      const operation = withText(place, text);
      const url = server.url + buildRequestPath(operation, { q: text });
      const [curl, typeScript, python] = writeSamples(server, operation);
      expect(url).toMatch(/^[\w.~:/?&=%!()*-]*$/);
      expect(curl?.code).toContain(`'${url}'`);
      expect(typeScript?.code).toContain(`"${url}"`);
      expect(python?.code).toContain(`"${url}"`);
      expect(parseSync("sample.ts", typeScript?.code ?? "").errors).toEqual([]);
    }),
  );
});

test("empty values and unknown parameters aren't in the address", () => {
  expect(buildRequestPath(list, { page: "", limit: "5", other: "1", __proto__: "x" })).toBe(
    "/pipelines?limit=5",
  );
  expect(buildRequestPath(list, {})).toBe("/pipelines");
});
