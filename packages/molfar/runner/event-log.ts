import { closeSync, openSync } from "node:fs";
import type { Clock } from "../contract/clock.ts";
import { freeTexts, type Happening, type RunEvent } from "../contract/events.ts";
import { maskFields, type Patterns } from "../contract/masking.ts";
import { writeAll } from "./write-all.ts";

/** Called with each event and its stored line. */
export type Listener = (event: RunEvent, line: string) => void;

/** Appends what happens to events.ndjson, one JSON object on each line, without secrets. */
export class EventLog {
  readonly #file: number;
  readonly #run: string;
  readonly #clock: Clock;
  readonly #patterns: Patterns;
  readonly #listener: Listener;
  #seq = 0;

  constructor(path: string, run: string, clock: Clock, patterns: Patterns, listener: Listener) {
    this.#file = openSync(path, "a", 0o600);
    this.#run = run;
    this.#clock = clock;
    this.#patterns = patterns;
    this.#listener = listener;
  }

  add(happening: Happening): void {
    const time = new Date(this.#clock.now()).toISOString();
    const said = maskFields(happening, freeTexts, this.#patterns);
    const event: RunEvent = { v: 1, seq: this.#seq, time, run: this.#run, ...said };
    this.#seq += 1;
    const line = JSON.stringify(event);
    // One write, so that readers and killed runs see whole lines or one broken last line.
    writeAll(this.#file, `${line}\n`);
    this.#listener(event, line);
  }

  close(): void {
    closeSync(this.#file);
  }
}
