import { type Passage, splitSentences } from "../language/passage.ts";

/**
 * Wordings by which a reader notices the writing, each found in a sentence. Now and then one is
 * right, so a page may have a few; what is never right is in tools/checks/language/phrases.ts.
 */
const telltales: readonly { name: string; pattern: RegExp }[] = [
  {
    name: "'over' for 'for' before an amount",
    pattern: /\b(?:bill|invoice|order|quote|claim)\w*(?: \S+)? over (?:SGD|USD|\$)/gi,
  },
  {
    name: "'of ours' for 'our'",
    pattern: /\bof (?:ours|yours|theirs|its own|their own)\b/gi,
  },
  {
    name: "'another … than' for 'a different'",
    pattern: /\banother [\w ]{1,30} than\b|\bother [\w ]{1,20} than\b/gi,
  },
  { name: "'below' for 'in' a place", pattern: /\b(?:below|under) X\b/g },
  {
    name: "'hasn't exactly' for 'must have exactly'",
    pattern: /\b(?:hasn't|haven't|doesn't have|has not) exactly\b|\bmust (?:have|be) none\b/gi,
  },
  {
    name: "'legal' for 'valid'",
    pattern: /\b(?:il)?legal (?:output|value|name|input|definition)s?\b|\boutputs? hold\b/gi,
  },
  {
    name: "history in a reference",
    pattern: /\b(?:is|are) an? \w+ now\b|\bno longer\b|\bas before\b|\bfrom now on\b/gi,
  },
  {
    name: "'take out of' or 'change to' for the trade's verb",
    pattern:
      /\btakes? [^.,]{1,40} out of\b|\bchanges? [^.,]{1,40} (?:to|into) [^.]{1,30} and back/gi,
  },
  {
    name: "'judge by', 'read alike'",
    pattern: /\bjudge[sd]? [^.,]{1,20} by\b|\breads? alike\b/gi,
  },
  {
    name: "'nothing' for 'no' or 'only'",
    pattern: /\bnothing (?:of|else|but)\b|\bwith nothing\b/gi,
  },
  {
    name: "a clause of 'whatever' at the end",
    pattern: /, (?:whatever (?!the )|whoever|whichever (?!is )|whichever it )/gi,
  },
  { name: "'only then', 'not until'", pattern: /\bonly then\b|\bnot until\b/gi },
  { name: "'neither', 'nor'", pattern: /\b(?:neither(?! party)|nor)\b/gi },
  {
    name: "'likewise', 'thereby'",
    pattern: /\b(?:likewise|there(?:of|in|by)|herein|anew|once more)\b/gi,
  },
  {
    name: "'counts as', 'is a finding', 'stays there'",
    pattern: /\bcounts? (?:too|as a)\b|\bis a finding\b|\bstays? (?:there|visible|hidden)\b/gi,
  },
  {
    name: "a person as 'nobody' or 'those who'",
    pattern: /(?<![\w.@-])(?:nobody|no one|anyone who|those who)\b/gi,
  },
  { name: "'that's what'", pattern: /\b(?:that's|this is|it's) (?:what|why|where|how)\b/gi },
  {
    name: "an aphorism",
    pattern: /^(?:An?|The|No|Silence) [\w ]{3,40} (?:never|always|costs) [\w ]{3,50}\.$/g,
  },
];

/** The telltales in the running text of a page. */
export function findTelltales(
  passages: readonly Passage[],
): { name: string; sentence: string; line: number | undefined }[] {
  return passages.flatMap(({ text, prose, line }) =>
    (prose ? splitSentences(text) : []).flatMap((sentence) =>
      telltales.flatMap(({ name, pattern }) =>
        [...sentence.matchAll(pattern)].map(() => ({ name, sentence, line })),
      ),
    ),
  );
}
