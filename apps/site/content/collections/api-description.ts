import { readFileSync } from "node:fs";
import { join } from "node:path";
import { prose, shortText } from "@yno/brand/schema";
import { parse } from "yaml";
import * as z from "zod";
import { defineCollection } from "#build/content/collection.ts";
import { descriptionTags, inlineText, richTextProblems } from "#build/markdown/rich-text.ts";
import { root } from "#build/site-folder.ts";

/** The file that the API reference, the mock and the served descriptions are made from. */
export const apiDescriptionFile = "content/api/openapi.yaml";

/** How a program outside the platform calls the webhook: a file, because /api is at its limit of weight. */
export const webhookSamplesFile = "content/api/webhook.md";

/**
 * The description as it is written, without YAML's own references: the content of /openapi.json.
 * @throws YAMLParseError when the text isn't YAML
 */
export function openApiDocument(yaml: string): Json {
  return z.json().parse(parse(yaml));
}

/** What JSON can hold. */
export type Json = z.infer<ReturnType<typeof z.json>>;

/** The API, as content/api/openapi.yaml describes it: plain records without references. */
export type ApiDescription = Awaited<ReturnType<typeof apiDescription>>;
export type ApiOperation = ApiDescription["operations"][number];
export type ApiParameter = ApiOperation["parameters"][number];
export type ApiValueType = Pick<ApiParameter, "type" | "format" | "minimum" | "maximum">;
/** `id` is its name in the description. */
export type ApiExample = ApiStatus["examples"][number];
export type ApiSchema = ApiDescription["schemas"][number];
/** A header of responses. */
export type ApiHeader = ApiDescription["headers"][number];
/** A status code that the API uses, with what a body then says. */
export type ApiStatus = ApiDescription["statuses"][number];

/** A piece of code: in the colour of the text, or with the class of a colour. */
export type CodePiece = string | readonly [className: string, text: string];

export type ColouredCode = { title: string; language: string; pieces: readonly CodePiece[] };

const yaml = readFileSync(join(root, apiDescriptionFile), "utf8");

/** The description has one record. Redocly checks that it's OpenAPI, and `apiDescription` what /api needs. */
export const collection = defineCollection({
  source: apiDescriptionFile,
  records: [{ yaml }],
  shape: z.object({ yaml: z.string() }),
  name: () => "openapi",
  page: "/api",
  files: async () => ({
    "/openapi.yaml": yaml,
    "/openapi.json": `${JSON.stringify(openApiDocument(yaml), null, 2)}\n`,
    "/api/webhook.md": readFileSync(join(root, webhookSamplesFile), "utf8"),
  }),
});

/**
 * The description as the plain records that the reference page shows and the mock answers from.
 *
 * @throws Error with a sentence for each fault: the field, and what is wrong with it
 */
export async function apiDescription(yaml: string) {
  const read = openApiShape.safeParse(await withoutReferences(yaml));
  if (!read.success) {
    throw failure(
      read.error.issues.map(({ path, message }) => `field ${path.join(".")}: ${message}`),
    );
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
    headers: [...headers].map(([name, { schema, ...header }]) => ({ name, ...header, ...schema })),
    statuses: statuses.map(({ examples, ...status }) => ({
      ...status,
      examples: toExamples(examples),
    })),
  };
}

