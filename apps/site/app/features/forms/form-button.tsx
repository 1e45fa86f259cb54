import type { FormName } from "@yno/intake/forms";
import { type ComponentType, useState } from "react";
import { useLateOpening, useOnDemand } from "#app/ui/use-on-demand.ts";

/** What a button tells its dialog. */
export type Opened = {
  open: boolean;
  onClose: () => void;
  mail: string;
};

type FormButtonProps = {
  form: FormName;
  label: string;
  className: string;
  mail: string;
  /** Said before the email address where the dialog can't be loaded. */
  notLoaded: string;
  /** Loads the dialog when a visitor reaches for the button. */
  load: () => Promise<ComponentType<Opened>>;
};

/**
 * A button that opens a form in a dialog. Without JavaScript it opens the server's page of the form
 * where the forms arrive, and elsewhere the email address is shown instead.
 */
export function FormButton({ form, label, className, mail, notLoaded, load }: FormButtonProps) {
  const [open, setOpen] = useState(false);
  const [unavailable, setUnavailable] = useState(false);
  const dialog = useOnDemand(load);
  const waiting = open && dialog.value === null && !dialog.failed;

  const close = () => setOpen(false);
  useLateOpening(dialog, open, close, () => setUnavailable(true));

  return (
    <>
      <button
        type="button"
        className={`${className} needs-script`}
        aria-haspopup="dialog"
        aria-busy={waiting || undefined}
        data-replay-click=""
        onPointerEnter={dialog.request}
        onFocus={dialog.request}
        onClick={() => {
          setUnavailable(false);
          dialog.request();
          setOpen(true);
        }}
      >
        {label}
      </button>
      <a
        className={`${className} without-script without-intake`}
        href={`mailto:${mail}?subject=${encodeURIComponent(label)}`}
      >
        {`${label}: ${mail}`}
      </a>
      <noscript>
        {/* Not a link, which programs would follow also where there's no such page. */}
        <form action={`/forms/${form}`} className="needs-intake">
          <button type="submit" className={className}>
            {label}
          </button>
        </form>
      </noscript>
      {dialog.value && <dialog.value open={open} onClose={close} mail={mail} />}
      {unavailable && !dialog.value && (
        <p role="alert" className="field-error basis-full">
          {`${notLoaded} ${mail}.`}
        </p>
      )}
    </>
  );
}
