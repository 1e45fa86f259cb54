import { describe, expect, test } from "vitest";
import { siteStorage } from "#content/collections/storage.ts";
import { allWords, attribute, links, mainOf, parts, words } from "./documents.ts";

describe.each(["/privacy", "/terms", "/cookies"])("%s", (path) => {
  const main = mainOf(path);
  const [article = main] = parts(main, "article");
  const sections = parts(article, "h2");

  test("numbers its sections and clauses, and each links to itself", () => {
    expect(sections.length).toBeGreaterThan(3);
    const lists = parts(article, ".clauses");
    expect(lists).toHaveLength(sections.length);
    for (const [section, list] of lists.entries()) {
      const clauses = parts(list, "li").filter((item) => item.parentNode === list);
      expect(clauses.length).toBeGreaterThan(0);
      for (const [index, clause] of clauses.entries()) {
        const number = `${section + 1}.${index + 1}`;
        const [link = clause] = parts(clause, "a");
        const id = `clause-${number.replace(".", "-")}`;
        expect([attribute(clause, "id"), words(link), attribute(link, "href")]).toEqual([
          ...[id, number, `#${id}`],
        ]);
      }
    }
  });

  test("has a table of contents that leads to every section", () => {
    const [contents = main] = parts(main, "nav");
    expect(links(contents)).toEqual(
      sections.map((section, index) => [
        words(section).replace(`${index + 1} `, ""),
        `#${attribute(section, "id")}`,
      ]),
    );
  });

  test("says when it was last updated", () => {
    const [facts = main] = parts(main, ".document-facts");
    expect(words(facts)).toMatch(/^Last updated: \d+ [A-Z][a-z]+ \d{4}/);
  });
});

test("/cookies lists every entry that the site stores", () => {
  const [table] = parts(mainOf("/cookies"), "table");
  expect(table && attribute(table, "aria-label")).toBe("What this site stores");
  const headers = parts(table ?? mainOf("/cookies"), "tbody").flatMap((body) => parts(body, "th"));
  expect(allWords(headers.flatMap((header) => parts(header, "code")))).toEqual(
    siteStorage.map(({ name }) => name),
  );
});
