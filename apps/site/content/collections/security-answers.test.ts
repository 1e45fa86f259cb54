import { expect, test } from "vitest";
import { answersCsv, publishedAnswers } from "./security-answers.ts";

const [answer] = publishedAnswers;

test("a comma, a quote and a line break stay in their cell of the CSV", () => {
  const [, row] = csvOf('Yes, "all"\nof it');
  expect(row).toContain(',"Yes, ""all""\nof it",');
});

test("no cell of the CSV begins a formula", () => {
  expect(csvOf("=1+1")[1]).toContain(",'=1+1,");
});

function csvOf(text: string): string[] {
  return answersCsv(answer ? [{ ...answer, answer: text }] : []).split("\r\n");
}
