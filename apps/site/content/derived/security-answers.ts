import { securityAnswers } from "../collections/security-answers.ts";

const shown = securityAnswers.filter(({ elsewhere }) => !elsewhere);
const addresses = [...new Set(shown.map(({ source }) => source))];

/** The sources of the answers in the table: address and name. */
export const answerSources = addresses.map((source) => [source, label(source)] as const);

/**
 * The answers that no other table of /security has: subject, answer, and the place of its source in
 * the list above. Without names of fields they weigh less; the id of each is made of its subject.
 */
export const answerRows = shown.map(
  ({ subject, answer, source }) => [subject, answer, addresses.indexOf(source)] as const,
);

/** 'Privacy 9.1', or 'Standards' for a part of the page itself. */
function label(source: string): string {
  const [path = "", part = ""] = source.slice(1).split("#");
  if (path === "resources") return "Questions";
  const name = (text: string) => text.charAt(0).toUpperCase() + text.slice(1).replaceAll("-", " ");
  const number = /^clause-(\d+)-(\d+)$/.exec(part);
  return number ? `${name(path)}\u00a0${number[1]}.${number[2]}` : name(part);
}
