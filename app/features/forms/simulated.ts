import { wait } from "#app/browser/clock.ts";
import type { Send } from "#app/browser/delivery.ts";

const simulations = new WeakSet<Send>();

/**
 * The default delivery of a form: waits, logs one record with all its fields, and sends nothing.
 *
 * @param milliseconds how long the wait takes
 */
export function simulated(milliseconds: number): Send {
  const send: Send = async ({ form, fields }) => {
    await wait(milliseconds);
    try {
      console.info(`Form sent (simulated): ${form}`, fields);
      return { kind: "sent" };
    } catch {
      return { kind: "unreachable" };
    }
  };
  simulations.add(send);
  return send;
}

/** Whether a form's delivery was made by `simulated`. */
export function isSimulated(send: Send): boolean {
  return simulations.has(send);
}
