import { useContext } from "react";
import { type Delivery, FormDelivery, type Send } from "#app/browser/delivery.ts";
import { useHydrated } from "#app/browser/hydration/use-hydrated.ts";
import { wait } from "#app/browser/platform/clock.ts";
import { rootFlags } from "#app/browser/platform/signals.ts";
import { sendToIntake } from "#app/browser/send-to-intake.ts";
import { type Notice, notify } from "#app/ui/notify.ts";
import type { FormOutcome } from "#content/schema/forms.ts";

/** The address of a form's outcome on a page without JavaScript. */
export function outcomeId(form: string): string {
  return `${form}-outcome`;
}

/** What a field of text holds; '' where the form doesn't have it. */
export function textOf(data: FormData, name: string): string {
  return String(data.get(name) ?? "");
}

/** What the fields of text hold, as typed. */
export function readTexts<Name extends string>(
  data: FormData,
  names: readonly Name[],
): Record<Name, string> {
  return Object.fromEntries(names.map((name) => [name, textOf(data, name)])) as Record<
    Name,
    string
  >;
}

type Around = {
  /** The fields of the form, which show their own messages. */
  fields: { namedItem: (name: string) => unknown };
  /** The email address to write to instead. */
  mail: string;
  words: FormOutcome;
};

/** The sentence shown over a form that was not sent; null when it was. */
export function failureMessage(delivery: Delivery, { fields, mail, words }: Around): string | null {
  switch (delivery.kind) {
    case "sent":
      return null;
    case "refused": {
      const others = Object.entries(delivery.errors).filter(([name]) => !fields.namedItem(name));
      const reasons = others.map(([, reason]) => reason).join(" ");
      return `${words.refused} ${reasons || words.check} ${words.kept}`;
    }
    case "unreachable":
      return `${words.unreachable} ${mail}.`;
  }
}

const simulations = new WeakSet<Send>();

/**
 * The default delivery of a form: waits, logs one record with all its fields, and sends nothing.
 *
 * @param milliseconds how long the wait takes
 */
export function simulated(milliseconds: number): Send {
  const send: Send = async ({ form, fields }) => {
    await wait(milliseconds);
    try {
      console.info(`Form sent (simulated): ${form}`, fields);
      return { kind: "sent" };
    } catch {
      return { kind: "unreachable" };
    }
  };
  simulations.add(send);
  return send;
}

/** Whether a form's delivery was made by `simulated`. */
export function isSimulated(send: Send): boolean {
  return simulations.has(send);
}

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
    const about = submission.form;
    if (delivery.kind === "sent") notify({ kind: "success", about, ...toasts.sent });
    else notify({ kind: "destructive", about, ...toasts.failed });
    return delivery;
  };
}
