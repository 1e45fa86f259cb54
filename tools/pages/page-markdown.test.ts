import { expect, test } from "vitest";
import { pageMarkdown } from "./page-markdown.ts";

const toMarkdown = (main: string) =>
  pageMarkdown(`<main>${main}</main>`, "https://www.yno.example/about");

test.each([
  [
    "an address in the text stays as it is",
    "<p>Write to a@b.example or see https://c.example now.</p>",
    "Write to a@b.example or see https://c.example now.",
  ],
  ["a path of a home folder stays as it is", "<p>Into ~/.a or ~/.b.</p>", "Into ~/.a or ~/.b."],
  [
    "a link inside the page gets the whole address of the page",
    '<p><a href="#part">Part</a></p>',
    "[Part](https://www.yno.example/about#part)",
  ],
  [
    "a link inside the site gets the site's address",
    '<p><a href="/b">B</a></p>',
    "[B](https://www.yno.example/b)",
  ],
  [
    "the space before a decorative character isn't part of the link",
    '<p><a href="/b">B <span aria-hidden="true">↗</span></a> and C</p>',
    "[B](https://www.yno.example/b) and C",
  ],
  [
    "terms are next to their descriptions",
    "<dl><div><dt>Stars</dt><dd>5</dd></div><div><dt>Kind</dt><dd>one</dd><dd>two</dd></div></dl>",
    "- Stars: 5\n- Kind: one two",
  ],
  [
    "questions and answers are distinguished",
    "<details><summary>Why?</summary><p>So.</p></details>",
    "**Why?**\n\nSo.",
  ],
  [
    "a heading that opens is a heading",
    "<details><summary><h3>Why</h3></summary><p>So.</p></details>",
    "### Why\n\nSo.",
  ],
  [
    "a clause begins with its number",
    '<ol class="clauses"><li id="clause-1-1"><a class="clause-number" href="#c">1.1</a> \n<p>Text.</p></li></ol>',
    "1.1 Text.",
  ],
  [
    "a badge is a remark in brackets",
    '<h3>SME <span class="badge">Most Popular</span></h3>',
    "### SME (Most Popular)",
  ],
  [
    "content for visitors without JavaScript is included, and what needs it isn't",
    '<p class="without-script">Write to us.</p><button class="needs-script">Send</button>',
    "Write to us.",
  ],
  [
    "the page does not link to its own Markdown",
    '<p>Text. <a class="without-script" href="/about.md">Markdown</a></p>',
    "Text.",
  ],
])("%s", async (_, main, expected) => {
  expect((await toMarkdown(main)).trim()).toBe(expected);
});

test("a page without main is refused", async () => {
  await expect(pageMarkdown("<p>Text</p>", "https://www.yno.example/")).rejects.toThrow(
    "no main element",
  );
});
