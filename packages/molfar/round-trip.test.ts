// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these are forms of a Dockerfile
import Ajv2020 from "ajv/dist/2020.js";
import fc from "fast-check";
import { expect, test } from "vitest";
import { check } from "./check.ts";
import { outputNameProblem } from "./contract/paths.ts";
import { jsonSchema } from "./json-schema.ts";
import { schemaVersions } from "./labels.ts";
import { environmentName } from "./names.ts";
import type { Definition } from "./shapes/definition.ts";
import { writeJsonLabel, writeLabels } from "./write-labels.ts";

/** Characters that Dockerfiles, quotes and JSON each treat differently, among plain ones. */
const character = fc.oneof(
  fc.constantFrom("a", "Z", "7", " ", "#", "\\", '"', "'", "$", "{", "}", "`", "=", "/", "~", ","),
  fc.constantFrom(
    "é",
    "文",
    "😀",
    "\u2028",
    "\u0085",
    "\u00a0",
    "\ufeff",
    "$ref",
    "${X:-y}",
    "\\n",
  ),
);
const line = fc.string({ unit: character, minLength: 1 });
const prose = fc.string({ unit: fc.oneof(character, fc.constantFrom("\n", "\t")), minLength: 1 });

/** Names that differ in their environment names, and that nothing else in a task collides with. */
const names = (start: string) =>
  fc.uniqueArray(
    fc.string({ unit: character, maxLength: 8 }).map((text) => `${start}${text}`),
    { selector: environmentName, maxLength: 4 },
  );

const namedList = <Entry>(start: string, entry: (name: string) => fc.Arbitrary<Entry>) =>
  names(start).chain((all) => fc.tuple(...all.map(entry)));

const direction = fc.constantFrom("input" as const, "output" as const);
const mimeTypes = fc.array(fc.constantFrom("text/plain", 'text/csv; charset="utf-8"'), {
  minLength: 1,
});

const parameters = (start: string) =>
  namedList(start, (name) =>
    fc.record({
      name: fc.constant(name),
      // An output parameter becomes a file of its name.
      direction: outputNameProblem(name) ? fc.constant("input" as const) : direction,
      type: fc.constantFrom("string" as const, "number" as const, "boolean" as const),
      purpose: prose,
    }),
  );

const authorizations = fc.uniqueArray(
  fc.record({
    name: line,
    type: fc.constant("oauth2_auth_code" as const),
    client_id_env_name: fc.constant("CLIENT_ID"),
    client_secret_env_name: fc.constant("_secret_2"),
  }),
  { selector: ({ name }) => name, maxLength: 3 },
);

const secrets = (from: readonly string[]) =>
  namedList("s", (name) =>
    fc.record(
      {
        name: fc.constant(`${name}-key`),
        purpose: prose,
        ...(from.length > 0 && { from: fc.constantFrom(...from) }),
      },
      { requiredKeys: ["name", "purpose"] },
    ),
  );

const fileName = line.map((text) => text.replace(/[/\\\p{Cc}\p{Cs}]/gu, ""));

const artifacts = namedList("a", (name) =>
  fc.record({
    name: fc.constant(name),
    // The variable of the name makes a task's paths differ.
    path: fileName.map((text) => `${environmentName(name)}/${text}~`),
    direction,
    mime_types: mimeTypes,
    purpose: prose,
  }),
);

const reference = (name: string) => ({
  $ref: `#/shared/parameters/${name.replaceAll("~", "~0").replaceAll("/", "~1")}`,
});

const definitions: fc.Arbitrary<Definition> = fc
  .tuple(authorizations, parameters("x"))
  .chain(([granted, common]) =>
    fc.record(
      {
        schema_version: fc.constantFrom(...schemaVersions),
        name: line,
        description: line,
        tasks: fc.uniqueArray(
          fc.record(
            {
              name: prose,
              description: prose,
              command: fc.array(prose, { minLength: 1 }),
              args: fc.array(fc.string({ unit: character })),
              parameters: parameters("p").map((own) => [
                ...own,
                ...common.map(({ name }) => reference(name)),
              ]),
              secrets: secrets(granted.map(({ name }) => `${name}.access_token`)),
              artifacts,
              task_type: fc.constant("other" as const),
            },
            { requiredKeys: ["name", "description"] },
          ),
          { selector: ({ name }) => name, minLength: 1, maxLength: 3 },
        ),
        authorizations: fc.constant(granted),
        shared: fc.constant({
          parameters: Object.fromEntries(common.map((entry) => [entry.name, entry])),
        }),
      },
      {},
    ),
  );

const dockerfile = (label: string) => `FROM scratch\n${label}ENTRYPOINT ["/run"]\n`;
const clean = (definition: Definition) => ({ definition, findings: [] });

test("a valid definition stays what it is through JSON and both forms of labels", () => {
  fc.assert(
    fc.property(definitions, (definition) => {
      const json = JSON.stringify(definition, null, 2);
      expect(check(json)).toEqual({ format: "json", ...clean(definition) });
      for (const label of [writeLabels(definition), writeJsonLabel(definition)]) {
        expect(check(dockerfile(label))).toEqual({ format: "dockerfile", ...clean(definition) });
      }
    }),
  );
});

test("a valid definition fits the JSON Schema of its version", () => {
  const ajv = new Ajv2020({ strictTypes: false });
  const fits = new Map<string, (value: unknown) => boolean>(
    schemaVersions.map((version) => [
      version,
      ajv.compile(jsonSchema(version, "https://a.example")),
    ]),
  );
  fc.assert(
    fc.property(definitions, (definition) => {
      expect(fits.get(definition.schema_version)?.(definition)).toBe(true);
    }),
  );
});

test("labels can have another prefix", () => {
  const [definition] = fc.sample(definitions, 1);
  if (!definition) throw new Error("The sample is empty.");
  const prefix = "com.example.molfar.";
  for (const write of [writeLabels, writeJsonLabel]) {
    const text = dockerfile(write(definition, { prefix }));
    expect(check(text, { prefix })).toMatchObject(clean(definition));
    expect(check(text).findings).toMatchObject([{ code: "no-labels" }]);
  }
});

test("fields for editors are left out of labels", () => {
  const definition: Definition = {
    $schema: "https://www.yno.example/schema/molfar/v0.0.3.json",
    schema_version: "v0.0.3",
    name: "Converter",
    description: "Converts.",
    tasks: [{ name: "Convert", description: "Converts." }],
  };
  expect(writeLabels(definition)).not.toContain("$schema");
  expect(writeJsonLabel(definition)).not.toContain("$schema");
});
