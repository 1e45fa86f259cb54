import { type ReactNode, useId } from "react";
import { Announcer } from "./announcer.tsx";
import { useModal } from "./use-modal.ts";

type DialogProps = {
  open: boolean;
  /** Called when the visitor leaves by Escape or a button; the dialog closes when `open` turns false. */
  onClose: () => void;
  title: string;
  description?: string;
  role?: "dialog" | "alertdialog";
  narrow?: boolean;
  /** Along the right edge of the window, and all of it on phones. A click beside it leaves. */
  side?: boolean;
  children: ReactNode;
};

/**
 * A modal dialog on the browser's own element: focus stays inside, Escape leaves, and focus goes
 * back to what opened it. Its content stays mounted while it is closed, so nothing typed is lost.
 */
export function Dialog({
  open,
  onClose,
  title,
  description,
  role = "dialog",
  narrow = false,
  side = false,
  children,
}: DialogProps) {
  const element = useModal(open);
  const id = useId();

  return (
    <dialog
      ref={element}
      role={role === "alertdialog" ? role : undefined}
      className={`dialog ${narrow ? "dialog-narrow" : ""} ${side ? "dialog-side" : ""}`.trim()}
      closedby={side ? "any" : undefined}
      aria-labelledby={`${id}-title`}
      aria-describedby={description ? `${id}-description` : undefined}
      onClose={onClose}
    >
      <h2 id={`${id}-title`} className="dialog-title">
        {title}
      </h2>
      {description && (
        <p id={`${id}-description`} className="mt-2 text-ink-2">
          {description}
        </p>
      )}
      {children}
      {open && <Announcer />}
    </dialog>
  );
}

type AlertProps = {
  open: boolean;
  text: string;
  /** A line under the text. */
  note?: string | null;
  button: string;
  onClose: () => void;
};

/** A message that waits for its button. */
export function Alert({ open, text, note, button, onClose }: AlertProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      role="alertdialog"
      title={text}
      description={note ?? ""}
      narrow
    >
      <div className="dialog-actions">
        <button type="button" className="button button-primary button-small" onClick={onClose}>
          {button}
        </button>
      </div>
    </Dialog>
  );
}
