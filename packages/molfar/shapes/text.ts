import * as z from "zod/mini";
import { environmentNamePattern, namePattern } from "../names.ts";
import type { FindingCode } from "../rules.ts";

/** What the JSON Schema says about a shape beyond its structure. */
type About = { id?: string; title?: string; description: string; examples?: unknown[] };

/** Titles and descriptions of the shapes. The ids name the definitions of the JSON Schema. */
export const about = z.registry<About>();

/** A shape with its description. */
export function described<Shape extends z.ZodMiniType>(shape: Shape, says: About): Shape {
  // A copy, so that each field with this shape can have its own description.
  const copy = shape.clone();
  about.add(copy, says);
  return copy;
}

/** One of a few words. Any other value breaks the named rule. */
export const oneOf = <const Words extends readonly string[]>(words: Words, rule: FindingCode) =>
  z.enum(words, rule);

const matching = (pattern: RegExp, rule: FindingCode) => z.string().check(z.regex(pattern, rule));

export const text = z.string().check(z.minLength(1));

/** Text that a label can hold. */
export const oneLine = z.string().check(
  z.minLength(1),
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these characters are forbidden
  z.regex(/^[^\u0000-\u001f\u007f]*$/, "line-break" satisfies FindingCode),
);

export const name = matching(namePattern, "illegal-name");

export const environmentVariable = matching(environmentNamePattern, "illegal-environment-name");

/** `type/subtype` by RFC 6838, with parameters if there are any: `text/csv; charset=utf-8`. */
export const mimeType = matching(
  /^[A-Za-z0-9][\w!#$&^.+-]{0,126}\/[A-Za-z0-9][\w!#$&^.+-]{0,126}(?:\s*;\s*[\w.+-]+=(?:[\w.+-]+|"[^"]*"))*$/,
  "illegal-mime-type",
);

/** A relative path. How long it may be is counted in bytes, by the rules. */
export const path = z.string().check(
  z.minLength(1),
  z.regex(
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these characters are forbidden
    /^(?:(?!\.{1,2}(?:\/|$))[^/\\\u0000-\u001f\u007f-\u009f]+(?:\/|$))*$/,
    "illegal-path" satisfies FindingCode,
  ),
);

/** `<authorization>.<output>`. The last dot separates: names may contain dots, outputs can't. */
export const secretSource = matching(/^[\s\S]+\.[^.]+$/, "illegal-from");

/** A reference to one kind of shared definition. */
export const reference = (kind: "parameters" | "secrets" | "artifacts") =>
  z.strictObject({
    $ref: described(matching(new RegExp(`^#/shared/${kind}/[^/]+$`), "illegal-reference"), {
      title: "Reference",
      description: `The location of the shared definition: #/shared/${kind}/ and its name.`,
    }),
  });
