import fc from "fast-check";
import { expect, test } from "vitest";
import { jobs } from "#content/collections/jobs.ts";
import { openPositions } from "#content/pages/careers.ts";
import {
  countPassing,
  departmentOptions,
  groupPassing,
  placeOptions,
  usableFilter,
} from "./positions.ts";

const some = fc.subarray([...jobs]);
const department = fc.constantFrom("", ...new Set(jobs.map((job) => job.department)));
const place = fc.constantFrom("", "Singapore", "Remote");
const anyText = fc.oneof(fc.string(), fc.constantFrom("__proto__", "Engineering", "Remote"));

test("each option says how many positions choosing it leaves, and none leaves nothing", () => {
  fc.assert(
    fc.property(some, department, place, (all, inDepartment, atPlace) => {
      for (const { value, count } of departmentOptions(all, atPlace)) {
        expect(count).toBeGreaterThan(0);
        expect(countPassing(all, { department: value, place: atPlace })).toBe(count);
      }
      for (const { value, count } of placeOptions(all, inDepartment)) {
        expect(count).toBeGreaterThan(0);
        expect(countPassing(all, { department: inDepartment, place: value })).toBe(count);
      }
    }),
  );
});

test("every position can be found by its department, and by a place", () => {
  const found = (options: readonly { value: string; count: number }[]) =>
    options.reduce((sum, { count }) => sum + count, 0);
  expect(found(departmentOptions(jobs, ""))).toBe(jobs.length);
  expect(found(placeOptions(jobs, ""))).toBeGreaterThanOrEqual(jobs.length);
});

test("a position in Singapore or remote is under both places", () => {
  const both = jobs.filter(({ location }) => location === "Singapore or remote");
  expect(both.length).toBeGreaterThan(0);
  for (const job of both) {
    expect(placeOptions([job], "").map(({ value }) => value)).toEqual(["Singapore", "Remote"]);
  }
});

test("an address never leaves an empty list: what leaves nothing is ignored", () => {
  fc.assert(
    fc.property(some, anyText, anyText, (all, inDepartment, atPlace) => {
      const filter = usableFilter(all, { department: inDepartment, place: atPlace });
      expect(countPassing(all, filter) > 0).toBe(all.length > 0);
    }),
  );
  expect(usableFilter(jobs, { department: "Security", place: "Remote" })).toEqual({
    department: "Security",
    place: "",
  });
});

test("each position that passes is under one heading, and no heading is empty", () => {
  fc.assert(
    fc.property(some, department, place, (all, inDepartment, atPlace) => {
      const filter = { department: inDepartment, place: atPlace };
      const groups = groupPassing(all, openPositions.groups, filter);
      expect(groups.every((group) => group.jobs.length > 0)).toBe(true);
      const ids = groups.flatMap((group) => group.jobs.map(({ id }) => id));
      expect(new Set(ids).size).toBe(ids.length);
      expect(ids).toHaveLength(countPassing(all, filter));
    }),
  );
});
