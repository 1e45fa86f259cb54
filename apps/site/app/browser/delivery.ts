import { createContext } from "react";

/** What a visitor sends: the form's name and every field of it, empty ones as ''. */
export type Submission = { form: string; fields: Readonly<Record<string, string | boolean>> };

/** The outcome. */
export type Delivery =
  /** `receipt` is the number under which the other side keeps it, where it gives one. */
  | { kind: "sent"; receipt?: string }
  /** The other side refused; `errors` has a sentence for each field that it named. */
  | { kind: "refused"; errors: Readonly<Record<string, string>> }
  | { kind: "unreachable" };

/** What goes along with a submission. */
export type Sending = {
  /** The same for the same content of one form, so that it's kept once however often it comes. */
  key: string;
  /** The text of the field that people don't see; '' unless a program has filled it. */
  trap: string;
  /** Called when the other side can't be reached and is tried again after a while. */
  onWait: () => void;
};

/** How a form is delivered. It never rejects: every failure is a `Delivery`. */
export type Send = (submission: Submission, sending: Sending) => Promise<Delivery>;

/** How the forms of the site send, given at the root; null leaves it to the server. */
export const FormDelivery = createContext<Send | null>(null);
