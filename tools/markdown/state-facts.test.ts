import type { Paragraph, Root } from "mdast";
import { expect, test } from "vitest";
import { sharedFacts } from "#content/shared-facts.ts";
import { stateFacts } from "./state-facts.ts";

function stated(value: string): Paragraph["children"] {
  const sentence: Paragraph = {
    type: "paragraph",
    children: [
      { type: "text", value: "It lasts " },
      { type: "mdxTextExpression", value },
      { type: "text", value: "." },
    ],
  };
  const tree: Root = { type: "root", children: [sentence] };
  stateFacts()(tree);
  return sentence.children;
}

test("a fact becomes its words, and the sentence one text", () => {
  expect(stated("sharedFacts.trial")).toEqual([
    { type: "text", value: `It lasts ${sharedFacts.trial}.` },
  ]);
});

test("any other expression stays", () => {
  expect(stated("site.brand")[1]).toEqual({ type: "mdxTextExpression", value: "site.brand" });
});

test("a fact that is unknown stops the build", () => {
  expect(() => stated("sharedFacts.tril")).toThrow("{sharedFacts.tril} isn't a fact");
});
