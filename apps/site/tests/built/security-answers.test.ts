import { type SecurityAnswer, securityAnswerShape } from "@yno/site-mcp/security-answers";
import { expect, test } from "vitest";
import * as z from "zod";
import { attribute, pageAt, readBuilt, textContent } from "./documents.ts";

const answers = z.array(securityAnswerShape).parse(JSON.parse(readBuilt("security-answers.json")));

/** The row of the page at the address of an answer. */
function rowAt({ address }: SecurityAnswer): string {
  const { elements } = pageAt("/security");
  const row = elements.find((each) => `/security#${attribute(each, "id")}` === address);
  return row ? textContent(row) : "";
}

test("each security answer is a row of /security at its own address, in the same words", () => {
  const other = answers.filter((each) => {
    // The table of sub-processors has no column for what each of them is for.
    const isCompany = each.topic === "sub-processors" && each.id.startsWith("sub-processors-");
    const words = isCompany ? each.answer.replace(/^.*?\. /, "") : each.answer;
    const text = rowAt(each);
    return !words.split(". ").every((sentence) => text.includes(sentence));
  });
  expect(other).toEqual([]);
  expect(new Set(answers.map(({ address }) => address)).size).toBe(answers.length);
});

test("the CSV has the same answers, in the same words", () => {
  const csv = readBuilt("security-answers.csv").replaceAll('""', '"');
  expect(answers.filter(({ answer }) => !csv.includes(answer))).toEqual([]);
  expect(csv.trim().split("\r\n")).toHaveLength(answers.length + 1);
});

test("a certificate or a test that is in progress has no target date, and says so", () => {
  const unfinished = answers.filter(
    ({ topic, state }) => ["certificates", "tests"].includes(topic) && state === "in progress",
  );
  expect(unfinished.length).toBeGreaterThan(0);
  expect(unfinished.filter(({ answer }) => !answer.includes("no target date"))).toEqual([]);
});
