import { Session } from "node:inspector";

/** This file, as V8 names it after an import and after a load by Vitest. */
const counting = new Set([import.meta.url, import.meta.filename]);

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
      for (const { url, functions } of coverage.result) {
        // Counting itself runs through code of Node and of this file: in some calls with a step more.
        if (url.startsWith("node:") || counting.has(url)) continue;
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

/** More than this is not linear any more: n log n over a few doublings stays below. */
export const maxGrowth = 1.2;

/** How many times as large as the one before each size is. */
const factor = 2;

/** Four sizes, each twice the one before, up to the largest. */
export function sizesUpTo(most: number): number[] {
  return [8, 4, 2, 1].map((share) => Math.floor(most / share));
}

/**
 * The power of the size with which a cost grows: 1 is linear, 2 is quadratic. It's the slope of the
 * line through the logarithms, so that one odd measurement doesn't decide. A cost that hardly grows
 * has a power near 0.
 */
export function fitExponent(costs: readonly number[]): number {
  const points = costs.map((cost, index) => [
    index * Math.log(factor),
    Math.log(Math.max(cost, Number.MIN_VALUE)),
  ]);
  const mean = (at: 0 | 1) =>
    points.reduce((sum, point) => sum + (point[at] ?? 0), 0) / points.length;
  const [middle, height] = [mean(0), mean(1)];
  let above = 0;
  let below = 0;
  for (const [x = 0, y = 0] of points) {
    above += (x - middle) * (y - height);
    below += (x - middle) ** 2;
  }
  return above / below;
}
