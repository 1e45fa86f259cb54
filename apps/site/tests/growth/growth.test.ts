import { afterAll, describe, expect, test } from "vitest";
import { inputs } from "./inputs.ts";
import { fitExponent, maxGrowth, StepCounter, sizesUpTo } from "./steps.ts";

/** In characters: far enough for a square to show, and little enough for hundreds of inputs. */
const most = 4_000;

const counter = new StepCounter();
afterAll(() => counter.stop());

/** The steps of each size, after one run in which everything is made that is made once. */
function countSteps(
  make: (characters: number) => string,
  read: (text: string) => unknown,
  end: number,
) {
  const texts = sizesUpTo(end).map(make);
  read(texts[0] ?? "");
  return texts.map((text) => counter.count(() => read(text)));
}

describe.each([...new Set(inputs.map(({ kind }) => kind))])("the steps for a %s", (kind) => {
  test.each(inputs.filter((input) => input.kind === kind))(
    "grow with its size at most: $dimension",
    ({ make, read, most: own = most }) => {
      expect(fitExponent(countSteps(make, read, Math.min(own, most)))).toBeLessThanOrEqual(
        maxGrowth,
      );
    },
  );
});

test("the same work takes the same number of steps", () => {
  const work = () => [...Array(1_000).keys()].filter((value) => value % 3 === 0);
  work();
  expect(counter.count(work)).toBe(counter.count(work));
});

test("a square is found", () => {
  const square = (text: string) =>
    [...text].filter((one) => [...text].filter((other) => other === one).length > 1);
  const exponent = fitExponent(countSteps((size) => "ab".repeat(size / 16), square, most));
  expect(exponent).toBeGreaterThan(1.8);
});

test.each([
  [[8, 8, 8, 8], 0],
  [[1, 2, 4, 8], 1],
  [[1, 4, 16, 64], 2],
  [[3, 24, 192, 1536], 3],
])("costs of %j grow with the power %d", (costs, power) => {
  expect(fitExponent(costs)).toBeCloseTo(power);
});
