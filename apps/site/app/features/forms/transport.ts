import { createContext, useContext } from "react";
import { useHydrated } from "#app/browser/hydration/use-hydrated.ts";
import { wait } from "#app/browser/platform/clock.ts";
import { rootFlags } from "#app/browser/platform/signals.ts";
import type { FormOutcome } from "#content/schema/forms.ts";
import { type Delivery, delivery, type Send } from "./delivery.ts";
import { sendToIntake } from "./send-to-intake.ts";

/** How the forms of the site send; null leaves it to the server. */
export const FormDelivery = createContext(delivery);

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
 * How a form sends: as `delivery.ts` says, or to the server where the forms arrive, or else simulated.
 *
 * @param simulated what the form does where nothing is connected
 */
export function useDelivery(simulated: Send): Send {
  const given = useContext(FormDelivery);
  const arrives = useHydrated() && rootFlags().intake !== undefined;
  return given ?? (arrives ? sendToIntake : simulated);
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
