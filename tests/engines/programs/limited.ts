import { EngineLost } from "../driver.ts";
import { describeLoss, type Program } from "./program.ts";

/** How long an engine may take for one command. A slow machine needs a few seconds for a page. */
const limitMs = 90_000;

/**
 * Waits for the answer to a command, for as long as a working engine could need. Throws an
 * EngineLost when the program ends meanwhile or the time is over. Errors of the command are passed
 * on.
 */
export async function limited<Answer>(
  program: Pick<Program, "name" | "ended" | "lastOutput">,
  command: Promise<Answer>,
  withinMs = limitMs,
): Promise<Answer> {
  const lost = (what: string) =>
    new EngineLost(describeLoss(program.name, what, program.lastOutput()));
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(lost(`hasn't answered for ${withinMs / 1000} s`)), withinMs);
  });
  const crashed = program.ended.then(() => Promise.reject(lost("has crashed")));
  try {
    return await Promise.race([command, late, crashed]);
  } finally {
    clearTimeout(timer);
    // The later of the two has no listener any more.
    for (const other of [command, late, crashed]) other.catch(() => undefined);
  }
}
