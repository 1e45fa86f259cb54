import { prose, shortText } from "@yno/records/words";
import * as z from "zod";
import { descriptionTags, inlineText, richTextProblems } from "../markdown/rich-text.ts";

/** The one kind of body that the API takes and gives. */
export const contentType = "application/json";

export const methods = ["get", "post", "put", "patch", "delete"] as const;

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
  format: z.string().optional(),
  minimum: z.number().optional(),
  maximum: z.number().optional(),
};
const headerShape = z.object({
  description: described(200),
  schema: z.object({ type: z.string(), ...valueType }),
  example: value.optional(),
});
export const examplesShape = z.record(
  z.string(),
  z.object({ summary: shortText(60), value: z.json() }),
);
export const recordShape = z.object({
  title: shortText(40),
  description: described(200),
  required: z.array(z.string()).default([]),
  properties: z.record(
    z.string(),
    z.object({ type: z.string(), description: described(200), ...valueType }),
  ),
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
  schema: z.object({ type: z.string(), default: value.optional(), ...valueType }),
  example: value,
});
const operationShape = z.object({
  operationId: shortText(40),
  summary: shortText(60),
  description: described(400),
  parameters: z.array(parameterShape).default([]),
  responses: z.record(z.string().regex(/^\d{3}$/), responseShape),
});
export const pathShape = z.object({
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
export const openApiShape = z.object({
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
