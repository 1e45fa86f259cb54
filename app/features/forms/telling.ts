import type { Delivery, Send } from "#app/browser/delivery.ts";
import { type Notice, notify } from "#app/ui/notify.ts";

type Telling = Readonly<Record<"sent" | "failed", Pick<Notice, "title" | "text">>>;

/**
 * A way out that tells in a toast what became of the submission, also to a visitor who has gone on
 * to another page meanwhile.
 */
export function telling(send: Send, toasts: Telling): Send {
  return async (submission) => {
    const delivery = await send(submission).catch((): Delivery => ({ kind: "unreachable" }));
    if (delivery.kind === "sent") notify({ kind: "success", ...toasts.sent });
    else notify({ kind: "destructive", ...toasts.failed });
    return delivery;
  };
}
