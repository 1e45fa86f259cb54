export type Json =
  | string
  | number
  | boolean
  | null
  | readonly Json[]
  | { readonly [name: string]: Json };

/**
 * JSON in the canonical form of RFC 8785: names in the order of their UTF-16 code units, no spaces,
 * and strings and numbers as ECMAScript writes them. Equal data has equal text, so it can be
 * hashed.
 */
export function canonicalJson(value: Json): string {
  if (value === null || typeof value !== "object") return JSON.stringify(value);
  if (isList(value)) return `[${value.map(canonicalJson).join(",")}]`;
  const pairs = Object.entries(value)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, each]) => `${JSON.stringify(name)}:${canonicalJson(each)}`);
  return `{${pairs.join(",")}}`;
}

/** `Array.isArray` doesn't know lists that can't be changed. */
function isList(value: Json): value is readonly Json[] {
  return Array.isArray(value);
}
