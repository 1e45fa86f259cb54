import * as z from "zod/mini";
import type { SchemaVersion } from "./labels.ts";
import { definitionShape } from "./shapes/definition.ts";
import { about } from "./shapes/text.ts";

/** Where the schemas are on a site. */
export function schemaPath(version: SchemaVersion): string {
  return `/schema/molfar/${version}.json`;
}

/**
 * The JSON Schema (2020-12) of a definition, for editors and other programs. It describes the
 * structure and what task types require. A task's references can't be followed in a schema, so they
 * count as valid; `validate` checks the rest.
 *
 * @param origin the site that serves it, as `https://www.yno.example`; its `$id` is there
 */
export function jsonSchema(version: SchemaVersion, origin: string) {
  const { $schema, ...rest } = z.toJSONSchema(definitionShape([version]), {
    target: "draft-2020-12",
    metadata: about,
    override: ({ jsonSchema }) => {
      if (jsonSchema.id === "task") Object.assign(jsonSchema, { allOf: taskTypeConditions });
      if (jsonSchema.id === "parameter") Object.assign(jsonSchema, outputNameCondition);
      // The registry's ids name the definitions under $defs and mean nothing inside them.
      delete jsonSchema.id;
    },
  });
  return { $schema, $id: new URL(schemaPath(version), origin).href, ...rest };
}

const has = (field: string, value: string) => ({
  properties: { [field]: { const: value } },
  required: [field],
});

/** An output parameter becomes a file, so its name is one segment of a path. */
const outputNameCondition = {
  if: has("direction", "output"),
  // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
  then: {
    properties: { name: { pattern: "^(?!\\.{1,2}$)[^/\\\\\\u0000-\\u001f\\u007f-\\u009f]*$" } },
  },
};

/** Exactly one entry of a direction in a list, which may be a reference. */
function exactlyOne(list: string, direction: string) {
  const isOne = has("direction", direction);
  return {
    required: [list],
    allOf: [
      {
        properties: {
          [list]: {
            contains: { anyOf: [isOne, { properties: { $ref: {} }, required: ["$ref"] }] },
          },
        },
      },
      { properties: { [list]: { contains: isOne, minContains: 0, maxContains: 1 } } },
    ],
  };
}

/** The fields of each entry of a direction. */
const each = (list: string, direction: string, field: string, value: object) => ({
  properties: {
    [list]: {
      items: {
        if: has("direction", direction),
        // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
        then: { properties: { [field]: value } },
      },
    },
  },
});

/** The requirements of split and reduce, as in `validation/task-rules.ts`. */
const taskTypeConditions = [
  {
    if: has("task_type", "split"),
    // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
    then: {
      allOf: [
        exactlyOne("parameters", "output"),
        each("parameters", "output", "type", { const: "number" }),
      ],
    },
  },
  {
    if: has("task_type", "reduce"),
    // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
    then: {
      allOf: [
        exactlyOne("artifacts", "input"),
        exactlyOne("artifacts", "output"),
        each("artifacts", "input", "path", { pattern: "/$" }),
        each("artifacts", "output", "path", { pattern: "[^/]$" }),
      ],
    },
  },
];
