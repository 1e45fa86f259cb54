import type { ReactNode } from "react";
import { expectNotice } from "#app/ui/toast-region.tsx";
import "./docs.css";

type CopyButtonProps = {
  /** What `useCopy` says was copied just now. */
  copied: string | null;
  label: string;
  onCopy: () => void;
  children?: ReactNode;
};

/** A button that copies, and says so for a while. The code of toasts is fetched before it is pressed. */
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
      {copied ? "Copied" : label}
      {children}
    </button>
  );
}
