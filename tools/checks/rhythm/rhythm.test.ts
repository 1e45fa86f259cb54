import { describe, expect, test } from "vitest";
import { collections, measureRhythm, type Rhythm, type RhythmLimits } from "./collections.ts";
import { findTelltales } from "./pages.ts";

/** These must be at least what the table says; all others at most. */
const atLeast: readonly string[] = ["spread", "longest"] satisfies (keyof Rhythm)[];

test.each(collections)("$name aren't all of one length and shape", ({ texts, limits }) => {
  expect(breaches(texts, limits)).toEqual([]);
});

describe("a list is found whose texts", () => {
  const various = [
    "Yes.",
    "Agents read the invoice. They compare it with the order, line by line.",
    "Post to the ledger when the buyer has approved the difference in writing.",
    "A month. Nothing runs meanwhile. You choose who is asked next.",
  ];
  test("are as various as these, isn't", () => {
    const limits = { spread: 0.5, sameSentences: 0.5, sameOpening: 0.25, triads: 0, each: 0 };
    expect(breaches(various, limits)).toEqual([]);
  });

  test.each<[string, readonly string[], RhythmLimits]>([
    ["have one length", ["One two three.", "Four five six."], { spread: 0.1 }],
    ["are all long", ["One two three four."], { shortest: 3 }],
    ["are all short", ["One two."], { longest: 3 }],
    ["have as many sentences", ["One. Two.", "Three. Four.", "Five."], { sameSentences: 0.5 }],
    ["have many short sentences", ["It stops. It asks."], { shortSentences: 0.5 }],
    ["open alike", ["The run stops.", "The buyer decides.", "Yes."], { sameOpening: 0.5 }],
    [
      "list three things",
      ["Read a ticket, draft the reply, and post it.", "Yes."],
      { triads: 0.4 },
    ],
    ["say 'X, not Y'", ["The total, not the tax.", "Yes."], { contrasts: 0.4 }],
    ["say ', so'", ["It rained, so we left.", "Yes."], { consequences: 0.4 }],
    ["say 'each'", ["Each run has a record.", "Yes."], { each: 0.4 }],
  ])("%s", (_, texts, limits) => {
    expect(breaches(texts, limits)).toHaveLength(1);
  });
});

test.each([
  "Posted bill BILL-3306 over SGD 4,976.",
  "None of them is a result of ours.",
  "A split task hasn't exactly one output parameter.",
  "Write the file below X.",
  "The serial number is another number than the order's.",
  "A missing output is a failure now.",
  "Take dates and parties out of contracts.",
  "You judge it by your own runs.",
  "An angry tone raises neither.",
  "A letter of the old tenancy counts as a gap.",
])("'%s' is noticed", (text) => {
  expect(findTelltales([{ page: "page.md", text, prose: true }])).toHaveLength(1);
});

function breaches(texts: readonly string[], limits: RhythmLimits): string[] {
  const rhythm = new Map(Object.entries(measureRhythm(texts)));
  return Object.entries(limits).flatMap(([measure, limit]) => {
    const value = rhythm.get(measure) ?? 0;
    const least = atLeast.includes(measure);
    if (least ? value >= limit : value <= limit) return [];
    const bound = least ? "at least" : "at most";
    return [`${measure} is ${value.toFixed(2)} and should be ${bound} ${limit}: rewrite some.`];
  });
}
