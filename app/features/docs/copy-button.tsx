import type { ReactNode } from "react";
import { expectNotice } from "#app/ui/toast-region.tsx";
import { copyingWords } from "#content/words/copying.ts";
import "./docs.css";

type CopyButtonProps = {
  /** What was just copied, from `useCopy`. */
  copied: string | null;
  label: string;
  onCopy: () => void;
  children?: ReactNode;
};

/**
 * A button that copies and shows "copied" for a while. The code of toasts is fetched before it is
 * pressed.
 */
export function CopyButton({ copied, label, onCopy, children }: CopyButtonProps) {
  return (
    <button
      type="button"
      className="link-button needs-script"
      data-when-alive=""
      onPointerEnter={expectNotice}
      onFocus={expectNotice}
      onClick={onCopy}
    >
      {copied ? copyingWords.copied : label}
      {children}
    </button>
  );
}
