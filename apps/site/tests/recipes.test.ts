import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { root } from "@yno/tools/project-files";
import { expect, test } from "vitest";

/** The recipes of docs/recipes.md: a title, and the files that it says are edited. */
const recipes = readFileSync(join(root, "docs/recipes.md"), "utf8")
  .split(/^## /m)
  .slice(1)
  .map((recipe): [string, string[]] => {
    const [title = "", files = ""] = recipe.split("\n");
    return [title, [...files.matchAll(/`([^`]+)`/g)].map(([, file = ""]) => file)];
  });

test.each(recipes)("'%s' edits one to three files, and they have a place", (_, files) => {
  expect(files.length).toBeGreaterThan(0);
  expect(files.length).toBeLessThanOrEqual(3);
  // A file that the recipe adds has `example` in its name.
  const places = files.map((file) => (file.includes("example") ? dirname(file) : file));
  expect(places.filter((place) => !existsSync(join(root, place)))).toEqual([]);
});
