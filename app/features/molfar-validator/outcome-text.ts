import { validatorWords } from "#content/words/molfar-validator.ts";
import type { Answer } from "./checker.ts";
import { type Report, summarise } from "./report.ts";
import type { Outcome } from "./use-report.ts";

/**
 * The state of the check, in a sentence or two.
 *
 * @param last the sentence about the text before, which stays until the next is known
 */
export function outcomeText(outcome: Outcome, last: Report | null): string {
  switch (outcome.kind) {
    case "empty":
      return validatorWords.empty;
    case "too-large":
      return validatorWords.tooLarge;
    case "loading":
      return validatorWords.loading;
    case "unavailable":
      return validatorWords.failed;
    case "checking":
      return last ? summarise(last) : validatorWords.checking;
    case "answered":
      return typeof outcome.answer === "string"
        ? failures[outcome.answer]
        : summarise(outcome.answer);
  }
}

const failures: Record<Exclude<Answer, Report>, string> = {
  "too-slow": validatorWords.tookTooLong,
  broken: validatorWords.stopped,
};

/** Whether the command would do what the page does not: it waits as long as it takes. */
export function isTooSlow(outcome: Outcome): boolean {
  return outcome.kind === "answered" && outcome.answer === "too-slow";
}

/** Whether there is something wrong beside findings. */
export function isFault(outcome: Outcome): boolean {
  return (
    outcome.kind === "unavailable" ||
    outcome.kind === "too-large" ||
    (outcome.kind === "answered" && typeof outcome.answer === "string")
  );
}
