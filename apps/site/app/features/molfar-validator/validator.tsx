import type { Place } from "@yno/molfar/finding";
import { useCallback, useLayoutEffect, useRef } from "react";
import { formDrafts } from "#app/browser/platform/form-drafts.ts";
import { useAnnouncement } from "#app/ui/announcer.tsx";
import { validatorWords } from "#content/messages/molfar-validator.ts";
import type { Answer } from "./checker.ts";
import { CodeField, fieldId, useDraft } from "./code-field.tsx";
import { countAll, type Report, summarise } from "./report.ts";
import { rangeFrom } from "./text-lines.ts";
import { type Outcome, useReport } from "./use-report.ts";

type ValidatorProps = { examples: readonly Example[] };

/** Checks a Dockerfile or a definition in JSON while it is written, on the visitor's own device. */
export function Validator({ examples }: ValidatorProps) {
  const draft = useDraft(examples.map(({ text }) => text));
  const { outcome, report, parts, request } = useReport(draft.text);
  const field = useRef<HTMLTextAreaElement>(null);
  useAnnouncement(outcomeText(outcome, report));

  // React doesn't know about text typed before hydration, or before another page was looked at.
  const adopt = useRef((text: string) => {
    request();
    draft.type(text);
  });
  useLayoutEffect(() => {
    const { current } = field;
    if (!current) return;
    const [[, left] = []] = formDrafts.get(fieldId) ?? [];
    const text = current.value || left;
    if (typeof text === "string" && text) adopt.current(text);
    return () => void formDrafts.set(fieldId, [["text", current.value]]);
  }, []);

  const replace = (text: string) => {
    request();
    draft.replace(text);
    // Firefox would show the new text as far down as the visitor was in the old one.
    field.current?.closest(".code-field-window")?.scrollTo(0, 0);
  };
  const openFile = (file: File | undefined) => {
    if (!file) return;
    request();
    draft.open(file);
  };
  /** The button that was pressed goes with what it did, so the focus needs another place. */
  const andToField = (act: () => void) => () => {
    act();
    field.current?.focus();
  };
  const onShow = useCallback((place: Place) => showPlace(field.current, place), []);

  return (
    <div className="validator">
      <p className="max-w-[44rem] text-ink-2">{validatorWords.opening}</p>
      <p className="without-script">
        {validatorWords.withoutScript} <code>npx @yno/molfar check &lt;file&gt;</code>{" "}
        {validatorWords.saysTheSame}
      </p>
      <StartBar
        examples={examples}
        canClear={draft.text !== ""}
        canPutBack={draft.canPutBack}
        onText={replace}
        onFile={openFile}
        onClear={andToField(() => draft.replace(""))}
        onPutBack={andToField(draft.putBack)}
        onReach={request}
      />
      {draft.refusal && (
        <p role="alert" className="field-error">
          {draft.refusal}
        </p>
      )}
      <div className="validator-columns needs-script">
        <CodeField
          field={field}
          text={draft.text}
          report={report}
          found={report ? foundIn(report) : undefined}
          onText={draft.type}
          onFocus={request}
          onFile={openFile}
        />
        <div
          className="grid grid-cols-1 gap-5 justify-items-start"
          aria-busy={outcome.kind === "checking" || undefined}
        >
          <OutcomeLine outcome={outcome} report={report} onRetry={andToField(request)} />
          {parts && report && (
            <parts.Findings
              findings={report.findings}
              hidesTasks={report.tasks === null}
              field={fieldId}
              onShow={onShow}
            />
          )}
        </div>
      </div>
      {parts && report?.tasks && <parts.Tasks tasks={report.tasks} everyTask={report.everyTask} />}
    </div>
  );
}

/** Selects a place to the end of its line, and brings it into view with some of what is around it. */
function showPlace(field: HTMLTextAreaElement | null, place: Place): void {
  const view = field?.closest(".code-field-window");
  if (!field || !view) return;
  const { start, end } = rangeFrom(field.value, place);
  field.focus({ preventScroll: true });
  field.setSelectionRange(start, end);
  const lineHeight = field.clientHeight / field.rows;
  const letterWidth = field.clientWidth / field.cols;
  view.scrollTop = (place.line - 1) * lineHeight - view.clientHeight / 3;
  // The start of a line says more than its end, so it stays in view if both fit.
  const left = place.column * letterWidth;
  view.scrollLeft = left < view.clientWidth * 0.7 ? 0 : left - view.clientWidth / 2;
  view.scrollIntoView({ block: "nearest" });
}

type OutcomeLineProps = { outcome: Outcome; report: Report | null; onRetry: () => void };

/** The result of the check, or why there isn't one and what to do. */
export function OutcomeLine({ outcome, report, onRetry }: OutcomeLineProps) {
  const kind = isFault(outcome) ? "fault" : report ? foundIn(report) : undefined;
  return (
    <>
      <p id={`${fieldId}-outcome`} className="validator-outcome" data-found={kind}>
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

/** How the result is coloured: whether the report has any finding. */
export function foundIn(report: Report): "nothing" | "something" {
  return countAll(report.findings) === 0 ? "nothing" : "something";
}

/**
 * The state of the check, in a sentence or two.
 *
 * @param last the sentence about the text before, which stays until the next is known
 */
function outcomeText(outcome: Outcome, last: Report | null): string {
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
function isTooSlow(outcome: Outcome): boolean {
  return outcome.kind === "answered" && outcome.answer === "too-slow";
}

/** Whether there is something wrong beside findings. */
function isFault(outcome: Outcome): boolean {
  return (
    outcome.kind === "unavailable" ||
    outcome.kind === "too-large" ||
    (outcome.kind === "answered" && typeof outcome.answer === "string")
  );
}

/** A text to start from. */
type Example = { title: string; text: string };

type StartBarProps = {
  examples: readonly Example[];
  canClear: boolean;
  canPutBack: boolean;
  onText: (text: string) => void;
  onFile: (file: File | undefined) => void;
  onClear: () => void;
  onPutBack: () => void;
  /** Called when a file is about to be chosen. */
  onReach: () => void;
};

/** What to start from: an example, a file, an empty field, or the previous text. */
function StartBar(props: StartBarProps) {
  return (
    <div className="flex flex-wrap gap-x-5 gap-y-1 text-15 needs-script">
      {props.examples.map(({ title, text }) => (
        <button
          key={title}
          type="button"
          className="link-button"
          data-replay-click=""
          onClick={() => props.onText(text)}
        >
          {title}
        </button>
      ))}
      <label className="link-button file-button" data-replay-click="">
        {validatorWords.openAFile}
        <input
          type="file"
          className="sr-only"
          onFocus={props.onReach}
          onChange={({ currentTarget }) => {
            props.onFile(currentTarget.files?.[0]);
            // Lets the same file be chosen again.
            currentTarget.value = "";
          }}
        />
      </label>
      {props.canClear && (
        <button type="button" className="link-button" onClick={props.onClear}>
          {validatorWords.clear}
        </button>
      )}
      {props.canPutBack && (
        <button type="button" className="link-button" onClick={props.onPutBack}>
          {validatorWords.putMyTextBack}
        </button>
      )}
    </div>
  );
}
