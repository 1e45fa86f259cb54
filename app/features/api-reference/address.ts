import type { ApiOperation } from "#content/schema/api-description.ts";

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
