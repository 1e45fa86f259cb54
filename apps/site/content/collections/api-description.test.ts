import { readFileSync } from "node:fs";
import { join } from "node:path";
import { site } from "@yno/brand/site";
import { Ajv2020 } from "ajv/dist/2020.js";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import * as z from "zod";
import { root } from "#build/site-folder.ts";
import { apiDescription, apiDescriptionFile, openApiDocument } from "./api-description.ts";

const yaml = readFileSync(join(root, apiDescriptionFile), "utf8");
const description = await apiDescription(yaml);
const document = parse(yaml);

/** Judges by the schemas of the description, formats included. */
const ajv = new Ajv2020({ strict: false, allErrors: true });
ajv.addFormat("uuid", (text: string) => z.uuid().safeParse(text).success);
ajv.addFormat("date-time", (text: string) => z.iso.datetime().safeParse(text).success);
ajv.addSchema(document, "api");

function findErrors(schema: object | undefined, value: unknown): string[] {
  const validate = ajv.compile(schema ?? false);
  validate(value);
  return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
}

const schemaNamed = (name: string) => ({ $ref: `api#/components/schemas/${name}` });

describe("every example of the description fits its schema", () => {
  const answers = description.operations.flatMap(({ id, responses }) =>
    responses.flatMap(({ status, body, examples }) =>
      examples.map((example) => ({ name: `${id}, ${status}, ${example.id}`, body, example })),
    ),
  );
  test.each(answers)("$name", ({ body, example }) => {
    const one = schemaNamed(body.schema);
    const schema = body.isList ? { type: "array", items: one } : one;
    expect(findErrors(schema, example.value)).toEqual([]);
  });

  const refusals = description.statuses.flatMap(({ code, examples }) =>
    examples.map((example) => ({ name: `code ${code}, ${example.id}`, example })),
  );
  test.each(refusals)("$name", ({ example }) => {
    expect(findErrors(schemaNamed("Error"), example.value)).toEqual([]);
  });

  const parameters = Object.entries<{ schema: { default?: unknown }; example: unknown }>(
    document.components.parameters,
  ).map(([name, parameter]) => ({ name, ...parameter }));
  test.each(parameters)("parameter $name, and its default", ({ schema, example }) => {
    expect(findErrors(schema, example)).toEqual([]);
    if (schema.default !== undefined) expect(findErrors(schema, schema.default)).toEqual([]);
  });

  test("a wrong example would be found", () => {
    expect(findErrors(schemaNamed("Pipeline"), { id: "1" })).not.toEqual([]);
    expect(findErrors(schemaNamed("Error"), { message: 1 })).not.toEqual([]);
  });

  test("a field that a later version adds breaks no client that checks answers", () => {
    for (const { name } of description.schemas) {
      const { additionalProperties } = document.components.schemas[name];
      expect(additionalProperties, name).toBeUndefined();
    }
    expect(findErrors(schemaNamed("Error"), { message: "No.", code: 1 })).toEqual([]);
  });
});

