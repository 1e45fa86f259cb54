import { analyse } from "scslre";
import { type Rule, type Source, sources, testFile } from "./sources.ts";

/** The rooms that read text from outside. */
const readsFromOutside = /^(app|packages)\//;

/** Files that only read the project's own text: its numbers, and paths of its API description. */
const readsOurText = [
  "app/features/api-reference/mock-answer.ts",
  "app/features/mcp-registry/server-facts.tsx",
  "app/features/pricing/price.ts",
];

/** Every kind of slow pattern that scslre detects. */
const reportTypes = { Move: true, Self: true, Trade: true } as const;

/**
 * A pattern such as /[ ]+$/ starts again at every space, so that 60,000 of them take seconds.
 * Counting steps doesn't reveal that, because the engine takes them. Patterns built at run time
 * aren't checked here either.
 */
export const patternRules: readonly Rule[] = [
  {
    name: "patterns on text from outside take no longer than the text explains",
    breaches: (files) =>
      sources(
        files,
        (path) =>
          readsFromOutside.test(path) && !testFile.test(path) && !readsOurText.includes(path),
      ).flatMap(slowPatterns),
  },
];

function slowPatterns(source: Source): string[] {
  return source.nodes.flatMap((node) => {
    if (node.type !== "Literal" || !("regex" in node)) return [];
    const { pattern, flags } = node.regex;
    // Nothing is slow that repeats nothing.
    if (!/[*+{]/.test(pattern)) return [];
    const [report] = analyse({ source: pattern, flags }, { reportTypes }).reports;
    if (!report) return [];
    const { pick } = report.character;
    return [
      `${source.at(node.start)} has /${pattern}/, which takes the square of the time on many ${JSON.stringify(pick)}: let it begin or end at one place only, or walk through the text.`,
    ];
  });
}
