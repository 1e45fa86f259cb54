import { retryableStatuses } from "@yno/intake/delivery-policy";
import { wait } from "#app/browser/platform/clock.ts";
import type { Delivery, Send, Sending, Submission } from "./delivery.ts";

/** In milliseconds, before each further attempt. */
const waits = [1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 60_000, 60_000];

/** The most that a server can ask to wait, in milliseconds. */
const longestWait = 120_000;

/** An attempt that may be repeated, and how long the server asks to wait, in milliseconds. */
type Again = { again: number };

/** How long one attempt may take, in milliseconds. */
const timeoutMs = 20_000;

/**
 * Sends a form to the server that the page came from. While it can't be reached, it's tried again,
 * at once when the network comes back; the server keeps one submission however often it comes.
 */
export const sendToIntake: Send = async (submission, sending) => {
  for (const pause of [...waits, null]) {
    const answer = await attempt(submission, sending);
    if (!("again" in answer)) return answer;
    if (pause === null) break;
    sending.onWait();
    await waitOrOnline(Math.max(pause, answer.again));
  }
  return { kind: "unreachable" };
};

async function attempt(
  { form, fields }: Submission,
  { key, honeypot }: Sending,
): Promise<Delivery | Again> {
  try {
    const response = await fetch(`/forms/${form}`, {
      method: "POST",
      headers: { "Content-Type": "application/json", "Idempotency-Key": key },
      body: JSON.stringify({ fields, honeypot }),
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (retryableStatuses.includes(response.status)) {
      const asked = Number(response.headers.get("retry-after")) * 1_000 || 0;
      return { again: Math.min(asked, longestWait) };
    }
    const { receipt, errors, error } = Object(await response.json());
    if (response.status === 201 && typeof receipt === "string") return { kind: "sent", receipt };
    if (errors) return { kind: "refused", errors };
    // No field has this name, so it's said over the form.
    if (typeof error === "string") return { kind: "refused", errors: { form: error } };
    return { kind: "unreachable" };
  } catch {
    return { again: 0 };
  }
}

/** Until the time is over or the network comes back. */
async function waitOrOnline(milliseconds: number): Promise<void> {
  const over = new AbortController();
  const online = new Promise((resolve) => {
    window.addEventListener("online", resolve, { signal: over.signal });
  });
  await Promise.race([wait(milliseconds), online]);
  over.abort();
}
