/** Writes the README's table of figures from those that are kept: `npm run bench -- --tables`. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root as project } from "@yno/tools/project-files";
import { readProof, replaceFile } from "#build/content/proof.ts";
import { summarise } from "#build/content/proof-summary.ts";
import { grouped } from "#content/messages/amounts.ts";
import type { Proof } from "#content/schema/proof.ts";

const readme = join(project, "README.md");
const place = /(<!-- figures:[^\n]*-->\n)[\s\S]*?(\n<!-- end of figures -->)/;

/** The README with the table of these figures in its place. */
export function withTables(text: string, proof: Proof): string {
  if (!place.test(text)) {
    throw new Error(
      "README.md has no place for the figures: put back the comments '<!-- figures: … -->' and '<!-- end of figures -->'.",
    );
  }
  return text.replace(place, (_, start, end) => start + tableOf(proof) + end);
}

/**
 * A row for each figure that was measured, in Markdown. Times are those of a browser with all its
 * parts, as people have it: /security has those of the shell too.
 */
export function tableOf(proof: Proof): string {
  const figures = summarise(proof).filter(({ name }) => !name.endsWith("-headless-shell"));
  const rows = figures.map((each) => {
    const day = each.first === each.last ? each.first : `${each.first} to ${each.last}`;
    const older = each.isOlder ? ", of an older release" : "";
    return [each.name, grouped(each.values), each.lowest, each.median, each.highest, day + older];
  });
  const head = ["Figure", "Values", "Lowest", "Median", "Highest", "Measured"];
  const line = ["---", "---:", "---:", "---:", "---:", "---"];
  return [head, line, ...rows].map((row) => `| ${row.join(" | ")} |`).join("\n");
}

/** Puts the table into the README, as a whole. */
export function writeTables(): void {
  replaceFile(readme, withTables(readFileSync(readme, "utf8"), readProof()));
}
