import { Lexer } from "yaml";
import { isTooLarge, limits } from "../limits.ts";
import { indexLines } from "../text/places.ts";
import type { WiringFinding } from "./wiring-findings.ts";

/** Tokens that mark the next one, and are not in the text. */
const marks: ReadonlySet<string> = new Set(["\u0002", "\u0018", "\u001f"]);

const unsupported: Readonly<Record<string, [what: string, remedy: string]>> = {
  "&": ["anchor", "Write the value where it is needed."],
  "*": ["alias", "Write the value where it is needed."],
  "!": ["tag", "Remove it; write text in quotes."],
  "%": ["directive", "Remove it."],
};

/**
 * Reasons not to parse a text: more than the limits allow, or parts of YAML that a wiring file
 * doesn't have. Tokens are cheap to read, while the parser takes more than linear time on some.
 */
export function yamlRefusals(text: string): WiringFinding[] {
  if (isTooLarge(text, limits.wiring)) {
    return [tooMuch(`The file has more than ${limits.wiring} bytes`)];
  }
  const { placeAt } = indexLines(text);
  const found: WiringFinding[] = [];
  let [offset, count, indicators] = [0, 0, 0];
  /** For each open bracket, the indicators before it: after a comma, the nesting is that again. */
  const brackets: number[] = [];
  let afterBreak = true;
  let isScalar = false;
  for (const token of new Lexer().lex(text)) {
    if (marks.has(token)) {
      isScalar = token === "\u001f";
      continue;
    }
    count += 1;
    const place = () => placeAt(offset);
    if (count > limits.wiringTokens) {
      return [tooMuch(`The file has more than ${limits.wiringTokens} keys, values and characters`)];
    }
    if (!isScalar) {
      if (token === "{" || token === "[") brackets.push(indicators);
      if (token === "}" || token === "]") indicators = brackets.pop() ?? indicators;
      if (token === ",") indicators = brackets.at(-1) ?? indicators;
      if (token === "-" || token === "?" || token === ":") indicators += 1;
      if (token.startsWith("\n") || token.startsWith("\r")) indicators = 0;
      const isDeep = brackets.length > limits.wiringDepth || indicators > limits.wiringDepth;
      const isFar = afterBreak && token.startsWith(" ") && token.length > limits.wiringIndent;
      if (isDeep || isFar) return [{ ...tooMuch("The nesting is too deep"), place: place() }];
      const [what, remedy] = unsupported[token.charAt(0)] ?? [];
      if (what && remedy) {
        found.push({
          code: "unsupported-yaml",
          place: place(),
          problem: `A wiring file can't have the ${what} '${token.slice(0, 40)}'.`,
          remedy,
        });
        if (found.length >= limits.findings) return found;
      }
    }
    afterBreak = /[\r\n]$/.test(token);
    if (isScalar && token.includes("\n")) indicators = 0;
    isScalar = false;
    offset += token.length;
  }
  return found;
}

function tooMuch(problem: string): WiringFinding {
  return {
    code: "too-much",
    place: { line: 1, column: 1 },
    problem: `${problem}.`,
    remedy: "Divide the workflow into smaller ones.",
  };
}
