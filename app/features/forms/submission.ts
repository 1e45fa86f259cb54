/** What a visitor sends: the form's name and every field of it, empty ones as ''. */
export type Submission = { form: string; fields: Readonly<Record<string, string | boolean>> };

/** What became of it. */
export type Delivery =
  | { kind: "sent" }
  /** The other side refused; `errors` has a sentence for each field that it named. */
  | { kind: "refused"; errors: Readonly<Record<string, string>> }
  | { kind: "unreachable" };

/** A form's way out. It never rejects: whatever goes wrong is a `Delivery`. */
export type Send = (submission: Submission) => Promise<Delivery>;

/** Whether a required field holds something other than blanks. */
export function isFilled(text: string): boolean {
  return text.trim() !== "";
}

/**
 * The sentence shown over a form that was not sent; null when it was.
 *
 * @param mail the address that takes the same request by hand
 */
export function failureMessage(delivery: Delivery, mail: string): string | null {
  switch (delivery.kind) {
    case "sent":
      return null;
    case "refused": {
      const reasons = Object.values(delivery.errors).join(" ");
      return `We couldn't accept this. ${reasons || "Check what you entered and try again."} Everything you typed is still here.`;
    }
    case "unreachable":
      return `This form could not be sent. Everything you typed is still here. Try again in a moment, or email ${mail}.`;
  }
}
