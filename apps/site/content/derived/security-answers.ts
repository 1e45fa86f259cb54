import { securityAnswers } from "../collections/security-answers.ts";

/** The answers that no other table of /security has, each with what its source is called. */
export const answerRows = securityAnswers
  .filter(({ elsewhere }) => !elsewhere)
  .map(({ id, subject, answer, source }) => ({
    id,
    subject,
    answer,
    to: source,
    label: label(source),
  }));

/** 'Privacy 9.1', or 'Standards' for a part of the page itself. */
function label(source: string): string {
  const [path = "", part = ""] = source.slice(1).split("#");
  if (path === "resources") return "Questions";
  const name = (text: string) => text.charAt(0).toUpperCase() + text.slice(1).replaceAll("-", " ");
  const number = /^clause-(\d+)-(\d+)$/.exec(part);
  return number ? `${name(path)}\u00a0${number[1]}.${number[2]}` : name(part);
}
