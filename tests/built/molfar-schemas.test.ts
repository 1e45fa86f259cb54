import { site } from "@yno/brand/site";
import { jsonFiles, validFiles } from "@yno/molfar/internal/fixtures/samples";
import { jsonSchema } from "@yno/molfar/json-schema";
import { schemaVersions } from "@yno/molfar/versions";
import { wiringSchema, wiringSchemaPath } from "@yno/molfar/wiring/wiring-schema";
import { crossOriginPaths, sharingHeaders } from "@yno/server/headers";
import Ajv2020 from "ajv/dist/2020.js";
import { describe, expect, test } from "vitest";
import { builtFiles, readBuilt } from "./documents.ts";

const valid = jsonFiles(validFiles).map(({ value }) => value);

test("there is a schema for every published version, one for wiring files, and no other file", () => {
  const versions = schemaVersions.map((version) => `schema/molfar/${version}.json`);
  const expected = [...versions, wiringSchemaPath.slice(1)];
  expect(builtFiles.filter((file) => file.startsWith("schema/"))).toEqual(expected.toSorted());
});

test("the schema of wiring files is the library's, and has its own address as $id", () => {
  const schema = JSON.parse(readBuilt(wiringSchemaPath.slice(1)));
  expect(schema).toEqual(JSON.parse(JSON.stringify(wiringSchema(site.origin))));
  expect(schema.$id).toBe(`${site.origin}${wiringSchemaPath}`);
});

describe.each(schemaVersions)("the schema of %s", (version) => {
  const path = `/schema/molfar/${version}.json`;
  const schema = JSON.parse(readBuilt(path.slice(1)));

  test("has its own address as $id", () => {
    expect(schema.$id).toBe(`${site.origin}${path}`);
  });

  test("is JSON Schema 2020-12", () => {
    const ajv = new Ajv2020();
    expect(schema.$schema).toBe("https://json-schema.org/draft/2020-12/schema");
    expect(ajv.validateSchema(schema), JSON.stringify(ajv.errors)).toBe(true);
  });

  test("is the library's", () => {
    expect(schema).toEqual(JSON.parse(JSON.stringify(jsonSchema(version, site.origin))));
  });

  test("refuses a definition of another version", () => {
    const takes = new Ajv2020().compile(schema);
    const [first] = valid;
    const other = schemaVersions.find((each) => each !== version);
    expect(takes({ ...first, schema_version: version })).toBe(true);
    expect(takes({ ...first, schema_version: other })).toBe(false);
  });

  test("may be read by editors and pages elsewhere, from our server and from static hosts", () => {
    expect(sharingHeaders(path)).toMatchObject({ "Access-Control-Allow-Origin": "*" });
    expect(crossOriginPaths).toContain("/schema/*");
    expect(readBuilt("_headers")).toMatch(
      /^\/schema\/\*\n(?: {2}.*\n)* {2}Access-Control-Allow-Origin: \*$/m,
    );
  });
});
