import { useMutation } from "@tanstack/react-query";
import { useRef } from "react";
import type { Delivery, Send, Submission } from "#app/browser/delivery.ts";
import { failureMessage } from "./submission.ts";

type Sending = {
  busy: boolean;
  /** What went wrong the last time, as a sentence; null when nothing did. */
  failure: string | null;
  /** Sends once, however often it is called while it is busy. `onSent` runs when it has arrived. */
  submit: (submission: Submission, onSent: () => void) => void;
};

/** Sends a form as a mutation. Nothing typed is touched: the form resets itself in `onSent`. */
export function useSend(send: Send, mail: string): Sending {
  const underWay = useRef(false);
  const mutation = useMutation<Delivery, Error, Submission>({ mutationFn: send });
  const delivery: Delivery | undefined = mutation.isError ? { kind: "unreachable" } : mutation.data;

  return {
    busy: mutation.isPending,
    failure: delivery ? failureMessage(delivery, mail) : null,
    submit(submission, onSent) {
      // Two clicks can come before React has disabled the button.
      if (underWay.current) return;
      underWay.current = true;
      mutation.mutate(submission, {
        onSuccess: (result) => {
          if (result.kind !== "sent") return;
          mutation.reset();
          onSent();
        },
        onSettled: () => {
          underWay.current = false;
        },
      });
    },
  };
}
