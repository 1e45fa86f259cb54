import { closeSync, createReadStream, openSync } from "node:fs";
import { join } from "node:path";
import type { Clock } from "../contract/clock.ts";
import { type EventInput, freeTexts, type RunEvent } from "../contract/events.ts";
import { maskFields, type Patterns } from "../contract/masking.ts";
import { storageFailure } from "./run-failure.ts";
import { writeAll } from "./run-folder.ts";

/** Called with each event and its stored line. */
export type Listener = (event: RunEvent, line: string) => void;

/**
 * Appends what happens to events.ndjson, one JSON object on each line, without secrets. Once an event
 * can't be stored, or the listener throws, nothing more is added, and the run has to end.
 */
export class EventLog {
  readonly #file: number;
  readonly #run: string;
  readonly #clock: Clock;
  readonly #patterns: Patterns;
  readonly #listener: Listener;
  readonly #failing = new AbortController();
  #seq = 0;

  constructor(path: string, run: string, clock: Clock, patterns: Patterns, listener: Listener) {
    this.#file = openSync(path, "a", 0o600);
    this.#run = run;
    this.#clock = clock;
    this.#patterns = patterns;
    this.#listener = listener;
  }

  /** Aborted by the first failure: a RunFailure about the file, or what the listener has thrown. */
  get failed(): AbortSignal {
    return this.#failing.signal;
  }

  /** Never throws, because what a step has started must be followed until it ends. */
  add(input: EventInput): void {
    if (this.failed.aborted) return;
    const time = new Date(this.#clock.now()).toISOString();
    const said = maskFields(input, freeTexts, this.#patterns);
    const event: RunEvent = { v: 1, seq: this.#seq, time, run: this.#run, ...said };
    this.#seq += 1;
    const line = JSON.stringify(event);
    try {
      this.#store(line);
      this.#listener(event, line);
    } catch (thrown) {
      this.#failing.abort(thrown);
    }
  }

  #store(line: string): void {
    try {
      // One write, so that readers and killed runs see whole lines or one broken last line.
      writeAll(this.#file, `${line}\n`);
    } catch (error) {
      throw storageFailure(error);
    }
  }

  close(): void {
    closeSync(this.#file);
  }
}

/** A line of events.ndjson as it was found. Files may come from another version, or be broken. */
export type LooseEvent = Readonly<Record<string, unknown>>;

/** A longer line isn't one of ours; what comes after it isn't read. */
const longestLine = 16_777_216;

/** The path of the events of a run, from the folder of the run. */
export function eventsFile(run: string): string {
  return join(run, "events.ndjson");
}

/**
 * The events of a run, from the folder of the run. A broken last line is left out.
 *
 * @param most how many bytes are read
 */
export async function* eventsIn(run: string, most = Infinity): AsyncGenerator<LooseEvent> {
  for await (const line of eventLines(run, most)) {
    const event = parsed(line);
    if (!event) return;
    yield event;
  }
}

/**
 * The lines of the events of a run. They end at LF only, and not at U+2028, which `node:readline` takes
 * for the end of a line too. Of a run that was killed, the last line may lack only its end.
 */
export async function* eventLines(run: string, most = Infinity): AsyncGenerator<string> {
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
      yield begun.join("");
      begun = [next];
      length = next.length;
    }
  }
  if (length > 0) yield begun.join("");
}

function parsed(line: string): LooseEvent | undefined {
  try {
    const event: LooseEvent | null = JSON.parse(line);
    return typeof event === "object" && event !== null ? event : undefined;
  } catch {
    return undefined;
  }
}
