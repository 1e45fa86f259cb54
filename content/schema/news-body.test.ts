import fc from "fast-check";
import { expect, test } from "vitest";
import { articleBody, type Block, type Run, readTime } from "./news-body.ts";

const text = (words: string): Run => ({ kind: "text", text: words });
const strong = (words: string): Run => ({ kind: "strong", text: words });

test("a body is read into headings, lists and paragraphs with bold words", () => {
  const body = `One paragraph
in two lines.

## What it costs

- **First**: one.
- Second,
goes on.

Text **with** bold.
## A heading ends a paragraph
- An item ends one too.`;
  expect(articleBody(body)).toEqual([
    { kind: "paragraph", runs: [text("One paragraph in two lines.")] },
    { kind: "heading", text: "What it costs" },
    {
      kind: "list",
      items: [[strong("First"), text(": one.")], [text("Second, goes on.")]],
    },
    { kind: "paragraph", runs: [text("Text "), strong("with"), text(" bold.")] },
    { kind: "heading", text: "A heading ends a paragraph" },
    { kind: "list", items: [[text("An item ends one too.")]] },
  ]);
});

test("blank lines between items don't split a list", () => {
  expect(articleBody("- one\n\n- two")).toEqual([
    { kind: "list", items: [[text("one")], [text("two")]] },
  ]);
});

test("a paragraph after a list and a blank line isn't part of the list", () => {
  expect(articleBody("- one\n\ntwo").map(({ kind }) => kind)).toEqual(["list", "paragraph"]);
});

/** Any text, with plenty of syntax characters. */
const anyText = fc
  .array(
    fc.oneof(
      fc.constantFrom("## ", "- ", "**", "*", "\n", "\n\n", "\r\n", "\r", " ", "\u2028", "##", "-"),
      fc.string({ unit: "binary", maxLength: 6 }),
      fc.string({ maxLength: 6 }),
    ),
    { maxLength: 40 },
  )
  .map((parts) => parts.join(""));

function textOf(block: Block): string {
  switch (block.kind) {
    case "heading":
      return block.text;
    case "paragraph":
      return block.runs.map((run) => run.text).join("");
    case "list":
      return block.items.map((item) => item.map((run) => run.text).join("")).join("\n");
  }
}

/** The words of a text, without the marks: line by line, with the marks cut off by hand. */
function wordsOf(body: string): string[] {
  return body
    .replaceAll("\r", "\n")
    .split("\n")
    .map((line) => line.trim())
    .map((line) => (/^(##|-)\s/.test(line) ? line.slice(line.startsWith("-") ? 1 : 2) : line))
    .join(" ")
    .replaceAll("**", "")
    .split(/\s+/)
    .filter((word) => word !== "");
}

test("no text stops the reading, and every word of it is in a block, in order", () => {
  fc.assert(
    fc.property(anyText, (body) => {
      const read = articleBody(body).map(textOf).join("\n").replaceAll("**", "");
      expect(read.split(/\s+/).filter((word) => word !== "")).toEqual(wordsOf(body));
    }),
    { numRuns: 1000 },
  );
});

const words = fc
  .array(fc.stringMatching(/^[a-zA-Z0-9,.]{1,8}$/), { minLength: 1, maxLength: 5 })
  .map((each) => each.join(" "));

/** Runs of alternating weight, as a writer sets them: no space within the marks. */
const runs = fc
  .tuple(fc.array(words, { minLength: 1, maxLength: 4 }), fc.boolean())
  .map(([parts, startsStrong]) =>
    parts.map((part, index) =>
      (index % 2 === 0) === startsStrong
        ? strong(part)
        : text(`${index > 0 ? " " : ""}${part}${index < parts.length - 1 ? " " : ""}`),
    ),
  );

const block: fc.Arbitrary<Block> = fc.oneof(
  words.map((each) => ({ kind: "heading" as const, text: each })),
  runs.map((each) => ({ kind: "paragraph" as const, runs: each })),
  fc.array(runs, { minLength: 1, maxLength: 4 }).map((items) => ({ kind: "list" as const, items })),
);

const inline = (each: readonly Run[]) =>
  each.map((run) => (run.kind === "strong" ? `**${run.text}**` : run.text)).join("");

function written(each: Block): string {
  switch (each.kind) {
    case "heading":
      return `## ${each.text}`;
    case "paragraph":
      return inline(each.runs);
    case "list":
      return each.items.map((item) => `- ${inline(item)}`).join("\n");
  }
}

/** Two lists in a row are one in Markdown. */
const isTwin = (one: Block, index: number, all: readonly Block[]) =>
  one.kind === "list" && all[index - 1]?.kind === "list";

test("blocks that are written down are read back as they were", () => {
  fc.assert(
    fc.property(fc.array(block, { maxLength: 8 }), (drawn) => {
      const blocks = drawn.filter((one, index, all) => !isTwin(one, index, all));
      expect(articleBody(blocks.map(written).join("\n\n"))).toEqual(blocks);
    }),
  );
});

/**
 * Character by character: a pair of asterisks turns bold on, if another pair follows that turns it
 * off.
 */
function boldLetters(line: string): string {
  let bold = false;
  let letters = "";
  for (let at = 0; at < line.length; at += 1) {
    const isMark = line.startsWith("**", at);
    if (isMark && (bold || line.indexOf("**", at + 2) >= 0)) {
      bold = !bold;
      at += 1;
    } else if (isMark) {
      at += 1;
    } else if (bold && line[at] !== " ") {
      letters += line[at];
    }
  }
  return letters;
}

test("text between two pairs of asterisks is bold", () => {
  const line = fc
    .array(fc.constantFrom("**", "a", "b", " ", "c"), { maxLength: 20 })
    .map((parts) => `x${parts.join("")}`);
  fc.assert(
    fc.property(line, (each) => {
      const bold = articleBody(each)
        .flatMap((one) => (one.kind === "paragraph" ? one.runs : []))
        .filter((run) => run.kind === "strong")
        .map((run) => run.text)
        .join("")
        .replaceAll(" ", "");
      expect(bold).toBe(boldLetters(each));
    }),
  );
});

test.each([
  ["no words", 0, "1 min read"],
  ["a minute and a half, less a word", 329, "1 min read"],
  ["a minute and a half", 330, "2 min read"],
  ["eight and a half minutes, less a word", 1869, "8 min read"],
  ["eight and a half minutes", 1870, "9 min read"],
])("%s at 220 words a minute", (_, count, expected) => {
  expect(readTime("word ".repeat(count))).toBe(expected);
});

test("marks aren't words", () => {
  expect(readTime("- **word** × –\n".repeat(329))).toBe("1 min read");
});

test("the reading time is that of the words counted one by one", () => {
  const letters = fc.array(fc.constantFrom("a", "7", "é", "-", "*", " ", "\n"), {
    maxLength: 3000,
    size: "max",
  });
  fc.assert(
    fc.property(letters, (signs) => {
      let count = 0;
      let counted = false;
      for (const sign of signs) {
        if (sign === " " || sign === "\n") counted = false;
        else if (!counted && "a7é".includes(sign)) {
          counted = true;
          count += 1;
        }
      }
      // Twice the minutes, so that half a minute needs no fraction.
      const minutes = Math.max(1, Math.floor((2 * count + 220) / 440));
      expect(readTime(signs.join(""))).toBe(`${minutes} min read`);
    }),
    { numRuns: 50 },
  );
});
