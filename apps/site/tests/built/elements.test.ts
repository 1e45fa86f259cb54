import { expect, test } from "vitest";
import { documents, elementsIn, one } from "./documents.ts";

/** The most elements of a page, where it isn't 1,600, or 1,500 as in other documents. */
const largerPages: Readonly<Record<string, number>> = {
  "/docs/artifact-transformation": 1_990,
  "/integrations": 2_190,
  "/mcp-registry": 2_220,
  "/workflows": 1_620,
};

const pageBudget = (address: string) =>
  largerPages[address] ?? (address.startsWith("/docs") ? 1_500 : 1_600);

test.each(documents)("$address has at most as many elements as its budget", (document) => {
  expect(document.elements.length).toBeLessThanOrEqual(pageBudget(document.address));
});

test.each(documents)("$address has at most 227 elements outside its main part", (document) => {
  const main = one(document, "main");
  const outside = document.elements.length - elementsIn(main).length - 1;
  expect(outside).toBeGreaterThan(0);
  expect(outside).toBeLessThanOrEqual(227);
});
