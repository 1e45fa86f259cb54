import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import Ajv2020 from "ajv/dist/2020.js";
import { describe, expect, test } from "vitest";
import { site } from "#content/site.ts";
import { check } from "#molfar/check.ts";
import { schemaVersions } from "#molfar/versions.ts";
import { crossOriginPaths, sharingHeaders } from "#server/headers.ts";
import { root } from "#tools/project-files.ts";
import { builtFiles, readBuilt } from "./documents.ts";

const folder = join(root, "molfar/fixtures");

/** The definitions in JSON, with what the library finds in their structure. */
const definitions = ["valid", "invalid"].flatMap((kind) =>
  readdirSync(join(folder, kind))
    .filter((name) => name.endsWith(".json"))
    .map((name) => {
      const text = readFileSync(join(folder, kind, name), "utf8");
      return { name, value: JSON.parse(text), hasStructure: check(text).definition !== undefined };
    }),
);

test("there is one schema for every published version, and no other file beside them", () => {
  const expected = schemaVersions.map((version) => `schema/molfar/${version}.json`);
  expect(builtFiles.filter((file) => file.startsWith("schema/"))).toEqual(expected.toSorted());
});

describe.each(schemaVersions)("the schema of %s", (version) => {
  const path = `/schema/molfar/${version}.json`;
  const schema = JSON.parse(readBuilt(path.slice(1)));

  test("says that it lies where it lies", () => {
    expect(schema.$id).toBe(`${site.origin}${path}`);
  });

  test("is JSON Schema 2020-12", () => {
    const ajv = new Ajv2020();
    expect(schema.$schema).toBe("https://json-schema.org/draft/2020-12/schema");
    expect(ajv.validateSchema(schema), JSON.stringify(ajv.errors)).toBe(true);
  });

  test("takes a definition of its version exactly when the library finds a structure in it", () => {
    const takes = new Ajv2020().compile(schema);
    let taken = 0;
    for (const { name, value, hasStructure } of definitions) {
      // The same definition in this version; one whose version is unknown stays as it is.
      const known = schemaVersions.includes(value.schema_version);
      const own = known ? { ...value, schema_version: version } : value;
      expect(takes(own), name).toBe(hasStructure);
      if (hasStructure) taken += 1;
    }
    expect(taken).toBeGreaterThan(0);
    expect(taken).toBeLessThan(definitions.length);
  });

  test("refuses a definition of another version", () => {
    const takes = new Ajv2020().compile(schema);
    const [first] = definitions;
    const other = schemaVersions.find((each) => each !== version);
    expect(takes({ ...first?.value, schema_version: other })).toBe(false);
  });

  test("may be read by editors and pages elsewhere, from our server and from static hosts", () => {
    expect(sharingHeaders(path)).toMatchObject({ "Access-Control-Allow-Origin": "*" });
    expect(crossOriginPaths).toContain("/schema/*");
    expect(readBuilt("_headers")).toMatch(
      /^\/schema\/\*\n(?: {2}.*\n)* {2}Access-Control-Allow-Origin: \*$/m,
    );
  });
});
