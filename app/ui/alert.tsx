import { Dialog } from "./dialog.tsx";

type AlertProps = { open: boolean; text: string; onClose: () => void };

/** A message that waits for OK. */
export function Alert({ open, text, onClose }: AlertProps) {
  return (
    <Dialog open={open} onClose={onClose} role="alertdialog" title={text} narrow>
      <div className="dialog-actions">
        <button type="button" className="button button-primary button-small" onClick={onClose}>
          OK
        </button>
      </div>
    </Dialog>
  );
}
