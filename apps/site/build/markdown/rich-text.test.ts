import fc from "fast-check";
import { parseFragment } from "parse5";
import { expect, test } from "vitest";
import type { RichText } from "#content/schema/rich-text.ts";
import {
  answerTags,
  articleTags,
  descriptionTags,
  inlineText,
  richHtml,
  richText,
  richTextProblems,
} from "./rich-text.ts";

const article = `One paragraph
in two lines.

## What it costs

- **First**: one.
- Second,
  goes on.

Text **with** bold & more.`;

test("an article is read into headings, lists and paragraphs with bold words", () => {
  expect(richText(article, articleTags)).toEqual([
    { tag: "p", text: ["One paragraph in two lines."] },
    { tag: "h2", text: ["What it costs"] },
    {
      tag: "ul",
      text: [
        { tag: "li", text: [{ tag: "strong", text: ["First"] }, ": one."] },
        { tag: "li", text: ["Second, goes on."] },
      ],
    },
    { tag: "p", text: ["Text ", { tag: "strong", text: ["with"] }, " bold & more."] },
  ]);
});

test("an article becomes HTML for readers of feeds", () => {
  expect(richHtml(article, articleTags)).toBe(
    [
      "<p>One paragraph in two lines.</p>",
      "<h2>What it costs</h2>",
      "<ul><li><strong>First</strong>: one.</li><li>Second, goes on.</li></ul>",
      "<p>Text <strong>with</strong> bold &amp; more.</p>",
    ].join("\n"),
  );
});

test("links of an answer keep their address, and code of a description its words", () => {
  expect(richText("See [Pricing](/pricing).", answerTags)).toEqual([
    { tag: "p", text: ["See ", { tag: "a", href: "/pricing", text: ["Pricing"] }, "."] },
  ]);
  expect(inlineText("Returns `404`.", descriptionTags)).toEqual([
    "Returns ",
    { tag: "code", text: ["404"] },
    ".",
  ]);
});

const piece = fc.constantFrom(
  ...[
    "<script>",
    "</p>",
    "<b onclick=x>",
    "&lt;",
    "**",
    "- ",
    "## ",
    "\n\n",
    "x",
    "`",
    "> ",
    "1. ",
  ],
  ...["[a](javascript:x)", "![a](b)", "[a](/b)", "---\n", "    "],
);
const anyText = fc.array(piece, { maxLength: 30 }).map((pieces) => pieces.join(""));

test("no text gets an element outside its list, nor a link that runs something", () => {
  const tagsIn = (text: RichText): string[] =>
    text.flatMap((part) => (typeof part === "string" ? [] : [part.tag, ...tagsIn(part.text)]));
  fc.assert(
    fc.property(
      anyText,
      fc.constantFrom(articleTags, answerTags, descriptionTags),
      (text, tags) => {
        const allowed: readonly string[] = tags;
        expect(tagsIn(richText(text, tags)).filter((tag) => !allowed.includes(tag))).toEqual([]);
        const names = parseFragment(richHtml(text, tags)).childNodes.map(
          ({ nodeName }) => nodeName,
        );
        expect(names.filter((name) => name !== "#text" && !allowed.includes(name))).toEqual([]);
        expect(JSON.stringify(richText(text, tags))).not.toContain('"href":"javascript');
      },
    ),
  );
});

test.each([
  ["a first-level heading", "# Title", "has h1"],
  ["a third-level heading", "### Detail", "has h3"],
  ["a heading without a blank", "##Detail", "shows '#'"],
  ["a numbered list", "1. First", "has ol"],
  ["a quotation", "> Said", "has blockquote"],
  ["a rule", "---", "has thematicBreak"],
  ["a table", "| a | b |", "shows '|'"],
  ["code", "Call `run`.", "has code"],
  ["a block of code", "    run", "has code"],
  ["a link", "See [this](/docs).", "has a,"],
  ["a picture", "![alt](a.svg)", "has image"],
  ["a tag", "One<br>two", "has html"],
  ["emphasis", "So *it* is", "has emphasis"],
  ["a reference", "[a]: /b", "has definition"],
  ["bold that doesn't end", "So **it is", "shows '*'"],
  ["an item whose bold doesn't end", "- So **it is", "shows '*'"],
])("an article with %s is refused, with the line and the remedy", (_, line, expected) => {
  const [problem = ""] = richTextProblems(`First.\n\n${line}`, articleTags);
  expect(problem).toMatch(/^line 3 .*\. [A-Z].*\.$/);
  expect(problem).toContain(expected);
});

test("a text of what is allowed has no problem", () => {
  expect(richTextProblems(article, articleTags)).toEqual([]);
});
