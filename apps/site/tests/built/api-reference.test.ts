import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { writeSamples } from "#app/features/api-reference/samples.ts";
import { root } from "#build/site-folder.ts";
import { apiDescription, apiDescriptionFile } from "#content/collections/api-description.ts";
import { plainText } from "#content/schema/rich-text.ts";
import {
  allWords,
  attribute,
  builtFiles,
  type Element,
  one,
  pageAt,
  parts,
  readBuilt,
  textContent,
} from "./documents.ts";

const yaml = readFileSync(join(root, apiDescriptionFile), "utf8");
const { server, operations, schemas, headers, statuses } = await apiDescription(yaml);

const page = pageAt("/api");

/** The rows of the table with this label, cell by cell. */
function tableRows(label: string): string[][] {
  const body = childrenOf(one(page, "table", label)).find(({ tagName }) => tagName === "tbody");
  return body ? childrenOf(body).map((row) => allWords(childrenOf(row))) : [];
}

function childrenOf(element: Element): Element[] {
  return element.childNodes.filter((child) => "tagName" in child);
}

const yesOrNo = (required: boolean) => (required ? "yes" : "no");
const blocks = parts(page, "pre").map(textContent);

describe.each(operations)("/api shows $id of the description", (operation) => {
  test("with its heading, method, path and text", () => {
    expect(allWords(parts(page, "h3"))).toContain(operation.summary);
    const lines = allWords(parts(page, "p"));
    expect(lines).toContain(`${operation.method} ${operation.path}`);
    expect(lines).toContain(plainText(operation.description));
  });

  test("with every parameter, its default included", () => {
    expect(
      tableRows(`Parameters: ${operation.summary}`).map(
        ([name, place, , required, value, text]) => [...[name, place, required, value, text]],
      ),
    ).toEqual(
      operation.parameters.map((parameter) => [
        parameter.name,
        parameter.place,
        yesOrNo(parameter.required),
        String(parameter.default ?? "none"),
        plainText(parameter.description),
      ]),
    );
  });

  test("with every answer", () => {
    const rows = tableRows(`Responses: ${operation.summary}`);
    expect(rows.map(([status, , text]) => [status, text])).toEqual(
      operation.responses.map(({ status, description }) => [
        `${status} ${statuses.find(({ code }) => code === status)?.name}`,
        plainText(description),
      ]),
    );
  });

  test("with its samples and examples, letter by letter", () => {
    const samples = writeSamples(server, operation).map(({ code }) => code);
    const examples = (operation.responses[0]?.examples ?? []).map(({ value }) =>
      JSON.stringify(value, null, 2),
    );
    expect(blocks).toEqual(expect.arrayContaining([...samples, ...examples]));
  });
});

test("/api shows every field of every schema", () => {
  for (const { name, fields } of schemas) {
    const rows = tableRows(`Fields: ${name}`);
    expect(rows.map(([field, type, required, text]) => [field, type, required, text])).toEqual(
      fields.map((field) => [
        field.name,
        field.format ? `${field.type}, ${field.format}` : field.type,
        yesOrNo(field.required),
        plainText(field.description),
      ]),
    );
  }
});

test("/api shows every status code, and every header with its meaning", () => {
  expect(tableRows("Status codes")).toEqual(
    statuses.map(({ code, name, description }) => [String(code), name, plainText(description)]),
  );
  expect(tableRows("Response headers").map(([name, , text]) => [name, text])).toEqual(
    headers.map(({ name, description }) => [name, plainText(description)]),
  );
});

test("every code on /api is coloured with classes", () => {
  const coloured = parts(page, "span").filter((span) =>
    /^code-/.test(attribute(span, "class") ?? ""),
  );
  expect(coloured.length).toBeGreaterThan(blocks.length);
});

test("the description is served as it is written, and as JSON that says the same", () => {
  expect(readBuilt("openapi.yaml")).toBe(yaml);
  expect(JSON.parse(readBuilt("openapi.json"))).toEqual(parse(yaml));
});

test("neither the YAML nor its reader reaches the browser, except for the simulator's editor", () => {
  const scripts = builtFiles
    .filter((file) => file.endsWith(".js") && !file.startsWith("assets/trial-"))
    .map(readBuilt);
  expect(scripts.filter((script) => script.includes("listPipelines")).length).toBeGreaterThan(0);
  expect(scripts.filter((script) => /YAMLParseError|x-status-codes/.test(script))).toEqual([]);
});
