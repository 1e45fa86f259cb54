import { Dialog } from "#app/ui/dialog.tsx";
import { useClosedByBack } from "#app/ui/use-closed-by-back.ts";
import { quickAccessWords } from "#content/messages/quick-access.ts";
import type { QuickLink } from "#content/schema/frame.ts";

type QuickAccessDialogProps = { link: QuickLink; open: boolean; onClose: () => void };

/** Asks before a Quick Access link leaves the site. */
export function QuickAccessDialog({ link, open, onClose }: QuickAccessDialogProps) {
  useClosedByBack(onClose);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={quickAccessWords.navigateTo(link.title)}
      description={quickAccessWords.about.get(link.title) ?? ""}
      narrow
    >
      <p className="mt-4 rounded-control bg-sunken px-3 py-2 font-mono text-15/[1.5] break-all">
        {link.href}
      </p>
      <div className="dialog-actions">
        <a
          className="button button-primary button-small"
          href={link.href}
          target="_blank"
          rel="noopener noreferrer"
          onClick={onClose}
        >
          {quickAccessWords.openInNewTab}
        </a>
        <button type="button" className="button button-small" onClick={onClose}>
          {quickAccessWords.cancel}
        </button>
      </div>
    </Dialog>
  );
}
