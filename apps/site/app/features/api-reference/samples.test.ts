import { execFile, spawnSync } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { promisify } from "node:util";
import * as fc from "fast-check";
import { parseSync } from "vite";
import { describe, expect, test } from "vitest";
import { root } from "#build/site-folder.ts";
import type { ApiOperation, ApiParameter } from "#content/collections/api-description.ts";
import { apiDescription, apiDescriptionFile } from "#content/collections/api-description.ts";
import { plainText } from "#content/schema/rich-text.ts";
import { buildRequestPath } from "./mock-answer.ts";
import { writeSamples } from "./samples.ts";

const { server, operations, authentication } = await apiDescription(
  readFileSync(join(root, apiDescriptionFile), "utf8"),
);
const [list, read] = operations;
if (!list || !read) throw new Error("The description has fewer than two operations.");

const samples = operations.flatMap((operation) =>
  writeSamples(server, operation).map((sample) => ({
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

const hasPython = spawnSync("python3", ["--version"]).status === 0;
const hasCurl = spawnSync("curl", ["--version"]).status === 0;
/** Ends the title of a test that can't run on this machine; `npm test` counts it as skipped. */
const note = hasPython ? "" : " (left out: there is no Python here)";
const parsePython = ["-c", "import ast, sys; ast.parse(sys.stdin.read())"];

describe("every sample parses", () => {
  test.each(inLanguage("shell"))("$name ($language)", ({ code }) => {
    expect(checkSyntax("bash", ["-n"], code)).toBe("");
  });

  test.each(inLanguage("typescript"))("$name ($language)", ({ code }) => {
    expect(parseSync("sample.ts", code).errors).toEqual([]);
  });

  test.runIf(hasPython).each(inLanguage("python"))(`$name ($language)${note}`, ({ code }) => {
    expect(checkSyntax("python3", parsePython, code)).toBe("");
  });

  test("and a broken one would not", () => {
    expect(parseSync("sample.ts", "const = 1;").errors).not.toEqual([]);
    if (hasPython) expect(checkSyntax("python3", parsePython, "a = (\n")).toContain("SyntaxError");
  });
});

/** What a program says against a text; nothing where it isn't installed. */
function checkSyntax(program: string, args: readonly string[], input: string): string {
  const { error, status, stderr } = spawnSync(program, args, { input, encoding: "utf8" });
  return error || status === 0 ? "" : stderr;
}

test("every sample makes the same call, with the examples of the description", () => {
  const [id] = read.parameters;
  for (const { code } of writeSamples(server, read)) {
    expect(code).toContain(`https://localhost:8443/pipelines/${id?.example}`);
  }
});

/** How a sample is started. Node runs TypeScript as it is. */
const starters = {
  shell: ["bash", "-c"],
  typescript: [process.execPath, "--input-type=module-typescript", "--eval"],
  python: ["python3", "-c"],
} as const;

/** Of the pages, the second is short and isn't the last. */
const pages = [[{ id: 1 }, { id: 2 }], [{ id: 3 }], [{ id: 4 }, { id: 5 }], []];

describe("every sample of the list reads pages until one is empty", () => {
  const runnable = writeSamples(server, list).filter(
    ({ language }) => (language !== "python" || hasPython) && (language !== "shell" || hasCurl),
  );
  test.each(runnable)(`$title${note}`, async ({ language, code }) => {
    const asked: (string | null)[] = [];
    const api = createServer(({ url }, response) => {
      const query = new URL(url ?? "", server.url).searchParams;
      asked.push(query.get("page"));
      response.end(JSON.stringify(query.get("limit") === "100" ? pages[asked.length - 1] : "?"));
    });
    await once(api.listen(0, "127.0.0.1"), "listening");
    const address = api.address();
    if (typeof address !== "object" || address === null) throw new Error("There is no port.");
    // The server of this test has no certificate.
    const here = code
      .replace(server.url, `http://127.0.0.1:${address.port}`)
      .replace(/ssl\.create_default_context\(.*\)/, "None");
    const [program, ...args] = starters[language];
    await promisify(execFile)(program, [...args, here], {
      env: { ...process.env, MOLFAR_YNO_ACCESS_TOKEN: "token" },
    });
    api.close();
    expect(asked).toEqual(["1", "2", "3", "4"]);
  });
});

test("every sample takes its token from the variable that the description names", () => {
  const [, variable = ""] = /variable (\w+)/.exec(plainText(authentication.description)) ?? [];
  expect(variable).not.toBe("");
  for (const { code } of samples) expect(code).toContain(variable);
});

test("every sample trusts the certificate that the platform mounts", () => {
  for (const { code } of samples) expect(code).toContain("/etc/molfar/ca.pem");
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
