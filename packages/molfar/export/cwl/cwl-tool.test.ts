import { expect, test } from "vitest";
import { Names } from "./cwl-tool.ts";

test("equal wishes get different names, in a time that grows with their number", () => {
  const names = new Names();
  expect(["a_2", "a", "a", "a"].map((each) => names.take(each))).toEqual([
    ...["a_2", "a", "a_3", "a_4"],
  ]);
  // Counting from 2 each time would take many seconds.
  for (let count = 0; count < 10_000; count += 1) names.take("b");
  expect(names.take("b")).toBe("b_10001");
});
