import { limits } from "@yno/molfar/limits";
import { useState } from "react";
import { readTextFile } from "#app/browser/text-file.ts";
import { validatorWords } from "#content/words/molfar-validator.ts";
import { asInTextArea } from "./text-lines.ts";

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
  const [text, setText] = useState("");
  const [kept, setKept] = useState("");
  const [refusal, setRefusal] = useState<string | null>(null);

  const type = (next: string) => {
    setRefusal(null);
    setText(asInTextArea(next));
  };
  const replace = (next: string) => {
    if (text.trim() !== "" && !templates.includes(text)) setKept(text);
    type(next);
  };
  const open = async (file: File) => {
    const read = await readTextFile(file, limits.text);
    if (read.kind === "text") replace(read.text);
    else setRefusal(refusals[read.kind](file.name));
  };
  const putBack = () => {
    type(kept);
    setKept("");
  };
  return { text, refusal, canPutBack: kept !== "", type, replace, open, putBack };
}

const refusals = {
  "too-large": (name: string) => validatorWords.fileTooLarge(name),
  "not-text": (name: string) => validatorWords.fileNotText(name),
  unreadable: (name: string) => validatorWords.fileUnreadable(name),
};
