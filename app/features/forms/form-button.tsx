import { type ComponentType, useEffect, useState } from "react";
import { useOnDemand } from "#app/ui/use-on-demand.ts";
import type { FormOutcome } from "#content/schema/forms.ts";
import type { DialogFormProps } from "./form-dialog.tsx";

/** The view of a form in a dialog, and its words. */
type LoadedDialog<Words> = readonly [ComponentType<DialogFormProps<Words>>, Words];

type FormButtonProps<Words> = {
  label: string;
  className: string;
  mail: string;
  outcome: FormOutcome;
  /** Loads the dialog when a visitor reaches for the button. */
  load: () => Promise<LoadedDialog<Words>>;
};

/**
 * A button that opens a form in a dialog. Without JavaScript the email address is shown instead.
 */
export function FormButton<Words>(props: FormButtonProps<Words>) {
  const { label, className, mail, outcome, load } = props;
  const [open, setOpen] = useState(false);
  const [unavailable, setUnavailable] = useState(false);
  const dialog = useOnDemand(load);
  const [Dialog, words] = dialog.value ?? [];
  const waiting = open && dialog.value === null && !dialog.failed;

  // A dialog that failed to open mustn't open later, when its code arrives after all.
  useEffect(() => {
    if (!open || !dialog.failed) return;
    setOpen(false);
    setUnavailable(true);
  }, [open, dialog.failed]);

  return (
    <>
      <button
        type="button"
        className={`${className} needs-script`}
        aria-haspopup="dialog"
        aria-busy={waiting || undefined}
        data-when-alive=""
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
        className={`${className} without-script`}
        href={`mailto:${mail}?subject=${encodeURIComponent(label)}`}
      >
        {label}: {mail}
      </a>
      {Dialog && words && (
        <Dialog
          open={open}
          onClose={() => setOpen(false)}
          mail={mail}
          words={words}
          outcome={outcome}
        />
      )}
      {unavailable && !dialog.value && (
        <p role="alert" className="field-error basis-full">
          {`${outcome.notLoaded} ${mail}.`}
        </p>
      )}
    </>
  );
}
