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
      return "Findings appear here, each with its line and how to fix it.";
    case "too-large":
      return "This text is larger than 1 MB, the most the validator checks. Shorten it.";
    case "loading":
      return "The validator is loading.";
    case "unavailable":
      return "The validator could not be loaded. Your text is still here. Check your connection and try again.";
    case "checking":
      return last ? summarise(last) : "Checking.";
    case "answered":
      return typeof outcome.answer === "string"
        ? failures[outcome.answer]
        : summarise(outcome.answer);
  }
}

const failures: Record<Exclude<Answer, Report>, string> = {
  "too-slow": "Checking this text took too long, so we stopped.",
  broken: "The check stopped unexpectedly. Your text is still here. Change it to check it again.",
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
