import { finding, type LanguageFinding, type Passage, splitSentences } from "./passages.ts";

export type Phrase = {
  pattern: RegExp;
  /** A passage that matches this may say it. */
  unless?: RegExp;
  problem: string;
  suggestion: string;
  /** False where comments and test titles may say it. */
  inCode?: false;
};

const verb =
  "(?:is|are|was|were|has|have|had|can|cannot|may|must|needs?|types?|stays?|stands?|lies|goes|counts?|costs?|remains?|becomes?|belongs?|runs?|reads?|leaves?)";

/** The wordings that contributing/style.md rules out, each with what to write instead. */
export const phrases: readonly Phrase[] = [
  {
    pattern: /^whoever\b/i,
    problem: "'Whoever' as the subject sounds solemn.",
    suggestion: "Address the reader, as in 'If you know the work'.",
  },
  {
    // Two verbs make the clause a subject: 'What you run there stays there.'
    pattern: new RegExp(`^(?:What|Who) (?!if\\b)[^?,:]*\\b${verb} [^?,:]*\\b${verb} [^?]*[.!]$`),
    problem: "A sentence with 'What …' or 'Who …' as its subject reads as translated.",
    suggestion: "Name the person or the thing first, then say what they do.",
    inCode: false,
  },
  {
    pattern:
      /\b(?:stands?|stood|lies|lay|rides?|rests)\s+(?!in for\b)(?:in|on|at|under|there|here|above|below|beside|between|ready|with|where|behind|around|apart|once|twice)\b|\bwaits? ready\b/i,
    problem: "Things don't stand, lie, ride or rest.",
    suggestion: "Write 'is', or say what the thing does.",
  },
  {
    pattern:
      /\b(?:every|each|one|other|a|single|\d+) (?:other )?signs?\b(?![- ](?:in|up|off|on)\b)/i,
    problem: "A 'sign' is not a letter or a digit.",
    suggestion: "Write 'character'.",
  },
  {
    pattern: /\bweakness(?:es)?\b/i,
    problem: "'Weakness' is not the trade's word.",
    suggestion: "Write 'vulnerability'.",
  },
  {
    pattern: /\btime at the desk\b/i,
    problem: "'Time at the desk' is not the trade's word.",
    suggestion: "Write 'handling time'.",
  },
  {
    pattern: /^Leave your (?:email )?address\b/i,
    problem: "Two thoughts share one sentence.",
    suggestion:
      "Write two: what to do, then what happens, as in 'Join the waitlist. We'll email you.'",
  },
  {
    pattern: /\b(?:thin|thick) line\b|\bvalues? (?:rides?|travels?)\b/i,
    problem: "A metaphor takes the place of a definition.",
    suggestion: "Say what happens, as in 'The value is passed to the next task.'",
    inCode: false,
  },
  {
    pattern: /\bnobody (?:has|needs) to (?!have\b)/i,
    problem: "A negative hides what the reader gets.",
    suggestion: "Say it positively, as in 'No diagrams to learn.'",
  },
  {
    pattern:
      /\ba (?:comma|bracket|brace|quote|space|letter|line|word|colon|character) too (?:many|few|much)\b/i,
    problem: "The order of words is foreign.",
    suggestion: "Write 'There's an extra comma', 'a trailing comma' or 'a missing letter'.",
  },
  {
    pattern: /\b(?:is|are) not documented\b|\bno [a-z ]{1,30} (?:is|are) documented\b/i,
    problem: "The sentence says what the page lacks.",
    suggestion: "Say what the API is or does, as in 'This API is read-only.'",
  },
  {
    pattern:
      /(?<!\b(?:there|here) )\b(?:is|are|was|were) no (?!(?:longer|more|less|different|such|need|one|reason|surprise|guarantee|secret|problem|substitute|exception|match)\b)[a-z]|\b(?:is|are) none\b(?! of)|\bonce more\b|\bsuch an? [a-z-]+(?:[.,;:!?]|\s(?:is|are|was|has|can|may|must|will|and|or|that|arises)\b)|\bno such an?\b/i,
    problem: "The syntax is literary or foreign.",
    suggestion: "Write 'isn't a', 'there isn't one', 'again' or 'this kind of'.",
  },
  {
    pattern: /\bas your (?:system|device|browser) has it\b/i,
    problem: "The phrase is not idiomatic.",
    suggestion: "Write 'follows your system setting'.",
  },
  {
    pattern:
      /\bmend(?:s|ed|ing)?\b|\b(?:the|a|its) begin\b|\bfollow\w* .* to (?:its|their) end\b|\bgives? (?:a|the|its) reason\b|^(?!.*(?:AES|encrypt|in transit)).*\bat rest\b/i,
    problem: "The word is not idiomatic here.",
    suggestion: "Write 'fixes', 'start', 'until it's resolved', 'explains why' or 'when idle'.",
  },
  {
    pattern: /\binterchanges?\b/i,
    unless: /\bmap\b/i,
    problem: "The transit map is the drawing, not the vocabulary.",
    suggestion: "Write 'approval', 'step' or 'workflow'.",
    inCode: false,
  },
];

/** Every sentence with a wording that is ruled out. */
export function phraseFindings(passage: Passage): LanguageFinding[] {
  return splitSentences(passage.text).flatMap((sentence) =>
    phrases
      .filter(({ pattern, unless }) => pattern.test(sentence) && !unless?.test(passage.text))
      .map(({ problem, suggestion }) => finding(passage, sentence, problem, suggestion)),
  );
}
