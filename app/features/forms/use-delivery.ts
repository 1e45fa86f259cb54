import { useContext } from "react";
import { FormDelivery, type Send } from "#app/browser/delivery.ts";
import { useHydrated } from "#app/browser/hydration.ts";
import { sendToIntake } from "#app/browser/send-to-intake.ts";
import { rootFlags } from "#app/browser/signals.ts";

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
