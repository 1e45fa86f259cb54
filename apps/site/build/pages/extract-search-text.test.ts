import { expect, test } from "vitest";
import { pageText } from "./extract-search-text.ts";
import { mainElement, parsePage } from "./main-element.ts";

const page = (main: string) => mainElement(parsePage(`<nav>Menu</nav><main>${main}</main>`));
const heading = (id: string, title: string) => `<h2 id="${id}"><a href="#${id}">${title}</a></h2>`;

test("a page is cut at the headings that link to themselves, numbers left out", () => {
  const numbered = '<h2 id="section-1"><a href="#section-1">1</a> <!-- -->Law</h2>';
  expect(
    pageText(
      page(
        `<h1>Top</h1><p>Before</p>${heading("a", "First")}<p>One</p><h3>No link</h3>${numbered}<ol><li>Two</li></ol>`,
      ),
      new Set(),
    ),
  ).toEqual({
    text: "Top Before",
    sections: [
      { id: "a", title: "First", text: "One No link" },
      { id: "section-1", title: "Law", text: "Two" },
    ],
  });
});

test("code, drawings, controls and navigation aren't read", () => {
  const silent =
    '<pre>code</pre><svg><text>drawn</text></svg><button class="needs-script">Try</button><span aria-hidden="true">x</span><nav>On this page</nav>';
  expect(pageText(page(`<p>Said</p>${silent}`), new Set()).text).toBe("Said");
});

test("a table is read without its figures and times", () => {
  const table = "<table><tr><th>Items</th><td>1 h 23 min</td><td>once a week</td></tr></table>";
  expect(pageText(page(table), new Set()).text).toBe("Items once a week");
});

test("cards with their own search records are left out", () => {
  const cards = "<ul><li><h3>Slack</h3>Messages</li><li><h3>Others</h3>Here</li></ul>";
  const details = "<details><summary><h3>Matching</h3> now</summary>Steps</details>";
  expect(pageText(page(cards + details), new Set(["Slack", "Matching"])).text).toBe("Others Here");
  const document = `<article>${heading("slack", "Slack")}<p>Its configuration</p><h3>Slack</h3></article>`;
  expect(pageText(page(document), new Set(["Slack"])).sections).toHaveLength(1);
});
