import { validatorWords } from "#content/words/molfar-validator.ts";
import { isFault, isTooSlow, outcomeText } from "./outcome-text.ts";
import { countAll, type Report } from "./report.ts";
import type { Outcome } from "./use-report.ts";

type OutcomeLineProps = { outcome: Outcome; report: Report | null; onRetry: () => void };

/** The result of the check, or why there isn't one and what to do. */
export function OutcomeLine({ outcome, report, onRetry }: OutcomeLineProps) {
  const kind = isFault(outcome) ? "fault" : report ? foundIn(report) : undefined;
  return (
    <>
      <p className="validator-outcome" data-found={kind}>
        {outcomeText(outcome, report)}
      </p>
      {isTooSlow(outcome) && (
        <p>
          {validatorWords.noTimeLimit} <code>npx @yno/molfar check &lt;file&gt;</code>
        </p>
      )}
      {outcome.kind === "unavailable" && (
        <button type="button" className="button button-small" onClick={onRetry}>
          {validatorWords.tryAgain}
        </button>
      )}
    </>
  );
}

export function foundIn(report: Report): "nothing" | "something" {
  return countAll(report.findings) === 0 ? "nothing" : "something";
}
