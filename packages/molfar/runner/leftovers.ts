import { setTimeout as wait } from "node:timers/promises";
import { outputPath } from "../names.ts";
import { processesWith } from "./process-identity.ts";

/** How long the system may take to end processes that were killed. */
const patienceMs = 5_000;

/**
 * Kills the worker processes of a run whose runner is gone, and gives their number. They are known
 * by the variable that says where to write, which all that they start inherits.
 */
export async function killWorkersOf(path: string): Promise<number> {
  const find = () => processesWith(`${outputPath}=${path}/`);
  const found = find();
  for (let left = found, waited = 0; left.length > 0 && waited < patienceMs; left = find()) {
    for (const pid of left) {
      try {
        process.kill(pid, "SIGKILL");
      } catch {
        // It has ended meanwhile.
      }
    }
    await wait(20);
    waited += 20;
  }
  return found.length;
}
