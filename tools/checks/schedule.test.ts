import fc from "fast-check";
import { expect, test } from "vitest";
import { type Scheduled, schedule } from "#tools/checks/schedule.ts";

type Piece = Scheduled<string>;

/** Work that ends when its piece is named, and what has started and ended so far. */
function byHand(pieces: readonly Piece[], room: number, stopped?: () => boolean) {
  const log: string[] = [];
  const ends = new Map<string, () => void>();
  const whole = schedule(
    pieces,
    room,
    ({ id }) => {
      log.push(id);
      return new Promise((resolve) => ends.set(id, resolve));
    },
    stopped,
  );
  const end = async (id: string) => {
    ends.get(id)?.();
    ends.delete(id);
    // Every step of the schedule has had its turn by the next round of the event loop.
    await new Promise(setImmediate);
  };
  return { log, ends, end, whole };
}

const piece = (id: string, cores = 1, ...needs: string[]): Piece => ({ id, cores, needs });

test("work starts side by side while there is room, in the order of the list", async () => {
  const { log, end } = byHand([piece("heavy", 2), piece("a"), piece("b"), piece("c")], 3);
  expect(log).toEqual(["heavy", "a"]);
  await end("a");
  expect(log).toEqual(["heavy", "a", "b"]);
  await end("heavy");
  expect(log).toEqual(["heavy", "a", "b", "c"]);
});

test("work waits for what it needs, and lets later work pass", async () => {
  const { log, end } = byHand([piece("look", 1, "build"), piece("build"), piece("lint")], 3);
  expect(log).toEqual(["build", "lint"]);
  await end("build");
  expect(log).toContain("look");
});

test("work that isn't in the list isn't waited for", () => {
  expect(byHand([piece("look", 1, "build")], 1).log).toEqual(["look"]);
});

test("a download takes no room, and work larger than the room still runs", () => {
  expect(byHand([piece("download", 0), piece("huge", 9), piece("more")], 2).log).toEqual([
    "download",
    "huge",
  ]);
});

test("once it's stopped, nothing more starts and it ends with what runs", async () => {
  let stopped = false;
  const { log, end, whole } = byHand([piece("a"), piece("b")], 1, () => stopped);
  stopped = true;
  await end("a");
  await whole;
  expect(log).toEqual(["a"]);
});

test("any list runs once each, within the room, and nothing waits that could run", async () => {
  const lists = fc
    .array(fc.record({ cores: fc.nat(3), needs: fc.array(fc.nat(20)) }), { maxLength: 12 })
    .map((all) =>
      all.map(({ cores, needs }, index) => ({
        ...{ id: `${index}`, cores },
        needs: needs.filter((other) => other < index).map(String),
      })),
    );
  await fc.assert(
    fc.asyncProperty(
      lists,
      fc.integer({ min: 1, max: 4 }),
      fc.infiniteStream(fc.nat()),
      async (list, room, choices) => {
        const { log, ends, end, whole } = byHand(list, room);
        const ended = new Set<string>();
        while (ends.size > 0) {
          const running = list.filter(({ id }) => ends.has(id));
          const taken = running.reduce((sum, { cores }) => sum + cores, 0);
          const alone = running.filter(({ cores }) => cores > 0).length === 1;
          expect(taken <= room || alone).toBe(true);
          for (const { id, needs, cores } of list) {
            const could = needs.every((need) => ended.has(need)) && taken + cores <= room;
            if (could) expect(log).toContain(id);
          }
          const [next] = [...ends.keys()].slice(choices.next().value % ends.size);
          if (next === undefined) break;
          ended.add(next);
          await end(next);
        }
        await whole;
        expect(log.toSorted()).toEqual(list.map(({ id }) => id).toSorted());
      },
    ),
    { numRuns: 50 },
  );
});
