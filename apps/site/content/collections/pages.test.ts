import { expect, test } from "vitest";
import { recordsIn } from "#build/content/record-files.ts";
import { documentLine, lines } from "#content/derived/navigation.ts";
import { notFoundPage } from "#content/pages/not-found.ts";
import { pageFiles, pages, placeholders, routeProblems, stationProblems } from "./pages.ts";

const page = (path: string, station: number) => ({
  path,
  title: path,
  description: path,
  heading: path,
  navigation: { line: "legal" as const, station, title: path },
});

test("the home page comes first, and pages on no line last", () => {
  expect(pages[0]?.path).toBe("/");
  const onLines = pages.map(({ navigation }) => navigation !== undefined);
  expect(onLines.slice(1)).toEqual(onLines.slice(1).toSorted((a, b) => Number(b) - Number(a)));
});

test("every page with a station is on its line once, in the order of the stations", () => {
  for (const { id, links } of lines) {
    const stations = links.map(({ path }) => pages.find((each) => each.path === path)?.navigation);
    expect(stations.map((each) => each?.line)).toEqual(links.map(() => id));
    expect(stations.map((each) => each?.station)).toEqual(links.map((_, index) => index + 1));
  }
  const listed = lines.flatMap(({ links }) => links).length;
  expect(listed).toBe(pages.filter(({ navigation }) => navigation).length);
});

test("the documents are read in the order of their line", () => {
  const paths = lines.flatMap(({ links }) => links.map(({ path }) => path));
  const places = documentLine.map(({ path }) => paths.indexOf(path));
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(places).not.toContain(-1);
});

test("a placeholder has no opening, and the page for unknown addresses isn't listed", () => {
  expect(placeholders.filter((each) => "opening" in each)).toEqual([]);
  expect(pages.map(({ path }) => path)).not.toContain("/404");
});

test("a file without a record stops the build", async () => {
  await expect(recordsIn("content/pages", /^nothing$/)).rejects.toThrow(
    "content/pages/about.ts has no record: export one whose name matches /^nothing$/.",
  );
});

test.each([
  ["left out", [page("/a", 1), page("/b", 3)], "1, 3"],
  ["given twice", [page("/a", 1), page("/b", 1)], "1, 1"],
])("a station that is %s is named", (_, records, stations) => {
  expect(stationProblems(records)).toEqual([
    `content/pages/: the line 'legal' has the stations ${stations}. Number them from 1 on, each once.`,
  ]);
  expect(stationProblems([page("/b", 2), page("/a", 1)])).toEqual([]);
});

test("a page without a line in app/routes.ts is named, and a line without a page", () => {
  const paths = [...pageFiles.keys()];
  expect(routeProblems(paths)).toEqual([]);
  expect(routeProblems([...paths.filter((path) => path !== "/about"), "/new"])).toEqual([
    "app/routes.ts has no line for /new. Add one with the module of that page.",
    "app/routes.ts leads to /about, which has no record. Write one in content/pages/, or remove the line.",
  ]);
});

test("no title and no description has blanks around it", () => {
  const texts = [...pages, notFoundPage].flatMap(({ title, description }) => [title, description]);
  expect(texts.filter((text) => text.trim() !== text)).toEqual([]);
});
