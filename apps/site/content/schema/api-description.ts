import type { RichText } from "./rich-text.ts";

/** What JSON can hold. */
export type Json =
  | null
  | boolean
  | number
  | string
  | readonly Json[]
  | { readonly [key: string]: Json };

export type ApiValueType = {
  type: string;
  /** Such as uuid or date-time. */
  format?: string;
  minimum?: number;
  /** A higher value counts as this one. */
  maximum?: number;
};

export type ApiParameter = ApiValueType & {
  name: string;
  place: "query" | "path";
  required: boolean;
  default?: string | number;
  example: string | number;
  description: RichText;
};

/** `id` is its name in the description. */
export type ApiExample = { id: string; summary: string; value: Json };

type ApiResponse = {
  status: number;
  description: RichText;
  /** The name of the schema, and whether the body is a list of such records. */
  body: { schema: string; isList: boolean };
  headers: readonly string[];
  examples: readonly ApiExample[];
};

export type ApiOperation = {
  id: string;
  method: string;
  /** With its parameters in braces: /pipelines/{id}. */
  path: string;
  summary: string;
  description: RichText;
  parameters: readonly ApiParameter[];
  responses: readonly ApiResponse[];
};

type ApiField = ApiValueType & {
  name: string;
  required: boolean;
  description: RichText;
};

export type ApiSchema = {
  name: string;
  description: RichText;
  fields: readonly ApiField[];
};

export type ApiHeader = ApiValueType & {
  name: string;
  description: RichText;
  example?: string | number;
};

/** A status code that the API uses, with what a body then says. */
export type ApiStatus = {
  code: number;
  name: string;
  description: RichText;
  examples: readonly ApiExample[];
};

/** The API, as content/api/openapi.yaml describes it: plain records without references. */
export type ApiDescription = {
  title: string;
  version: string;
  description: RichText;
  server: { url: string; description: RichText };
  authentication: { scheme: string; description: RichText };
  contentType: string;
  operations: readonly ApiOperation[];
  schemas: readonly ApiSchema[];
  /** The headers of responses. */
  headers: readonly ApiHeader[];
  statuses: readonly ApiStatus[];
};

/** A piece of code: in the colour of the text, or with the class of a colour. */
export type CodePiece = string | readonly [className: string, text: string];

export type ColouredCode = { title: string; language: string; pieces: readonly CodePiece[] };

/** Everything that /api shows, made from the description when the site is built. */
export type ApiReference = {
  description: ApiDescription;
  /** The smallest call that is answered. */
  firstCall: ColouredCode;
  /** By the id of the operation. */
  samples: Readonly<Record<string, readonly ColouredCode[]>>;
  /** Bodies of the first documented answer, by the id of the operation. */
  answers: Readonly<Record<string, readonly ColouredCode[]>>;
  /** Bodies of answers that refuse. */
  errors: readonly ColouredCode[];
  /** Time to read it, in whole minutes. */
  minutes: number;
};
