import { useEffect, useRef, useState } from "react";
import type { Delivery, Send, Submission } from "#app/browser/delivery.ts";
import { failureMessage } from "./submission.ts";

type Sending = {
  busy: boolean;
  /** What went wrong the last time, as a sentence; null when nothing went wrong. */
  failure: string | null;
  /** Sends once, however often it is called while it is busy. `onSent` runs when it has arrived. */
  submit: (submission: Submission, onSent: () => void) => void;
};

/** Sends a form. Nothing typed is touched: the form resets itself in `onSent`. */
export function useSend(send: Send, mail: string): Sending {
  const underWay = useRef(false);
  const isShown = useIsShown();
  const [busy, setBusy] = useState(false);
  const [delivery, setDelivery] = useState<Delivery | null>(null);

  const submit = async (submission: Submission, onSent: () => void) => {
    // Two clicks can come before React has disabled the button.
    if (underWay.current) return;
    underWay.current = true;
    setBusy(true);
    setDelivery(null);
    const result = await delivered(send, submission);
    underWay.current = false;
    setBusy(false);
    if (result.kind !== "sent") setDelivery(result);
    else if (isShown.current) onSent();
  };

  return {
    busy,
    failure: delivery ? failureMessage(delivery, mail) : null,
    submit: (submission, onSent) => void submit(submission, onSent),
  };
}

/** If a delivery rejects, although it never should, nothing has been sent. */
async function delivered(send: Send, submission: Submission): Promise<Delivery> {
  try {
    return await send(submission);
  } catch {
    return { kind: "unreachable" };
  }
}

/** False once the form has gone: its message would be about a page that was left. */
function useIsShown() {
  const isShown = useRef(true);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  return isShown;
}
