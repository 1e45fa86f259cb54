import { Dialog } from "./dialog.tsx";

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
    <Dialog open={open} onClose={onClose} role="alertdialog" title={text} narrow>
      {note && <p className="mt-2 text-ink-2">{note}</p>}
      <div className="dialog-actions">
        <button type="button" className="button button-primary button-small" onClick={onClose}>
          {button}
        </button>
      </div>
    </Dialog>
  );
}
