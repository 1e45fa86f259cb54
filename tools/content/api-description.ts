import { parse } from "yaml";
import * as z from "zod";
import type {
  ApiDescription,
  ApiExample,
  ApiOperation,
  ApiSchema,
  ApiValueType,
  Json,
} from "#content/schema/api-description.ts";
import {
  contentType,
  type examplesShape,
  methods,
  openApiShape,
  type pathShape,
  type recordShape,
} from "./open-api-shape.ts";

/** The file that the API reference, the mock and the served descriptions are made from. */
export const apiDescriptionFile = "content/api/openapi.yaml";

/**
 * The description as it is written, without YAML's own references: the content of /openapi.json.
 * @throws YAMLParseError when the text isn't YAML
 */
export function openApiDocument(yaml: string): Json {
  return z.json().parse(parse(yaml));
}

/**
 * The description as the plain records that the reference page shows and the mock answers from.
 *
 * @throws Error with a sentence for each fault: the field, and what is wrong with it
 */
export function apiDescription(yaml: string): ApiDescription {
  const document = openApiDocument(yaml);
  const read = openApiShape.safeParse(withoutReferences(document, document));
  if (!read.success) {
    const faults = read.error.issues.map(
      ({ path, message }) => `${apiDescriptionFile}, field ${path.join(".")}: ${message}`,
    );
    throw new Error(`The API reference cannot be made:\n${faults.join("\n")}`);
  }
  const { info, servers, paths, components, "x-status-codes": statuses } = read.data;
  const [server] = servers;
  if (!server) throw new Error(`${apiDescriptionFile} names no server. Name the one to call.`);

  const responses = Object.values(paths).flatMap((path) =>
    methods.flatMap((method) => Object.values(path[method]?.responses ?? {})),
  );
  const headers = new Map(responses.flatMap(({ headers }) => Object.entries(headers)));
  return {
    title: info.title,
    version: info.version,
    description: info.description,
    server,
    authentication: components.securitySchemes.bearerAuth,
    contentType,
    operations: Object.entries(paths).flatMap(([path, item]) => toOperations(path, item)),
    schemas: Object.values(components.schemas).map(toSchema),
    headers: [...headers].map(([name, { schema, description, example }]) => ({
      name,
      description,
      ...toValueType(schema),
      ...(example !== undefined && { example }),
    })),
    statuses: statuses.map(({ examples, ...status }) => ({
      ...status,
      examples: toExamples(examples),
    })),
  };
}

function toOperations(path: string, item: z.infer<typeof pathShape>): ApiOperation[] {
  return methods.flatMap((method) => {
    const operation = item[method];
    if (!operation) return [];
    const { operationId, summary, description, parameters, responses } = operation;
    return {
      id: operationId,
      method: method.toUpperCase(),
      path,
      summary,
      description,
      parameters: parameters.map(({ in: place, schema, ...parameter }) => ({
        ...parameter,
        place,
        ...toValueType(schema),
        ...(schema.default !== undefined && { default: schema.default }),
      })),
      responses: Object.entries(responses).map(([status, response]) => {
        const { schema, examples } = response.content[contentType];
        const isList = "items" in schema;
        return {
          status: Number(status),
          description: response.description,
          body: { schema: (isList ? schema.items : schema).title, isList },
          headers: Object.keys(response.headers),
          examples: toExamples(examples),
        };
      }),
    };
  });
}

function toSchema({
  title,
  description,
  properties,
  required,
}: z.infer<typeof recordShape>): ApiSchema {
  return {
    name: title,
    description,
    fields: Object.entries(properties).map(([name, field]) => ({
      name,
      required: required.includes(name),
      description: field.description,
      ...toValueType(field),
    })),
  };
}

type RawType = {
  type: string;
  format?: string | undefined;
  minimum?: number | undefined;
  maximum?: number | undefined;
};

function toValueType({ type, format, minimum, maximum }: RawType): ApiValueType {
  return {
    type,
    ...(format !== undefined && { format }),
    ...(minimum !== undefined && { minimum }),
    ...(maximum !== undefined && { maximum }),
  };
}

function toExamples(examples: z.infer<typeof examplesShape>): ApiExample[] {
  return Object.entries(examples).map(([id, example]) => ({ id, ...example }));
}

/** Each `{"$ref": "#/…"}` replaced by its target. The description has no cycles. */
function withoutReferences(part: Json, document: Json): Json {
  if (Array.isArray(part)) return part.map((each) => withoutReferences(each, document));
  if (typeof part !== "object" || part === null) return part;
  if ("$ref" in part) return withoutReferences(named(String(part.$ref), document), document);
  return Object.fromEntries(
    Object.entries(part).map(([key, each]) => [key, withoutReferences(each, document)]),
  );
}

function named(reference: string, document: Json): Json {
  let found: Json | undefined = document;
  for (const key of reference.split("/").slice(1)) {
    found = isRecord(found) ? found[key] : undefined;
  }
  if (!reference.startsWith("#/") || found === undefined) {
    throw new Error(
      `${apiDescriptionFile} refers to '${reference}', which is not there. Correct the reference.`,
    );
  }
  return found;
}

function isRecord(part: Json | undefined): part is { readonly [key: string]: Json } {
  return typeof part === "object" && part !== null && !Array.isArray(part);
}
