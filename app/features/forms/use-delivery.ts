import { useContext } from "react";
import { type Delivery, FormDelivery, type Send } from "#app/browser/delivery.ts";
import { useHydrated } from "#app/browser/hydration.ts";
import { sendToIntake } from "#app/browser/send-to-intake.ts";
import { rootFlags } from "#app/browser/signals.ts";
import { type Notice, notify } from "#app/ui/notify.ts";

/**
 * How a form sends: as the root says, or to the server where the forms arrive, or else simulated.
 *
 * @param simulated what the form does where nothing is connected
 */
export function useDelivery(simulated: Send): Send {
  const given = useContext(FormDelivery);
  const arrives = useHydrated() && rootFlags().intake !== undefined;
  return given ?? (arrives ? sendToIntake : simulated);
}

type DeliveryToasts = Readonly<Record<"sent" | "failed", Pick<Notice, "title" | "text">>>;

/** A delivery that shows the outcome in a toast, even if the visitor has moved to another page. */
export function withDeliveryToast(send: Send, toasts: DeliveryToasts): Send {
  return async (submission, sending) => {
    const delivery = await send(submission, sending).catch(
      (): Delivery => ({ kind: "unreachable" }),
    );
    if (delivery.kind === "sent") notify({ kind: "success", ...toasts.sent });
    else notify({ kind: "destructive", ...toasts.failed });
    return delivery;
  };
}
