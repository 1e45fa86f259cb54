import type { FieldErrors, Fields } from "@yno/intake/fields";

/** What a visitor sends: the form's name and every field of it, empty ones as ''. */
export type Submission = { form: string; fields: Fields };

/** The outcome. */
export type Delivery =
  /** `receipt` is the number under which the server keeps it, where it gives one. */
  | { kind: "sent"; receipt?: string }
  /** The server refused; `errors` has a sentence for each field that it named. */
  | { kind: "refused"; errors: FieldErrors }
  | { kind: "unreachable" };

/** What goes along with a submission. */
export type Sending = {
  /** The same for the same content of one form, so that it's kept once however often it comes. */
  key: string;
  /** The text of the field that people don't see; '' unless a program has filled it. */
  honeypot: string;
  /** Called when the server can't be reached and is tried again after a while. */
  onWait: () => void;
};

/** How a form is delivered. It never rejects: every failure is a `Delivery`. */
export type Send = (submission: Submission, sending: Sending) => Promise<Delivery>;

/**
 * How all five forms send what a visitor enters. Null leaves it to the server: its intake takes them
 * where it's switched on (docs/intake.md), and elsewhere they are simulated, which each form
 * says. Put a function here, and the forms call it with the name of the form and all its fields.
 */
export const delivery: Send | null = null;
