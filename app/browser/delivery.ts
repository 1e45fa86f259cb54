import { createContext, useContext } from "react";

/** What a visitor sends: the form's name and every field of it, empty ones as ''. */
export type Submission = { form: string; fields: Readonly<Record<string, string | boolean>> };

/** The outcome. */
export type Delivery =
  | { kind: "sent" }
  /** The other side refused; `errors` has a sentence for each field that it named. */
  | { kind: "refused"; errors: Readonly<Record<string, string>> }
  | { kind: "unreachable" };

/** How a form is delivered. It never rejects: every failure is a `Delivery`. */
export type Send = (submission: Submission) => Promise<Delivery>;

/** How the forms of the site send, given at the root; null where each is simulated. */
export const FormDelivery = createContext<Send | null>(null);

/**
 * How a form sends: as the root says, or as the form decides.
 *
 * @param simulated what the form does where the root gives nothing
 */
export function useDelivery(simulated: Send): Send {
  return useContext(FormDelivery) ?? simulated;
}
