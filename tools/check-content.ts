import { homeMaps } from "#content/home-maps.ts";
import { lines } from "#content/navigation.ts";
import { notFoundPage } from "#content/pages/not-found.ts";
import { pages, placeholders } from "#content/pages.ts";
import { contentProblems, repeatedValues } from "#content/schema/check.ts";
import { pageShape, placeholderShape } from "#content/schema/page.ts";
import { workflowMapShape } from "#content/schema/transit-map.ts";

/** Stops the build when a record of the content is wrong, with a sentence for each fault. */
const placeholderPaths = new Set<string>(placeholders.map((page) => page.path));
const fullPages = pages.filter((page) => !placeholderPaths.has(page.path));
const linked = lines.flatMap((line) => line.links.map((link) => link.path));

const problems = [
  ...contentProblems({
    file: "content/pages/",
    shape: pageShape,
    records: fullPages,
    nameOf: (page: { path: string }) => page.path,
  }),
  ...contentProblems({
    file: "content/pages/placeholders.ts",
    shape: placeholderShape,
    records: [...placeholders, notFoundPage],
    nameOf: (page: { path: string }) => page.path,
  }),
  ...contentProblems({
    file: "content/home-maps.ts",
    shape: workflowMapShape,
    records: homeMaps,
    nameOf: (map: { id: string }) => map.id,
  }),
  ...repeatedValues(
    "content/pages/",
    "title",
    pages.map((page) => page.title),
  ),
  ...repeatedValues(
    "content/pages/",
    "description",
    pages.map((page) => page.description),
  ),
  ...repeatedValues(
    "content/pages/",
    "path",
    pages.map((page) => page.path),
  ),
  ...repeatedValues("content/navigation.ts", "path", linked),
];

if (problems.length > 0) {
  console.error(`The content has ${problems.length} fault(s):\n${problems.join("\n")}`);
  process.exit(1);
}
