import { check } from "@yno/molfar";
import { type FindingCode, isFindingCode } from "@yno/molfar/rules";
import type { DocumentText, Fence } from "./document-text.ts";

/** Findings about things that an example of only part of an image lacks. */
const missingInParts: readonly FindingCode[] = ["no-stage", "no-labels"];

/**
 * Every example of an image is clean, or breaks exactly the rules that its fence names:
 * `finding="no-labels"`, several with spaces between them. One that says `not-a-definition` shows
 * something else: JSON like that must be well formed, and a Dockerfile must have no faults in the
 * part it shows.
 */
export function definitionFaults(document: DocumentText): string[] {
  return document.fences.flatMap((fence) => {
    if (fence.language !== "dockerfile" && fence.language !== "json") return [];
    const expected = expectedFindings(fence);
    const unknown = expected.filter((code) => !isFindingCode(code));
    if (unknown.length > 0) {
      return [`${fence.at} expects ${unknown.join(", ")}, which isn't a rule of molfar.`];
    }
    const found = findingsIn(fence);
    const codes = [...new Set(found.map(({ code }) => code))].toSorted();
    if (codes.join() === expected.toSorted().join()) return [];
    const sentences = found.map(({ said }) => said).join(" ") || "Nothing was found in it.";
    return [
      `${fence.at} has ${codes.join(", ") || "no finding"}, and its fence names ${expected.join(", ") || "none"}. ${sentences}`,
    ];
  });
}

/** Definitions that the examples hold, so that names can be derived from them. */
export function exampleDefinitions({ fences }: DocumentText) {
  return fences
    .filter(({ language }) => language === "dockerfile" || language === "json")
    .filter(({ meta }) => !isOther(meta))
    .flatMap(({ code, language }) => check(code, { format: toFormat(language) }).definition ?? []);
}

function findingsIn({ language, meta, code }: Fence): { code: string; said: string }[] {
  if (language === "json" && isOther(meta)) {
    try {
      JSON.parse(code);
      return [];
    } catch (error) {
      return [{ code: "broken-json", said: error instanceof Error ? error.message : "" }];
    }
  }
  return check(code, { format: toFormat(language) })
    .findings.filter((each) => !(isOther(meta) && missingInParts.includes(each.code)))
    .map(({ code: rule, place, problem }) => ({
      code: rule,
      said: `Line ${place?.line}: ${problem}`,
    }));
}

function toFormat(language: string): "json" | "dockerfile" {
  return language === "json" ? "json" : "dockerfile";
}

function isOther(meta: string): boolean {
  return /(^|\s)not-a-definition(\s|$)/.test(meta);
}

/** The codes that a fence names. */
export function expectedFindings({ meta }: Fence): string[] {
  const [, codes = ""] = /(?:^|\s)finding="([^"]*)"/.exec(meta) ?? [];
  return codes.split(/\s+/).filter(Boolean);
}
