import fc from "fast-check";
import { expect, test } from "vitest";
import type { Passage } from "./passages.ts";
import { longSentences, maxWords, repeatedOpenings } from "./sentences.ts";

const prose = (text: string): Passage => ({ page: "page.md", line: 3, text, prose: true });
const entry = (text: string): Passage => ({ ...prose(text), group: 1 });
const makeSentence = (words: number) => `Each${" word".repeat(words - 1)}.`;

test("a sentence may have as many words as the limit, and no more", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 2 * maxWords }), (words) => {
      const found = longSentences(prose(`Short one. ${makeSentence(words)}`));
      expect(found.map(({ sentence }) => sentence)).toEqual(
        words > maxWords ? [makeSentence(words)] : [],
      );
    }),
  );
});

test("a numbered clause of a contract may have 50", () => {
  expect(longSentences(prose(`4.2 ${makeSentence(50)}`))).toEqual([]);
  expect(longSentences(prose(`4.2 ${makeSentence(51)}`))).toHaveLength(1);
});

test("a label may be long, because it isn't a sentence", () => {
  expect(longSentences({ ...prose(makeSentence(2 * maxWords)), prose: false })).toEqual([]);
});

test("the third sentence in a row that opens alike is found once, with its page and line", () => {
  const found = repeatedOpenings([prose("Agents plan. Agents act. Agents stop. Agents learn.")]);
  expect(found).toMatchObject([{ page: "page.md", line: 3, sentence: "Agents stop." }]);
});

test("two sentences may open alike, and more with another between them", () => {
  expect(
    repeatedOpenings([prose("Agents plan. Agents act. Then agents stop. Agents learn.")]),
  ).toEqual([]);
});

test("an article or a pronoun alone is not an opening", () => {
  expect(repeatedOpenings([prose("The run stops. The buyer decides. The run goes on.")])).toEqual(
    [],
  );
  expect(repeatedOpenings([prose("The run stops. The run waits. The run goes on.")])).toHaveLength(
    1,
  );
});

test("the entries of a list are read in a row, and its labels aren't", () => {
  const list = ["Reads pages.", "Reads files.", "Reads tables.", "Reads text."].map(entry);
  expect(repeatedOpenings(list)).toHaveLength(1);
  expect(repeatedOpenings(list.slice(1))).toEqual([]);
  expect(repeatedOpenings(list.map(({ text }) => entry(text.replace(".", ""))))).toEqual([]);
  expect(repeatedOpenings(list.map((each, group) => ({ ...each, group })))).toEqual([]);
});
