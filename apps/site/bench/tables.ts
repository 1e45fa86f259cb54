/** Writes the README's table of figures from those that are kept: `npm run bench -- --tables`. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root as project } from "@yno/tools/project-files";
import { isOlder, readProof } from "#build/content/proof.ts";
import { summarise } from "#build/content/proof-summary.ts";
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

/** A row for each figure that was measured, in Markdown. */
export function tableOf(proof: Proof): string {
  const rows = summarise(proof).map(({ name, lowest, median, highest, values, measured }) => {
    const days = measured.map(({ day }) => day).toSorted();
    const [first = "", last = ""] = [days[0], days.at(-1)];
    const day = first === last ? first : `${first} to ${last}`;
    const older = measured.some((each) => isOlder(each)) ? ", of an older release" : "";
    return [name, String(values), lowest, median, highest, day + older];
  });
  const head = ["Figure", "Values", "Lowest", "Median", "Highest", "Measured"];
  const line = ["---", "---:", "---:", "---:", "---:", "---"];
  return [head, line, ...rows].map((row) => `| ${row.join(" | ")} |`).join("\n");
}

/** Puts the table into the README. */
export function writeTables(): void {
  writeFileSync(readme, withTables(readFileSync(readme, "utf8"), readProof()));
}
