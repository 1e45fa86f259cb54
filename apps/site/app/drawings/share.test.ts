import { expect, test } from "vitest";
import { shareOf } from "./share.tsx";

test.each([
  ["84.3%", 84.3],
  ["88%", 88],
  ["51 of 102 hires", 50],
  ["750 of 1,000 files", 75],
])("the whole of %s is known", (figure, percent) => {
  expect(shareOf(figure)).toBe(percent);
});

test.each(["6 min", "6.1 points", "SGD 41,870", "4,967", "$127M", "10%+"])(
  "%s isn't a share",
  (figure) => {
    expect(shareOf(figure)).toBeNull();
  },
);
