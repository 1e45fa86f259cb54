import type {
  ApiDescription,
  ApiExample,
  ApiOperation,
  ApiParameter,
  Json,
} from "#content/collections/api-description.ts";
import { mockWords } from "#content/messages/api-mock.ts";

/**
 * The path and query of a call: /pipelines?page=1. A parameter of the query without a value is left
 * out. Characters with a meaning in an address are escaped in values.
 *
 * @param values by the name of the parameter
 */
export function buildRequestPath(
  { path, parameters }: Pick<ApiOperation, "path" | "parameters">,
  values: Readonly<Record<string, string>>,
): string {
  const given = (name: string) => (Object.hasOwn(values, name) ? (values[name] ?? "") : "");
  const filled = path.replace(/\{([^}]*)\}/g, (_, name: string) => encoded(given(name)));
  const query = parameters
    .filter(({ place, name }) => place === "query" && given(name) !== "")
    .map(({ name }) => `${encoded(name)}=${encoded(given(name))}`);
  return query.length === 0 ? filled : `${filled}?${query.join("&")}`;
}

/** Safe in an address and, with the apostrophe, between a shell's single quotes. */
function encoded(text: string): string {
  return encodeURIComponent(text.toWellFormed()).replaceAll("'", "%27");
}

/** The one token that the mock takes. */
export const mockToken = "mock-token";

/** A call as it would be sent. `address` is the path and the query. */
type MockRequest = { method: string; address: string; authorization: string };

export type MockAnswer = {
  status: number;
  headers: Readonly<Record<string, string>>;
  body: Json;
};

type Row = { readonly [key: string]: Json };

/**
 * What the API would answer, made from the examples of its description. Never throws.
 *
 * A call without the mock's token is answered with 401 before anything else is looked at. Like the
 * API, the mock leaves out a `page` or `limit` that isn't an integer from 1, and lowers a `limit`
 * above the maximum (see `mockRemarks`).
 */
export function mockAnswer(description: ApiDescription, request: MockRequest): MockAnswer {
  const answer = (status: number, body: Json): MockAnswer => ({
    status,
    headers: exampleHeaders(description),
    body,
  });
  const refusal = (status: number, example: string) =>
    answer(status, findBody(description, status, example));

  const token = /^bearer +(\S.*)$/is.exec(request.authorization.trim())?.[1];
  if (token === undefined) return refusal(401, "missing");
  if (token !== mockToken) return refusal(401, "invalid");

  const [path = "", query = ""] = request.address.split("#", 1)[0]?.split("?", 2) ?? [];
  for (const operation of description.operations) {
    const inPath = operation.method === request.method ? matched(operation.path, path) : undefined;
    if (!inPath) continue;
    const rows = collectRows(description, operation);
    if (operation.responses[0]?.body.isList) {
      return answer(200, selectPage(rows, operation, new URLSearchParams(query)));
    }
    const row = rows.find((each) => isNamed(each, operation, inPath));
    return row ? answer(200, row) : refusal(404, "unknownId");
  }
  return refusal(404, "unknownAddress");
}

/** Whether this text is a value of a parameter. One above the maximum is, and counts as the maximum. */
function isAllowed({ type, format, minimum }: ApiParameter, text: string): boolean {
  if (type === "integer") {
    return /^-?\d+$/.test(text) && Number(text) >= (minimum ?? Number.NEGATIVE_INFINITY);
  }
  const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
  return format !== "uuid" || uuid.test(text);
}

function selectPage(rows: readonly Row[], operation: ApiOperation, query: URLSearchParams): Row[] {
  const number = (name: string, otherwise: number) => {
    const parameter = operation.parameters.find((each) => each.name === name);
    const text = query.get(name);
    const isGiven = parameter && text !== null && isAllowed(parameter, text);
    const given = Number(isGiven ? text : (parameter?.default ?? otherwise));
    // The product of larger numbers may not be exact.
    return Math.min(given, parameter?.maximum ?? Number.MAX_SAFE_INTEGER);
  };
  const limit = number("limit", rows.length);
  const start = (number("page", 1) - 1) * limit;
  return rows.slice(start, start + limit);
}

/** Every record in the examples of the lists that hold what this operation answers with. */
function collectRows(description: ApiDescription, operation: ApiOperation): Row[] {
  const schema = operation.responses[0]?.body.schema;
  const bodies = description.operations
    .flatMap(({ responses }) => responses.slice(0, 1))
    .filter(({ body }) => body.isList && body.schema === schema)
    .flatMap(({ examples }) => examples.map(({ value }) => value));
  const rows = bodies.flatMap((body) => (Array.isArray(body) ? body.filter(isRow) : []));
  return [...new Map(rows.map((row) => [JSON.stringify(row), row])).values()];
}

function isRow(value: Json): value is Row {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Whether the path names this record. The letters of a UUID may be in upper or lower case. */
function isNamed(row: Row, { parameters }: ApiOperation, inPath: ReadonlyMap<string, string>) {
  return parameters
    .filter(({ place }) => place === "path")
    .every(({ name, format }) => {
      const [is, wanted] = [String(row[name]), inPath.get(name) ?? ""];
      return is === wanted || (format === "uuid" && is.toLowerCase() === wanted.toLowerCase());
    });
}

/** The value in a path for each name in braces; undefined when the path doesn't match. */
function matched(template: string, path: string): ReadonlyMap<string, string> | undefined {
  const [names, parts] = [template.split("/"), path.split("/")];
  if (names.length !== parts.length) return undefined;
  const found = new Map<string, string>();
  for (const [index, name] of names.entries()) {
    const part = parts[index] ?? "";
    const parameter = /^\{(.*)\}$/.exec(name)?.[1];
    if (parameter === undefined ? part !== name : part === "") return undefined;
    if (parameter !== undefined) found.set(parameter, decoded(part));
  }
  return found;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The headers whose values the description gives. The rate-limit headers have none. */
function exampleHeaders({ contentType, headers }: ApiDescription): Record<string, string> {
  const known = headers.flatMap(({ name, example }) =>
    example === undefined ? [] : [[name, String(example)] as const],
  );
  return { "Content-Type": contentType, ...Object.fromEntries(known) };
}

/** The body that the table of codes gives for a code. */
function findBody({ statuses }: ApiDescription, code: number, wanted: string): Json {
  const examples: readonly ApiExample[] =
    statuses.find((status) => status.code === code)?.examples ?? [];
  return (examples.find(({ id }) => id === wanted) ?? examples[0])?.value ?? null;
}

/**
 * What the mock made of values outside the description, a sentence for each.
 *
 * @param values by the name of the parameter; an empty one is left out of the call
 */
export function mockRemarks(
  { parameters }: Pick<ApiOperation, "parameters">,
  values: Readonly<Record<string, string>>,
): string[] {
  return parameters.flatMap((parameter) => {
    const value = values[parameter.name] ?? "";
    return value === "" ? [] : remarkOn(parameter, value);
  });
}

function remarkOn(parameter: ApiParameter, value: string): string[] {
  const { name, type, minimum, maximum, default: fallback } = parameter;
  if (isAllowed(parameter, value)) {
    if (maximum === undefined || Number(value) <= maximum) return [];
    return [mockWords.aboveMaximum(name, maximum)];
  }
  if (type !== "integer") return [mockWords.notUuid(name)];
  const from = minimum === undefined ? "" : mockWords.from(minimum);
  return [mockWords.notInteger(name, from, fallback)];
}
