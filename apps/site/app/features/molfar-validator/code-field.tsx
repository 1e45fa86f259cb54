import { isTooLarge, limits } from "@yno/molfar/limits";
import { type DragEvent, type RefObject, useMemo, useRef, useState } from "react";
import { validatorWords } from "#content/messages/molfar-validator.ts";
import type { Report } from "./report.ts";
import { readTextFile } from "./text-file.ts";
import { asInTextArea, measureText, numbersUpTo } from "./text-lines.ts";

export const fieldId = "validator-text";

type CodeFieldProps = {
  field: RefObject<HTMLTextAreaElement | null>;
  text: string;
  report: Report | null;
  /** Colours the line beside the numbers. */
  found: "nothing" | "something" | undefined;
  onText: (text: string) => void;
  onFocus: () => void;
  onFile: (file: File | undefined) => void;
};

/** The fewest lines that there is room for. */
const roomFor = 16;

/**
 * A field for code, with the numbers of its lines and a mark on those that have a finding. It is as
 * large as its text; its container scrolls, so that numbers and text stay together.
 */
export function CodeField(props: CodeFieldProps) {
  const { field, text, report, found, onText, onFocus, onFile } = props;
  const { lines, columns } = useMemo(() => measureText(text), [text]);
  // Of what is not checked, the lines are not counted out either.
  const counted = isTooLarge(text) ? 0 : lines;
  const numbers = useMemo(() => numbersUpTo(counted), [counted]);
  const marked = useMemo(() => linesWithFindings(report, lines), [report, lines]);

  const onDragOver = (event: DragEvent) => {
    if (event.dataTransfer.types.includes("Files")) event.preventDefault();
  };
  const onDrop = (event: DragEvent) => {
    if (event.dataTransfer.files.length === 0) return;
    event.preventDefault();
    onFile(event.dataTransfer.files[0]);
  };

  return (
    <figure className="code-field" data-found={found}>
      <figcaption>
        <label htmlFor={fieldId}>{validatorWords.dockerfileOrJson}</label>
      </figcaption>
      <div className="code-field-window">
        <div className="code-field-page">
          <div className="code-field-numbers" aria-hidden="true">
            <pre>{numbers}</pre>
            <LineMarks kind="station" lines={marked} />
          </div>
          <div className="code-field-text">
            <LineMarks kind="ground" lines={marked} />
            <textarea
              ref={field}
              id={fieldId}
              dir="ltr"
              rows={Math.max(lines, roomFor)}
              cols={columns + 2}
              value={text}
              placeholder={validatorWords.placeholder}
              autoComplete="off"
              autoCapitalize="none"
              autoCorrect="off"
              spellCheck={false}
              aria-invalid={marked.length > 0 || undefined}
              aria-describedby={`${fieldId}-outcome`}
              onChange={({ currentTarget }) => onText(currentTarget.value)}
              onFocus={onFocus}
              onDragOver={onDragOver}
              onDrop={onDrop}
            />
          </div>
        </div>
      </div>
    </figure>
  );
}

/** Lines from 1, each once. While a text is written, the report can know lines that have gone. */
function linesWithFindings(report: Report | null, lines: number): number[] {
  const places = report?.findings.first.flatMap(({ place }) => place?.line ?? []) ?? [];
  return [...new Set(places)].filter((line) => line <= lines);
}

type LineMarksProps = {
  /** A station beside the line, or a ground under it. */
  kind: "station" | "ground";
  /** From 1. */
  lines: readonly number[];
};

/** Marks on lines of a text. A line is 1em high here, so that no mark has to be moved by a script. */
function LineMarks({ kind, lines }: LineMarksProps) {
  return (
    <svg className={`line-marks line-marks-${kind}`} aria-hidden="true">
      {lines.map((line) =>
        kind === "station" ? (
          <circle key={line} cx="50%" cy={`${line - 0.5}em`} r="0.28em" />
        ) : (
          <rect key={line} y={`${line - 1}em`} width="100%" height="1em" />
        ),
      )}
    </svg>
  );
}

/** The text of the field, and the one of the visitor's own that can come back. */
type Texts = { text: string; kept: string };

type Draft = {
  text: string;
  /** Why the last file could not be read, as a sentence; null when nothing was wrong. */
  refusal: string | null;
  /** Whether a text of the visitor's own was replaced, and can come back. */
  canPutBack: boolean;
  type: (text: string) => void;
  replace: (text: string) => void;
  open: (file: File) => Promise<void>;
  putBack: () => void;
};

/**
 * The text being edited. What a visitor wrote is kept when another text replaces it.
 *
 * @param templates texts that needn't be kept
 */
export function useDraft(templates: readonly string[]): Draft {
  const [{ text, kept }, setTexts] = useState({ text: "", kept: "" });
  const [refusal, setRefusal] = useState<string | null>(null);
  const chosen = useRef<File>(undefined);

  // Functions of the state, because a visitor goes on writing while a file is read.
  const change = (to: (before: Texts) => Texts) => {
    setRefusal(null);
    setTexts((before) => {
      const next = to(before);
      return { ...next, text: asInTextArea(next.text) };
    });
  };
  const isOwn = (written: string) => written.trim() !== "" && !templates.includes(written);
  const type = (next: string) => change((before) => ({ ...before, text: next }));
  const replace = (next: string) =>
    change((before) => ({ text: next, kept: isOwn(before.text) ? before.text : before.kept }));
  const open = async (file: File) => {
    chosen.current = file;
    const read = await readTextFile(file, limits.text);
    // Another has been chosen meanwhile.
    if (chosen.current !== file) return;
    if (read.kind === "text") replace(read.text);
    else setRefusal(refusals[read.kind](file.name));
  };
  const putBack = () =>
    change((before) => ({ text: before.kept, kept: isOwn(before.text) ? before.text : "" }));
  return { text, refusal, canPutBack: kept !== "", type, replace, open, putBack };
}

const refusals = {
  "too-large": validatorWords.fileTooLarge,
  "not-text": validatorWords.fileNotText,
  unreadable: validatorWords.fileUnreadable,
};
