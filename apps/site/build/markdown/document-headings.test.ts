import { evaluate } from "@mdx-js/mdx";
import type { Root } from "hast";
import * as runtime from "react/jsx-runtime";
import { renderToStaticMarkup } from "react-dom/server";
import { VFile } from "vfile";
import { expect, test } from "vitest";
import {
  documentHeadings,
  legalDate,
  minutesToRead,
  proseWords,
  technicalWords,
} from "./document-headings.ts";

const text = `## Get *started*

${"word ".repeat(300)}

### Step one

## Get started

#### Aside
`;

test("headings get an address and a link to themselves, and are listed with the time to read", async () => {
  const { default: Document, ...exported } = await evaluate(text, {
    ...runtime,
    rehypePlugins: documentHeadings,
  });
  const html = renderToStaticMarkup(Document({}));
  expect(html).toContain(
    '<h2 id="get-started"><a href="#get-started">Get <em>started</em></a></h2>',
  );
  expect(html).toContain('<h2 id="get-started-1">');
  expect(html).toContain('<h4 id="aside">Aside</h4>');
  expect(exported).toEqual({
    sections: [
      { id: "get-started", title: "Get started", level: 2 },
      { id: "step-one", title: "Step one", level: 3 },
      { id: "get-started-1", title: "Get started", level: 2 },
    ],
    minutes: 2,
  });
});

test.each([
  ["no words", 0, 1],
  ["a minute and a half, less a word", 329, 1],
  ["a minute and a half", 330, 2],
  ["eight and a half minutes, less a word", 1869, 8],
  ["eight and a half minutes", 1870, 9],
])("%s at 220 words a minute", (_, count, minutes) => {
  expect(minutesToRead(proseWords("word ".repeat(count)), 220)).toBe(minutes);
});

test("in prose, what has neither letter nor digit isn't a word", () => {
  expect(proseWords("- **word** × –\n7 é")).toEqual(["**word**", "7", "é"]);
});

test("in technical text, everything between blanks is a word", () => {
  expect(technicalWords(" text → count\n")).toEqual(["text", "→", "count"]);
});

const legalText = "---\ntitle: Terms\nupdated: 2026-11-02\nsummary: What holds.\n---\n\nText.\n";

function exported(path: string): string {
  const tree: Root = { type: "root", children: [] };
  legalDate()(tree, new VFile({ path, value: legalText }));
  return JSON.stringify(tree.children);
}

test("a legal document exports its date, in words too", () => {
  expect(exported("/site/content/legal/terms.mdx")).toContain('"2 November 2026"');
});
