import Ajv2020 from "ajv/dist/2020.js";
import { describe, expect, test } from "vitest";
import { check } from "./check.ts";
import { invalidFiles, jsonFiles, validFiles } from "./fixtures/samples.ts";
import { jsonSchema, schemaPath } from "./json-schema.ts";
import { schemaVersions } from "./labels.ts";

const origin = "https://www.example";

/** Refuses anything that isn't a 2020-12 schema, and unknown keywords. */
const compiled = (version: (typeof schemaVersions)[number]) =>
  new Ajv2020({ strict: true, strictTypes: false }).compile(jsonSchema(version, origin));

describe.each(schemaVersions)("the schema of %s", (version) => {
  test("is valid JSON Schema 2020-12 and has its $id on the given site", () => {
    expect(jsonSchema(version, origin)).toMatchObject({
      $schema: "https://json-schema.org/draft/2020-12/schema",
      $id: `https://www.example/schema/molfar/${version}.json`,
    });
    expect(() => compiled(version)).not.toThrow();
  });

  test("says of every field what it is", () => {
    const fields = fieldsIn(jsonSchema(version, origin));
    expect(fields.length).toBeGreaterThan(30);
    for (const { path, schema } of fields) {
      expect(schema, path).toHaveProperty("title");
      expect(schema, path).toHaveProperty("description");
    }
  });

  test("takes the valid definitions of its version", () => {
    const own = jsonFiles(validFiles).filter(({ value }) => value.schema_version === version);
    expect(own.length).toBeGreaterThan(0);
    for (const { name, value } of own) expect(compiled(version)(value), name).toBe(true);
  });
});

test("the versions differ in the version string only", () => {
  const [older, newer] = schemaVersions.map((version) =>
    JSON.stringify(jsonSchema(version, origin)).replaceAll(version, "?"),
  );
  expect(older).toBe(newer);
});

test("the address is the path on the site", () => {
  expect(schemaPath("v0.0.3")).toBe("/schema/molfar/v0.0.3.json");
});

/** Rules between the parts of a definition that a schema can express. */
const expressible = new Set<string>([
  ...["split-output-count", "split-output-type", "illegal-output-name"],
  ...["reduce-input-count", "reduce-input-directory", "reduce-output-count", "reduce-output-file"],
]);

test("it refuses a definition exactly when its structure or a rule that it can say is broken", () => {
  const takes = compiled("v0.0.3");
  for (const { name, text, value } of jsonFiles(invalidFiles)) {
    const { definition, findings } = check(text);
    const isRefused = !definition || findings.some(({ code }) => expressible.has(code));
    expect(takes(value), name).toBe(!isRefused);
  }
});

test("a reference may be the output that a split task needs", () => {
  const task = { name: "A", description: "A", task_type: "split" };
  const definition = (parameters: object[]) => ({
    ...{ schema_version: "v0.0.3", name: "A", description: "A", tasks: [{ ...task, parameters }] },
  });
  expect(compiled("v0.0.3")(definition([{ $ref: "#/shared/parameters/count" }]))).toBe(true);
  expect(compiled("v0.0.3")(definition([]))).toBe(false);
});

type Field = { path: string; schema: object };

/** Every field of every object in a schema. */
function fieldsIn(schema: unknown, path = ""): Field[] {
  if (typeof schema !== "object" || schema === null) return [];
  return Object.entries(schema).flatMap(([key, value]) => {
    // Conditions speak of fields that are described elsewhere.
    if (["if", "then", "allOf"].includes(key)) return [];
    const own = `${path}/${key}`;
    const fields =
      key === "properties"
        ? Object.entries<object>(value).map(([name, inner]) => ({
            path: `${own}/${name}`,
            // A field that is a definition's name has what is said there.
            schema: inner,
          }))
        : [];
    return [...fields, ...fieldsIn(value, own)];
  });
}
