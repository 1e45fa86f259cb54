import type { McpServerRecord } from "@yno/registry/mcp-server";

/** The width that Biome keeps. */
const width = 100;

/** The text of a file of records, as Biome formats it: a list of plain values is one line if it fits. */
export function recordText(records: readonly McpServerRecord[]): string {
  // No string of JSON holds a line break, so these are between the values.
  const text = JSON.stringify(records, null, 2).replace(
    /^( *)(.*)\[\n((?: +(?:"[^\n]*"|[-\d.]+|true|false|null),?\n)+) *\](,?)$/gm,
    (whole, indent: string, before: string, values: string, comma: string) => {
      const line = `${indent}${before}[${values.trim().replace(/\n +/g, " ")}]${comma}`;
      return line.length <= width ? line : whole;
    },
  );
  return `${text}\n`;
}