function toOperations(path: string, item: z.infer<typeof pathShape>) {
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
        ...schema,
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

function toSchema({ title, description, properties, required }: z.infer<typeof recordShape>) {
  return {
    name: title,
    description,
    fields: Object.entries(properties).map(([name, field]) => ({
      name,
      required: required.includes(name),
      ...field,
    })),
  };
}

function toExamples(examples: z.infer<typeof examplesShape>) {
  return Object.entries(examples).map(([id, example]) => ({ id, ...example }));
}

/**
 * The description with its references replaced by what they refer to. A reference to another file
 * is refused, because /openapi.json is served alone.
 */
async function withoutReferences(yaml: string): Promise<unknown> {
  // Imported here because it takes most of a second, and every start of Vite reads this module.
  const { BaseResolver, bundleFromString, createConfig } = await import("@redocly/openapi-core");
  class OneFile extends BaseResolver {
    override loadExternalRef(address: string) {
      return Promise.reject(new Error(`${address} is outside this file`));
    }
  }
  const { bundle, problems } = await bundleFromString({
    source: yaml,
    config: await createConfig({}),
    dereference: true,
    externalRefResolver: new OneFile(),
  });
  if (problems.length > 0) {
    throw failure(
      problems.map(({ location, message }) => `${location[0]?.pointer ?? "#"}: ${message}.`),
    );
  }
  return bundle.parsed;
}

function failure(faults: readonly string[]): Error {
  const lines = faults.map((fault) => `${apiDescriptionFile}, ${fault}`);
  return new Error(`The API reference cannot be made:\n${lines.join("\n")}`);
}

/** The one kind of body that the API takes and gives. */
const contentType = "application/json";

const methods = ["get", "post", "put", "patch", "delete"] as const;

/** Text of one paragraph, which may hold code between backquotes. */
const described = (most: number) =>
  prose(most).transform((text, context) => {
    for (const message of richTextProblems(text, descriptionTags)) {
      context.addIssue({ code: "custom", message });
    }
    return inlineText(text, descriptionTags);
  });

const value = z.union([z.string(), z.number()]);
const valueType = {
  type: z.string(),
  format: z.exactOptional(z.string()),
  minimum: z.exactOptional(z.number()),
  maximum: z.exactOptional(z.number()),
};
const headerShape = z.object({
  description: described(200),
  schema: z.object(valueType),
  example: z.exactOptional(value),
});
const examplesShape = z.record(z.string(), z.object({ summary: shortText(60), value: z.json() }));
const recordShape = z.object({
  title: shortText(40),
  description: described(200),
  required: z.array(z.string()).default([]),
  properties: z.record(z.string(), z.object({ description: described(200), ...valueType })),
});
const bodyShape = z.union([
  recordShape,
  z.object({ type: z.literal("array"), items: recordShape }),
]);
const responseShape = z.object({
  description: described(200),
  headers: z.record(z.string(), headerShape).default({}),
  content: z.object({
    [contentType]: z.object({ schema: bodyShape, examples: examplesShape }),
  }),
});
const parameterShape = z.object({
  name: shortText(40),
  in: z.enum(["query", "path"]),
  required: z.boolean().default(false),
  description: described(200),
  schema: z.object({ default: z.exactOptional(value), ...valueType }),
  example: value,
});
const operationShape = z.object({
  operationId: shortText(40),
  summary: shortText(60),
  description: described(400),
  parameters: z.array(parameterShape).default([]),
  responses: z.record(z.string().regex(/^\d{3}$/), responseShape),
});
const pathShape = z.object({
  get: operationShape.optional(),
  post: operationShape.optional(),
  put: operationShape.optional(),
  patch: operationShape.optional(),
  delete: operationShape.optional(),
});
/**
 * The parts of the description that the reference page needs, with references resolved. Redocly
 * checks that it's valid OpenAPI.
 */
const openApiShape = z.object({
  info: z.object({ title: shortText(60), version: shortText(20), description: described(600) }),
  servers: z.array(z.object({ url: z.url(), description: described(200) })).length(1),
  paths: z.record(z.string(), pathShape),
  components: z.object({
    schemas: z.record(z.string(), recordShape),
    securitySchemes: z.object({
      bearerAuth: z.object({ scheme: z.literal("bearer"), description: described(300) }),
    }),
  }),
  "x-status-codes": z.array(
    z.object({
      code: z.number().int(),
      name: shortText(40),
      description: described(200),
      examples: examplesShape.default({}),
    }),
  ),
});
