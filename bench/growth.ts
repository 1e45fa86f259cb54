/**
 * Measures how the work for each kind of input grows with its size: `npm run bench -- --growth`.
 * Prints the power of the size with which the time grows, and how many bytes are read in a
 * millisecond, the slowest first. It ends with code 1 when a power is above 1.2.
 */

import { inputs } from "../tests/growth/inputs.ts";
import { fitExponent, maxGrowth, sizesUpTo } from "../tests/growth/steps.ts";

/** In characters: the largest body that is read over the network. */
const most = 64_000;

/** A measurement takes this long at least, so that the clock's own steps don't show. */
const minMs = 2;

/** Less than this for the largest input is noise, and nothing that anyone would notice. */
const soonMs = 1;

const maxAgain = 8;

/** The smallest of these counts: other load on the machine only adds to them. */
const rounds = 7;

const rows = inputs.map(({ kind, dimension, make, read, most: own = most }) => {
  const texts = sizesUpTo(Math.min(own, most)).map(make);
  let costs = texts.map((text) => measureTime(() => read(text)));
  // Other load on the machine may have slowed the larger sizes. Quadratic growth shows again in
  // every repetition.
  for (let again = 0; again < maxAgain && fitExponent(costs) > maxGrowth; again += 1) {
    costs = texts.map((text, at) =>
      Math.min(
        costs[at] ?? 0,
        measureTime(() => read(text)),
      ),
    );
  }
  const [largest = "", cost = 0] = [texts.at(-1), costs.at(-1)];
  const bytes = Buffer.byteLength(largest);
  return { kind, dimension, bytes, cost, exponent: fitExponent(costs), speed: bytes / cost };
});

rows.sort((one, other) => one.speed - other.speed);
console.info("| Input | Grows in | Bytes | Time | Bytes/ms | Power |");
console.info("| --- | --- | ---: | ---: | ---: | ---: |");
for (const { kind, dimension, bytes, cost, exponent, speed } of rows) {
  const figures = [
    bytes,
    `${cost.toFixed(2)} ms`,
    Math.round(speed),
    cost < soonMs ? "–" : exponent.toFixed(2),
  ];
  console.info(`| ${[kind, dimension, ...figures].join(" | ")} |`);
}

const steep = rows.filter(({ cost, exponent }) => cost >= soonMs && exponent > maxGrowth);
console.info(
  `\n${rows.length} inputs. The largest of a row marked – takes less than ${soonMs} ms, too little to tell a power.`,
);
for (const { kind, dimension, exponent } of steep) {
  console.error(
    `The time for a ${kind} grows with the power ${exponent.toFixed(2)} of its size in ${dimension}: find what repeats work there.`,
  );
}
process.exitCode = steep.length > 0 ? 1 : 0;

/** Milliseconds for one call. */
function measureTime(act: () => unknown): number {
  act();
  let least = Number.POSITIVE_INFINITY;
  for (let round = 0; round < rounds; round += 1) {
    const start = performance.now();
    let calls = 0;
    let took = 0;
    do {
      act();
      calls += 1;
      took = performance.now() - start;
    } while (took < minMs);
    least = Math.min(least, took / calls);
  }
  return least;
}
