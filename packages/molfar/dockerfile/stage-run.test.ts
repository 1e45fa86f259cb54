import { expect, test } from "vitest";
import { Scope } from "./stage-run.ts";

test("values set within are removed again, and the previous ones come back", () => {
  const scope = new Scope<number>();
  scope.set("a", 1);
  scope.within(() => {
    scope.set("a", 2);
    scope.set("b", 3);
    scope.within(() => scope.set("a", 4));
    expect(scope.get("a")).toBe(2);
    expect(scope.values()).toEqual([2, 3]);
  });
  expect(scope.get("a")).toBe(1);
  expect(scope.get("b")).toBeUndefined();
  expect(scope.values()).toEqual([1]);
});
