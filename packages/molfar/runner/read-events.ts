import { createReadStream } from "node:fs";
import { join } from "node:path";

/** A line of events.ndjson as it was found. Files may come from another version, or be broken. */
export type LooseEvent = Readonly<Record<string, unknown>>;

/** A longer line isn't one of ours; what comes after it isn't read. */
const longestLine = 16_777_216;

export function eventsFile(run: string): string {
  return join(run, "events.ndjson");
}

/**
 * The events of a run, from the folder of the run. Lines end at LF only; a broken last line is left
 * out.
 *
 * @param most how many bytes are read
 */
export async function* eventsIn(run: string, most = Infinity): AsyncGenerator<LooseEvent> {
  const input = createReadStream(eventsFile(run), {
    encoding: "utf8",
    ...(most !== Infinity && { end: most - 1 }),
  });
  let begun: string[] = [];
  let length = 0;
  for await (const piece of input) {
    const [first = "", ...others] = String(piece).split("\n");
    begun.push(first);
    length += first.length;
    if (length > longestLine) return;
    for (const next of others) {
      const event = parsed(begun.join(""));
      if (!event) return;
      yield event;
      begun = [next];
      length = next.length;
    }
  }
  // Of a run that was killed, the last line may lack only its end.
  const last = parsed(begun.join(""));
  if (last) yield last;
}

function parsed(line: string): LooseEvent | undefined {
  try {
    const event: unknown = JSON.parse(line);
    return typeof event === "object" && event !== null
      ? Object.fromEntries(Object.entries(event))
      : undefined;
  } catch {
    return undefined;
  }
}
