import type { Delivery } from "#app/browser/delivery.ts";

/** Whether a required field holds something other than spaces. */
export function isFilled(text: string): boolean {
  return text.trim() !== "";
}

/**
 * The sentence shown over a form that was not sent; null when it was.
 *
 * @param mail the email address to write to instead
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
