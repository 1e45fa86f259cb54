import { type RefObject, useEffect, useRef } from "react";

/** A `<dialog>` that is modal while `open`: focus stays inside, and goes back when it closes. */
export function useModal(open: boolean): RefObject<HTMLDialogElement | null> {
  const element = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = element.current;
    // One that a blocker has taken out of the page can't be opened, and throws.
    if (open && dialog?.isConnected && !dialog.open) dialog.showModal();
    if (!open && dialog?.open) dialog.close();
  }, [open]);
  return element;
}
