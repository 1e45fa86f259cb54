import { excerpt } from "../text/wording.ts";
import { lineAt, textStart } from "./lines.ts";
import { type Refusal, refused } from "./refusal.ts";

/**
 * What the directives say. They come first, each on its own line, with nothing in between: an unknown
 * or empty one ends them.
 */
export function readDirectives(source: string): { escapeCharacter: string; refusal?: Refusal } {
  const seen = new Set<string>();
  let escapeCharacter = "\\";
  let offset = textStart(source);
  while (offset < source.length) {
    const { line, next } = lineAt(source, offset);
    const [start = "", name = ""] = directive.exec(line) ?? [];
    const key = name.toLowerCase();
    const rest = line.slice(start.length);
    if (rest === "" || !/^(?:check|escape|syntax)$/.test(key)) break;
    if (seen.has(key)) {
      const problem = `The directive '# ${key}=' is here for the second time.`;
      return { escapeCharacter, refusal: refused(offset, problem, "Keep one.") };
    }
    seen.add(key);
    if (key === "escape") {
      const [, character] = /^[\t\n\f\r ]*([\\`])[\t\n\f\r ]*$/.exec(rest) ?? [];
      if (character === undefined) {
        const problem = `The escape character can't be '${excerpt(rest.trim())}'.`;
        const refusal = refused(offset, problem, "Write # escape=\\ or # escape=`.");
        return { escapeCharacter, refusal };
      }
      escapeCharacter = character;
    }
    offset = next;
  }
  return { escapeCharacter };
}

const directive = /^\p{White_Space}*#\p{White_Space}*([A-Za-z][A-Za-z0-9]*)[\t\n\f\r ]*=/u;
