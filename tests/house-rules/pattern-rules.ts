import { analyse } from "scslre";
import { type Rule, type Source, sources, testFile } from "./sources.ts";

/** Where text from outside is read. */
const readsFromOutside = /^(app|molfar|mcp|search|registry-api)\//;

/** What reads only our own text: numbers of ours, and paths of our API description. */
const readsOurText = [
  "app/features/api-reference/address.ts",
  "app/features/mcp-registry/server-figures.tsx",
  "app/features/pricing/limit-text.ts",
  "app/features/pricing/price.ts",
];

/** Every way in which scslre finds a pattern to be slow. */
const reportTypes = { Move: true, Self: true, Trade: true } as const;

/**
 * A pattern such as /[ ]+$/ starts again at every space, so that 60,000 of them take seconds. No
 * count of steps sees that, because the engine takes them. Patterns that are put together when the
 * program runs are not seen here either.
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
