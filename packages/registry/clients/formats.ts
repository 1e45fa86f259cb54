/** The formats of files that clients and policies are written in. */
export type Format = "json" | "toml" | "yaml" | "xml" | "reg";

/** A value of a file, without anything that TOML or YAML lacks. */
export type Data = string | number | boolean | readonly Data[] | { readonly [key: string]: Data };

/** JSON as people write it: a list of strings is on one line. */
export function json(value: unknown): string {
  // No string of JSON holds a line break, so these are between the strings.
  return JSON.stringify(value, null, 2).replace(
    /\[\n\s+("[^\n]*(?:\n\s+"[^\n]*)*)\n\s+\]/g,
    (_, list: string) => `[${list.replace(/\n\s+/g, " ")}]`,
  );
}

/**
 * Tables of TOML, each under its header: `[mcp_servers.git]`. Lists and objects in a table are
 * inline. Strings of JSON are strings of TOML, except for a character that no record may hold.
 */
export function toml(
  header: (name: string) => string,
  tables: Readonly<Record<string, Readonly<Record<string, Data>>>>,
): string {
  return Object.entries(tables)
    .map(([name, table]) =>
      [
        `[${header(tomlKey(name))}]`,
        ...Object.entries(table).map(([key, value]) => `${tomlKey(key)} = ${tomlValue(value)}`),
      ].join("\n"),
    )
    .join("\n\n");
}

function tomlKey(key: string): string {
  return /^[\w-]+$/.test(key) ? key : JSON.stringify(key);
}

function tomlValue(value: Data): string {
  if (typeof value !== "object") return JSON.stringify(value);
  if (isList(value)) return `[${value.map(tomlValue).join(", ")}]`;
  const pairs = Object.entries(value).map(([key, each]) => `${tomlKey(key)} = ${tomlValue(each)}`);
  return `{ ${pairs.join(", ")} }`;
}

/** YAML in blocks. Strings are quoted as in JSON, so that none is read as something else. */
export function yaml(data: Readonly<Record<string, Data>>, indent = ""): string {
  return Object.entries(data)
    .map(([key, value]) => {
      const name = /^[A-Za-z][\w-]*$/.test(key) ? key : JSON.stringify(key);
      if (typeof value !== "object") return `${indent}${name}: ${JSON.stringify(value)}`;
      if (isList(value)) {
        return value.length === 0
          ? `${indent}${name}: []`
          : [
              `${indent}${name}:`,
              ...value.map((each) => `${indent}  - ${JSON.stringify(each)}`),
            ].join("\n");
      }
      if (Object.keys(value).length === 0) return `${indent}${name}: {}`;
      return `${indent}${name}:\n${yaml(value, `${indent}  `)}`;
    })
    .join("\n");
}

function isList(value: Data): value is readonly Data[] {
  return Array.isArray(value);
}
