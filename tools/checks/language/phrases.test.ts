import { expect, test } from "vitest";
import { phraseFindings, phrases } from "./phrases.ts";

const findProblems = (text: string) =>
  phraseFindings({ page: "page.md", text, prose: true }).map(({ problem }) => problem);

test.each([
  ["Whoever knows the work can build the workflow.", "'Whoever' as the subject"],
  ["What you run there stays there.", "as its subject reads as translated"],
  ["Who may push to one has no right to the next.", "as its subject reads as translated"],
  ["A model of your own can stand in the list.", "don't stand, lie, ride or rest"],
  ["The report lies ready in the morning.", "don't stand, lie, ride or rest"],
  ["Every other sign becomes an underscore.", "A 'sign' is not a letter"],
  ["Report a weakness.", "'Weakness' is not the trade's word"],
  ["Time at the desk", "'Time at the desk' is not the trade's word"],
  ["Leave your address and hear when the next group starts.", "Two thoughts share one sentence"],
  ["The value rides the thin line.", "A metaphor takes the place of a definition"],
  ["Nobody has to learn a diagram language first.", "A negative hides"],
  ["The JSON has a comma too many.", "The order of words is foreign"],
  ["Calls that create pipelines are not documented.", "says what the page lacks"],
  ["It is no script of this site.", "The syntax is literary or foreign"],
  ["Such a claim is rare.", "The syntax is literary or foreign"],
  ["The theme is dark or light, as your system has it.", "The phrase is not idiomatic"],
  ["Once this is mended, the tasks are shown.", "The word is not idiomatic here"],
  ["The machine is at rest while nobody decides.", "The word is not idiomatic here"],
  ["The run waits at the interchange.", "the drawing, not the vocabulary"],
])("'%s' is ruled out", (text, problem) => {
  expect(findProblems(text)).toEqual([expect.stringContaining(problem)]);
});

test.each([
  "If you know the work, you can build the workflow.",
  "What does the SME plan cost by the year?",
  "What the file is called.",
  "If someone is away, a deputy stands in for them.",
  "Sign in once, and every sign-in after that is automatic.",
  "There is no page at this address.",
  "This no longer applies, and a fault is no reason to retry.",
  "Such a low rate takes many reads.",
  "AES-256 at rest and TLS 1.3 in transit.",
  // In a script, where the name of the method is a variable.
  "X at rest, X in transit",
  "A map of one line with an interchange.",
])("'%s' is plain English", (text) => {
  expect(findProblems(text)).toEqual([]);
});

test("every rule says what to write instead", () => {
  expect(phrases.filter(({ suggestion }) => !/^[A-Z].*\.'?$/.test(suggestion))).toEqual([]);
});
