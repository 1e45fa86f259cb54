import { wait } from "#app/browser/clock.ts";
import type { Send } from "./submission.ts";

/**
 * The default way out of a form: waits, logs one record with all its fields, and sends nothing.
 *
 * @param milliseconds how long the wait takes
 */
export function simulated(milliseconds: number): Send {
  return async ({ form, fields }) => {
    await wait(milliseconds);
    try {
      console.info(`Form sent (simulated): ${form}`, fields);
      return { kind: "sent" };
    } catch {
      return { kind: "unreachable" };
    }
  };
}
