import { expect, test } from "vitest";
import { mainElement, parsePage } from "./main-element.ts";
import { pageMarkdown } from "./page-markdown.ts";

const toMarkdown = (main: string) =>
  pageMarkdown(mainElement(parsePage(`<main>${main}</main>`)), "https://www.yno.example/about");

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
    "an address with two parameters stays as it is",
    '<p><a href="/b?open=x&amp;step=4">B&amp;lt;</a></p>',
    "[B\\&lt;](https://www.yno.example/b?open=x&step=4)",
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
    '<ol><li id="clause-1-1"><a href="#clause-1-1">1.1</a> \n<p>Text.</p></li></ol>',
    "1.1 Text.",
  ],
  [
    "a badge is a remark in brackets",
    '<h3>SME <span data-markdown="remark">Most Popular</span></h3>',
    "### SME (Most Popular)",
  ],
  [
    "a statement that links to itself stays a link",
    '<ol><li id="C6"><a href="#C6">C6</a> So.</li></ol>',
    "1. [C6](https://www.yno.example/about#C6) So.",
  ],
  [
    "labels in a row are separated, and their names in brackets where they're also a remark",
    '<p data-markdown="row"><span>Bank</span><span>Oslo</span></p><b>id</b> <i data-markdown="remark row"><span>a</span> <span>b</span></i>',
    "Bank, Oslo\n\n**id** _(a, b)_",
  ],
  [
    "labels that are items are a list, also in a row that opens",
    '<details><summary><h4>Box</h4> <span data-markdown="row"><span>Bank</span> <span>Oslo</span></span> <span data-markdown="items"><span>Read, write</span> <span data-markdown="none">+1 more</span></span></summary><p>So.</p></details>',
    "#### Box\n\nBank, Oslo\n\n- Read, write\n\nSo.",
  ],
  [
    "what is only for the eye is left out, and items in the order of a drawing aren't counted",
    '<p data-markdown="none">Back to the list</p><ol data-markdown="unordered"><li>A</li></ol>',
    "- A",
  ],
  [
    "a heading that links to itself is a heading, and other links in headings stay",
    '<h2 id="a"><a href="#a">A</a></h2><h2 id="b"><a href="/c">B</a></h2>',
    "## A\n\n## [B](https://www.yno.example/c)",
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

test("a page without main is refused", () => {
  expect(() => mainElement(parsePage("<p>Text</p>"))).toThrow("no main element");
});
