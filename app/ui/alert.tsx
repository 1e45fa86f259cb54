import { Dialog } from "./dialog.tsx";

type AlertProps = { open: boolean; text: string; button: string; onClose: () => void };

/** A message that waits for its button. */
export function Alert({ open, text, button, onClose }: AlertProps) {
  return (
    <Dialog open={open} onClose={onClose} role="alertdialog" title={text} narrow>
      <div className="dialog-actions">
        <button type="button" className="button button-primary button-small" onClick={onClose}>
          {button}
        </button>
      </div>
    </Dialog>
  );
}
