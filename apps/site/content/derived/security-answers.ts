import { securityAnswers } from "../collections/security-answers.ts";

/**
 * The answers that no other table of /security has: subject, answer, and the address and name of its
 * source. Without names of fields they weigh less; the id of each is made of its subject.
 */
export const answerRows = securityAnswers
  .filter(({ elsewhere }) => !elsewhere)
  .map(({ subject, answer, source }) => [subject, answer, source, label(source)] as const);

/** 'Privacy 9.1', or 'Standards' for a part of the page itself. */
function label(source: string): string {
  const [path = "", part = ""] = source.slice(1).split("#");
  if (path === "resources") return "Questions";
  const name = (text: string) => text.charAt(0).toUpperCase() + text.slice(1).replaceAll("-", " ");
  const number = /^clause-(\d+)-(\d+)$/.exec(part);
  return number ? `${name(path)}\u00a0${number[1]}.${number[2]}` : name(part);
}
