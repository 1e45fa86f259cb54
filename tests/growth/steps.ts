import { Session } from "node:inspector";

/**
 * Counts how many blocks of JavaScript an action runs through. V8 itself counts, so the number is
 * the same each time, on any machine. Work inside one V8 call, such as a regular expression or a
 * sort, counts as one step; the house rules check regular expressions.
 */
export class StepCounter {
  readonly #session = new Session();

  constructor() {
    this.#session.connect();
    this.#post("Profiler.enable");
    this.#post("Profiler.startPreciseCoverage", { callCount: true, detailed: true });
  }

  count(act: () => unknown): number {
    // Counts so far are dropped unread, because reading them would be counted too.
    this.#post("Profiler.takePreciseCoverage");
    act();
    return this.#take();
  }

  /** V8 goes on counting, which costs time, until it's told to stop. */
  stop(): void {
    this.#post("Profiler.stopPreciseCoverage");
    this.#session.disconnect();
  }

  /** The steps since the last time. The calls of a session in its own thread answer at once. */
  #take(): number {
    let steps = 0;
    this.#session.post("Profiler.takePreciseCoverage", (error, coverage) => {
      if (error) throw new Error(`V8 does not count steps: ${error.message}`);
      for (const { functions } of coverage.result) {
        for (const { ranges } of functions) for (const { count } of ranges) steps += count;
      }
    });
    return steps;
  }

  #post(method: string, parameters: object = {}): void {
    this.#session.post(method, parameters, (error) => {
      if (error) throw new Error(`V8 does not count steps: ${error.message}`);
    });
  }
}
