import { wait } from "./clock.ts";
import type { Delivery, Send, Sending, Submission } from "./delivery.ts";

/** In milliseconds, before each further attempt. */
const waits = [1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 60_000, 60_000];

/** How long one attempt may take, in milliseconds. */
const timeoutMs = 20_000;

/** Answers after which another attempt may help. */
const repeated = [408, 425, 429, 500, 502, 503, 504];

/**
 * Sends a form to the server that the page came from. While it can't be reached, it's tried again,
 * at once when the network comes back; the server keeps one submission however often it comes.
 */
export const sendToIntake: Send = async (submission, sending) => {
  for (const pause of [...waits, null]) {
    const answer = await attempt(submission, sending);
    if (answer !== "again") return answer;
    if (pause === null) break;
    sending.onWait();
    await Promise.race([wait(pause), untilOnline()]);
  }
  return { kind: "unreachable" };
};

async function attempt(
  { form, fields }: Submission,
  { key, trap }: Sending,
): Promise<Delivery | "again"> {
  try {
    const response = await fetch(`/forms/${form}`, {
      method: "POST",
      headers: { "Content-Type": "application/json", "Idempotency-Key": key },
      body: JSON.stringify({ fields, trap }),
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (repeated.includes(response.status)) return "again";
    const { receipt, errors, error } = Object(await response.json());
    if (response.status === 201 && typeof receipt === "string") return { kind: "sent", receipt };
    if (errors) return { kind: "refused", errors };
    // No field has this name, so it's said over the form.
    if (typeof error === "string") return { kind: "refused", errors: { form: error } };
    return { kind: "unreachable" };
  } catch {
    return "again";
  }
}

function untilOnline(): Promise<void> {
  return new Promise((resolve) => {
    window.addEventListener("online", () => resolve(), { once: true });
  });
}
