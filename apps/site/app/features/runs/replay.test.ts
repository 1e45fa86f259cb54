import { expect, test } from "vitest";
import { run as accruals } from "#content/runs/month-end-accruals.ts";
import { run as tickets } from "#content/runs/ticket-triage-sla.ts";
import { run as vendor } from "#content/runs/vendor-security-review.ts";
import {
  back,
  decide,
  forward,
  isWaiting,
  opening,
  runStatus,
  start,
  stepState,
} from "./replay.ts";
import { stepOfAddress } from "./use-run-address.ts";

test("a run opens at its first approval, and one without any is complete", () => {
  expect(opening(accruals).reached).toBe(1);
  expect(runStatus(accruals, opening(accruals))).toBe("waiting");
  expect(runStatus(tickets, opening(tickets))).toBe("completed");
});

test("no step passes an approval before a decision", () => {
  const waiting = opening(accruals);
  expect(forward(accruals, waiting)).toBe(waiting);
  expect(stepState(accruals, waiting, 0)).toBe("done");
  expect(stepState(accruals, waiting, 1)).toBe("waiting");
  expect(stepState(accruals, waiting, 2)).toBe("to-come");
});

test("a decision leads to the next approval, and the last one to the end", () => {
  const second = decide(accruals, opening(accruals), "none");
  expect(second).toEqual({ reached: 3, chosen: { 1: "none" } });
  expect(isWaiting(accruals, second)).toBe(true);
  const over = decide(accruals, second, "sign");
  expect(runStatus(accruals, over)).toBe("completed");
});

test("a decision for another step changes nothing", () => {
  expect(decide(tickets, opening(tickets), "all")).toEqual(opening(tickets));
});

test("the choice is kept when the replay goes back", () => {
  const over = decide(accruals, decide(accruals, opening(accruals), "all"), "sign");
  const earlier = back(back(over));
  expect(earlier.reached).toBe(3);
  expect(isWaiting(accruals, earlier)).toBe(false);
  expect(stepState(accruals, earlier, 3)).toBe("current");
  expect(back(start)).toEqual(start);
});

test("a run whose last decision is a no ends as refused", () => {
  expect(runStatus(vendor, decide(vendor, opening(vendor), "accept"))).toBe("refused");
});

test.each(["1", "5"])("the address names step %s", (text) => {
  expect(stepOfAddress(text)).toBe(Number(text) - 1);
});

test.each(["", "0", "6", "01", "1.0", "-1", "<script>", "1e0", "２"])(
  "'%s' in the address isn't a step",
  (text) => {
    expect(stepOfAddress(text)).toBeNull();
  },
);
