/**
 * Puts what the tests have counted into content/proof.json and the README's table. `npm test -- --save`
 * starts it with the reports of a run in which nothing failed; before that without any, so that it says
 * at once if the figures would belong to no commit.
 */
import { readFileSync } from "node:fs";
import { endWith } from "#build/read-options.ts";
import { countsOf, describeSources, saveCounts } from "./save.ts";
import { writeTables } from "./tables.ts";

const reports = process.argv.slice(2).map((path) => JSON.parse(readFileSync(path, "utf8")));
try {
  const sources = describeSources();
  if (reports.length > 0) {
    saveCounts(countsOf(reports, sources));
    writeTables();
  }
} catch (error) {
  endWith((error as Error).message);
}
