import { useRef, useState } from "react";
import { isApple } from "./operating-system.ts";

/** How long "copied" is shown, in milliseconds. */
const shownMs = 2000;

type Copying = {
  /** The name of what was copied last, while "copied" is shown. */
  copied: string | null;
  /**
   * Puts text on the clipboard. Where that is refused, `fallback` is selected instead.
   *
   * @param name tells what was copied from others on the page
   * @returns whether the text is on the clipboard
   */
  copy: (name: string, text: string, fallback: Element | null) => Promise<boolean>;
};

/** Copies text, and remembers for a moment which. */
export function useCopy(): Copying {
  const [copied, setCopied] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const copy = async (name: string, text: string, fallback: Element | null) => {
    clearTimeout(timer.current);
    const done = await copyText(text);
    setCopied(done ? name : null);
    if (done) timer.current = setTimeout(() => setCopied(null), shownMs);
    else if (fallback) selectText(fallback);
    return done;
  };
  return { copied, copy };
}

/** The keys that copy a selection on this kind of computer. */
export function copyKeys(): string {
  return isApple() ? "Cmd and c" : "Ctrl and c";
}

/** Whether the text could be put on the clipboard: it is refused without a permission or over http. */
async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

function selectText(element: Element): void {
  const selection = getSelection();
  selection?.removeAllRanges();
  const range = document.createRange();
  range.selectNodeContents(element);
  selection?.addRange(range);
}
