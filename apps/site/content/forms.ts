import type { FormOutcome } from "./schema/forms.ts";

/** What every form says while it is sent and afterwards. */
export const outcome: FormOutcome = {
  demo: "Demo: this form isn't connected. Nothing you type leaves your browser.",
  busy: "Submitting...",
  waiting: "We can't reach the server yet. We'll keep trying while this page is open.",
  leave: "This form hasn't been sent yet. Leave the page and lose what you typed?",
  receipt: "Receipt number:",
  refused: "We couldn't accept this.",
  check: "Check what you entered and try again.",
  kept: "Everything you typed is still here.",
  unreachable:
    "This form could not be sent. Everything you typed is still here. Try again in a moment, or email",
  notLoaded: "The form could not be loaded. Check your connection and try again, or email",
  withoutScript: { before: "Without JavaScript, you can email", after: "instead." },
};
