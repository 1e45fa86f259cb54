import { readFileSync } from "node:fs";
import { join } from "node:path";
import { projectFiles, root } from "@yno/tools/project-files";
import { expect, test } from "vitest";
import { formatSgd } from "#content/messages/amounts.ts";
import { prices } from "#content/prices.ts";

const { monthly, yearly } = prices.sme;

/** What follows from a price, and would be wrong once the price changes. */
const amounts = [monthly, yearly, 12 * monthly, 12 * monthly - yearly].map(formatSgd);

const stated = (text: string) => amounts.filter((amount) => text.includes(amount));

test("an amount that follows from a price is written by the price", () => {
  const files = projectFiles()
    .filter((path) => /^apps\/site\/(?:app|content)\/.*\.(?:mdx|tsx?)$/.test(path))
    .filter((path) => !/\.(?:test|component|examples)\.tsx?$|\/amounts\.ts$/.test(path));
  expect(files.filter((path) => stated(readFileSync(join(root, path), "utf8")).length > 0)).toEqual(
    [],
  );
});

test("a stated amount is found", () => {
  expect(stated(`It costs ${formatSgd(monthly)}.`)).toEqual([formatSgd(monthly)]);
});
