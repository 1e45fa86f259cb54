import { type Notice, notify } from "#app/ui/notify.ts";
import type { Delivery, Send } from "./delivery.ts";

type DeliveryToasts = Readonly<Record<"sent" | "failed", Pick<Notice, "title" | "text">>>;

/** A delivery that shows the outcome in a toast, even if the visitor has moved to another page. */
export function withDeliveryToast(send: Send, toasts: DeliveryToasts): Send {
  return async (submission, sending) => {
    const delivery = await send(submission, sending).catch(
      (): Delivery => ({ kind: "unreachable" }),
    );
    const about = submission.form;
    if (delivery.kind === "sent") notify({ kind: "success", about, ...toasts.sent });
    else notify({ kind: "destructive", about, ...toasts.failed });
    return delivery;
  };
}
