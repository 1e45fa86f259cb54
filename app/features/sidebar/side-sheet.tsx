import { type ReactNode, useEffect } from "react";
import { watchMedia, wideScreen } from "#app/browser/media.ts";
import { Icon } from "#app/ui/icon.tsx";
import { useModal } from "#app/ui/use-modal.ts";
import { sidebarWords } from "#content/words/layout.ts";

type SideSheetProps = { open: boolean; onClose: () => void; children: ReactNode };

/** The navigation of phones: a modal sheet at the left edge, in the document only while it is open. */
export function SideSheet({ open, onClose, children }: SideSheetProps) {
  const element = useModal(open);

  useEffect(() => {
    if (!open) return;
    return watchMedia(wideScreen, (wide) => {
      if (wide) onClose();
    });
  }, [open, onClose]);

  // A click on the backdrop is one on the dialog itself; its content is in child elements.
  useEffect(() => {
    const dialog = element.current;
    const onClick = (event: Event) => {
      if (event.target === dialog) onClose();
    };
    dialog?.addEventListener("click", onClick);
    return () => dialog?.removeEventListener("click", onClick);
  }, [element, onClose]);

  return (
    <dialog ref={element} className="side-sheet" aria-label={sidebarWords.menu} onClose={onClose}>
      {open && (
        <div className="relative grid gap-3 px-3 pt-2 pb-8">
          <button type="button" className="icon-button absolute top-2.5 right-2" onClick={onClose}>
            <Icon name="close" size={22} />
            <span className="sr-only">{sidebarWords.closeMenu}</span>
          </button>
          {children}
        </div>
      )}
    </dialog>
  );
}