describe("the description says what the specification says", () => {
  test("the two calls, over https on a local host at port 8443", () => {
    expect(description.operations.map(({ method, path }) => `${method} ${path}`)).toEqual([
      "GET /pipelines",
      "GET /pipelines/{id}",
    ]);
    expect(description.server.url).toBe("https://localhost:8443");
    expect(description.contentType).toBe("application/json");
  });

  test("all requests have a bearer token", () => {
    expect(document.security).toEqual([{ bearerAuth: [] }]);
    expect(document.components.securitySchemes.bearerAuth).toMatchObject({
      type: "http",
      scheme: "bearer",
    });
    expect(yaml.match(/security:/g)).toHaveLength(1);
  });

  test("page and limit are whole numbers and default to 1 and 20", () => {
    const [list] = description.operations;
    expect(
      list?.parameters.map(({ name, place, type, required, default: value }) => [
        ...[name, place, type, required, value],
      ]),
    ).toEqual([
      ["page", "query", "integer", false, 1],
      ["limit", "query", "integer", false, 20],
    ]);
  });

  test("a page holds at most 100 pipelines", () => {
    const [, limit] = description.operations[0]?.parameters ?? [];
    expect(limit).toMatchObject({ name: "limit", minimum: 1, maximum: 100 });
  });

  test("the pipelines of the example pages are sorted by created_at, then id", () => {
    const pages = description.operations[0]?.responses[0]?.examples ?? [];
    const order = z.array(z.object({ created_at: z.string(), id: z.string() }));
    const keys = pages.flatMap(({ value }) =>
      order.parse(value).map((each) => `${each.created_at} ${each.id}`),
    );
    expect(keys.length).toBeGreaterThan(1);
    expect(keys).toEqual([...keys].sort());
  });

  test("the ID in the path is a UUID, and required", () => {
    expect(description.operations[1]?.parameters).toMatchObject([
      { name: "id", place: "path", type: "string", format: "uuid", required: true },
    ]);
  });

  test("both calls list 200 and 401, and no other code", () => {
    for (const { responses } of description.operations) {
      expect(responses.map(({ status }) => status)).toEqual([200, 401]);
    }
  });

  test("a list of pipelines, and one pipeline, are the answers", () => {
    expect(description.operations.map(({ responses }) => responses[0]?.body)).toEqual([
      { schema: "Pipeline", isList: true },
      { schema: "Pipeline", isList: false },
    ]);
  });

  test("the five codes have their names", () => {
    expect(description.statuses.map(({ code, name }) => `${code} ${name}`)).toEqual([
      "200 OK",
      "201 Created",
      "401 Unauthorized",
      "404 Not Found",
      "500 Server Error",
    ]);
  });

  test("of a Pipeline only title and description may be missing", () => {
    const fields = description.schemas.find(({ name }) => name === "Pipeline")?.fields ?? [];
    expect(fields.map(({ name, required }) => (required ? name : `${name}?`))).toEqual([
      ...["id", "title?", "description?", "account_id", "created_at", "updated_at", "trigger_key"],
    ]);
  });

  test("every answer has rate-limit headers, and nothing gives them a value", () => {
    expect(
      description.headers.map(({ name }) => name).every((name) => /^RateLimit-/.test(name)),
    ).toBe(true);
    for (const { responses } of description.operations) {
      for (const { headers } of responses) {
        expect(headers).toEqual(description.headers.map(({ name }) => name));
      }
    }
    expect(description.headers.filter((header) => "example" in header)).toEqual([]);
  });
});

test("names and addresses are those of packages/brand/site.ts", () => {
  expect(description.title).toContain(site.brand);
  expect(document.info.termsOfService).toBe(`${site.origin}/terms`);
  expect(document.info.contact).toMatchObject({
    url: `${site.origin}/support`,
    email: site.mail.support,
  });
});

test("the JSON form says what the YAML says", () => {
  expect(JSON.parse(JSON.stringify(openApiDocument(yaml)))).toEqual(document);
});

describe("a missing part is reported with its place", () => {
  test("a field", async () => {
    const broken = yaml.replace("      summary: Read a pipeline\n", "");
    await expect(apiDescription(broken)).rejects.toThrow(
      "field paths./pipelines/{id}.get.summary: must be text. Write it.",
    );
  });

  const place = "#/paths/~1pipelines/get/parameters/1: Can't resolve $ref";
  test("the target of a reference", async () => {
    const broken = yaml.replace("parameters/Limit", "parameters/Limits");
    await expect(apiDescription(broken)).rejects.toThrow(`${place}.`);
  });

  test("a reference to another file, though the file exists", async () => {
    const other = `${join(root, apiDescriptionFile)}#/components/parameters/Limit`;
    const broken = yaml.replace("#/components/parameters/Limit", other);
    await expect(apiDescription(broken)).rejects.toThrow(
      `${place}: ${join(root, apiDescriptionFile)} is outside this file.`,
    );
  });
});

test("an example may hold a reference as a value, and stays as it's written", async () => {
  const reference = { $ref: "#/components/schemas/Pipeline" };
  const changed = yaml.replace(
    "message: The access token is missing. Send one in the Authorization header.",
    JSON.stringify(reference).slice(1, -1).replace(":", ": "),
  );
  const [list] = (await apiDescription(changed)).operations;
  expect(list?.responses[1]?.examples[0]?.value).toEqual(reference);
});
