import fc from "fast-check";
import { expect, test } from "vitest";
import type { TaskType } from "./report.ts";
import { toTracks } from "./report-parts.tsx";

const types = fc.array(fc.constantFrom<TaskType>("split", "reduce", "other"), { maxLength: 12 });
const shape = (...given: readonly TaskType[]) =>
  toTracks(given).map(({ above, below }) => `${above}-${below}`);

test("a split makes three tracks of one, and a reduce joins them", () => {
  expect(shape("split", "other", "reduce")).toEqual(["0-3", "3-3", "3-0"]);
});

test("tasks between other tasks are stations of one track, which ends on both sides", () => {
  expect(shape("other", "other", "other")).toEqual(["0-1", "1-1", "1-0"]);
});

test("a reduce without a split joins many that come from elsewhere", () => {
  expect(shape("other", "reduce", "other")).toEqual(["0-1", "3-1", "1-0"]);
});

test("a split at the end leaves three tracks open", () => {
  expect(shape("other", "split")).toEqual(["0-1", "1-3"]);
});

test("there are three tracks exactly while a split is not yet joined", () => {
  fc.assert(
    fc.property(types, (given) => {
      toTracks(given).forEach(({ below }, index) => {
        const before = given.slice(0, index + 1);
        const open = before.lastIndexOf("split") > before.lastIndexOf("reduce");
        expect(below === 3).toBe(open);
      });
    }),
  );
});

test("what leaves a task below arrives at the next above, unless that joins", () => {
  fc.assert(
    fc.property(types, (given) => {
      const tracks = toTracks(given);
      tracks.slice(1).forEach(({ type, above }, index) => {
        if (type !== "reduce") expect(above).toBe(tracks[index]?.below);
      });
    }),
  );
});
