import { useState } from "react";
import type { Examples } from "#tests/gallery/examples.ts";
import { Alert, Dialog } from "./dialog.tsx";

const nothing = () => undefined;
const text = "Thank you for your interest! We will be in touch soon.";

/** A button that opens an alert. */
function AlertOnRequest() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Alert open={open} text={text} button="OK" onClose={() => setOpen(false)} />
    </>
  );
}

export const examples = {
  dialog: () => (
    <Dialog open onClose={nothing} title="A dialog" description="What it's about.">
      <p>What it holds</p>
    </Dialog>
  ),
  "at the side": () => (
    <Dialog open onClose={nothing} title="A panel" side>
      <p>{"What it holds. ".repeat(200)}</p>
      <button type="button" className="button">
        Close
      </button>
    </Dialog>
  ),
  alert: () => <Alert open text={text} button="OK" onClose={nothing} />,
  "alert on request": () => <AlertOnRequest />,
} satisfies Examples;
