import { mkdirSync, readdirSync, readFileSync, readlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { caseFolder, runCase } from "../conformance/run-case.ts";
import { virtualClock } from "../contract/clock.ts";
import type { RunEvent } from "../contract/events.ts";
import { limits } from "../limits.ts";
import type { Executor } from "./executor.ts";
import { checkItems } from "./items.ts";

/** Four items in one lane, and a reduce step; a task run has three attempts. */
function makeFolder(attempts = 3): string {
  const folder = caseFolder("k28-partial-failure", onTestFinished);
  const wiring = join(folder, "workflow.yaml");
  const text = readFileSync(wiring, "utf8");
  writeFileSync(wiring, text.replace("attempts: 1", `attempts: ${attempts}`));
  return folder;
}

/** Workers that end at once; `fails` says which, by `item.attempt`. */
const scripted = (fails: readonly string[]) => (): Executor => ({
  name: "scripted",
  paths: ({ in: input, out, tmp }) => ({ in: input, out, tmp }),
  start({ name, folder }) {
    const [item = "", attempt = ""] = name.split("-").slice(-2);
    for (const file of ["out.txt", "sum.txt"]) writeFileSync(join(folder.out, file), item);
    const exitCode = fails.includes(`${item}.${attempt}`) ? 1 : 0;
    const ended = Promise.resolve({ exitCode, signal: null });
    return { argv: [], onOutput() {}, signal() {}, ended };
  },
});

const named = (event: RunEvent) =>
  event.type === "attempt.finished" && event.step === "s" ? `${event.item}.${event.attempt}` : "";
const attempts = (events: readonly RunEvent[]) => events.map(named).filter(Boolean);

test("while a task run waits for its next attempt, its lane runs other items", async () => {
  const clock = virtualClock();
  const folder = makeFolder();
  const { exit, events, result } = await runCase(folder, "workflow.yaml", {
    clock,
    executor: scripted(["0.1"]),
    // No time passes before the last item has run.
    listener: (event) => {
      if (named(event) === "3.1") setImmediate(() => clock.advance(10_000));
    },
  });
  expect(exit).toBe(0);
  expect(attempts(events)).toEqual(["0.1", "1.1", "2.1", "3.1", "0.2"]);
  for (const item of [0, 1, 2, 3]) {
    const gathered = join(result?.path ?? "", `steps/s/gathered/out/0000${item}.txt`);
    expect(readFileSync(gathered, "utf8")).toBe(String(item));
  }
});

test("an attempt whose delay is over goes before the items that haven't started", async () => {
  const clock = virtualClock();
  const { events } = await runCase(makeFolder(), "workflow.yaml", {
    clock,
    executor: scripted(["0.1"]),
    listener: (event) => {
      if (named(event) === "1.1") clock.advance(10_000);
    },
  });
  expect(attempts(events).indexOf("0.2")).toBeLessThan(attempts(events).indexOf("3.1"));
});

test("a signal ends the wait for an attempt at once", async () => {
  const stopping = new AbortController();
  const { events, result } = await runCase(makeFolder(), "workflow.yaml", {
    clock: virtualClock(),
    executor: scripted(["0.1"]),
    stop: { soon: stopping.signal, now: new AbortController().signal },
    listener: (event) => {
      if (named(event) === "3.1") setImmediate(() => stopping.abort());
    },
  });
  expect(result?.outcome).toBe("cancelled");
  expect(attempts(events)).toEqual(["0.1", "1.1", "2.1", "3.1"]);
  expect(events).toContainEqual(
    expect.objectContaining({ type: "step.finished", outcome: "cancelled", succeeded: 3 }),
  );
});

test("above the limit on waiting items, an item waits in its lane", async () => {
  const clock = virtualClock();
  const folder = makeFolder();
  const most = limits.waitingItems.bytes / limits.waitingItems.minPerItem;
  const items = Array.from({ length: most + 2 }, (_, index) => String(index));
  writeFileSync(join(folder, "items.txt"), items.join("\n"));
  const { exit, events } = await runCase(folder, "workflow.yaml", {
    clock,
    executor: scripted(items.map((item) => `${item}.1`)),
    listener: (event) => {
      if (named(event) === `${most}.1`) setImmediate(() => clock.advance(10_000));
      if (named(event) === `${most + 1}.1`) setImmediate(() => clock.advance(10_000));
    },
  });
  expect(exit).toBe(0);
  const order = attempts(events);
  expect(order.indexOf("0.2")).toBeLessThan(order.indexOf(`${most + 1}.1`));
});

/** Two lanes over three items, of which no two are read at once. */
function makeWideFolder() {
  const folder = makeFolder();
  const wiring = join(folder, "workflow.yaml");
  writeFileSync(wiring, readFileSync(wiring, "utf8").replace("concurrency: 1", "concurrency: 2"));
  const list = join(folder, "items.txt");
  writeFileSync(list, `${"x".repeat(60_000)}\n`.repeat(3));
  return { folder, list };
}

test("where a collection can't be read on, the step ends once all of its workers have", async () => {
  const { folder, list } = makeWideFolder();
  const goesOn = Promise.withResolvers<void>();
  const executor = scripted([])();
  const start: Executor["start"] = (given) => {
    const worker = executor.start(given);
    const ended = given.name.endsWith("-0-1") ? goesOn.promise : undefined;
    return { ...worker, ...(ended && { ended: ended.then(() => worker.ended) }) };
  };
  const { exit, events } = await runCase(folder, "workflow.yaml", {
    executor: () => ({ ...executor, start }),
    listener: (event) => {
      if (named(event) !== "1.1") return;
      writeFileSync(list, "x".repeat(limits.item + 200_000));
      // By then, the lane of this item has read on.
      setImmediate(goesOn.resolve);
    },
  });
  expect(exit).toBe(3);
  expect(attempts(events)).toEqual(["1.1", "0.1"]);
  expect(events.map(({ type }) => type).slice(-4)).toEqual([
    "attempt.finished",
    ...["step.finished", "step.finished", "run.finished"],
  ]);
});

test.each([
  ["grows", "appended\n", "a"],
  ["is replaced", `${"y".repeat(60_000)}\n`.repeat(3), "w"],
] as const)(
  "a list that %s while it's read fails its step, and starts nothing unchecked",
  async (_, text, flag) => {
    const { folder, list } = makeWideFolder();
    const { exit, events } = await runCase(folder, "workflow.yaml", {
      executor: scripted([]),
      listener: (event) => {
        if (event.type === "attempt.started" && event.item === 0)
          writeFileSync(list, text, { flag });
      },
    });
    expect(exit).toBe(3);
    expect(attempts(events).length).toBeLessThan(3);
    expect(events).toContainEqual(
      expect.objectContaining({
        ...{ type: "step.finished", step: "s", outcome: "failed", code: "bad-collection" },
        message: "The collection changed while it was read: run again.",
      }),
    );
  },
);

test("a short list that grows once all of it was read fails its step too", async () => {
  const folder = makeFolder();
  const list = join(folder, "items.txt");
  const { exit, events } = await runCase(folder, "workflow.yaml", {
    executor: scripted([]),
    listener: (event) => {
      if (named(event) === "0.1") writeFileSync(list, "e\n", { flag: "a" });
    },
  });
  expect(exit).toBe(3);
  expect(attempts(events)).toEqual(["0.1", "1.1", "2.1", "3.1"]);
});

test.runIf(process.platform === "linux")(
  "a list is closed where only a part of it was read",
  async () => {
    const folder = makeFolder(1);
    const { exit } = await runCase(folder, "workflow.yaml", { executor: scripted(["0.1"]) });
    expect(exit).toBe(3);
    const open = readdirSync("/proc/self/fd").map((each) => linkTarget(`/proc/self/fd/${each}`));
    expect(open).not.toContain(join(folder, "items.txt"));
  },
);

function linkTarget(path: string): string {
  try {
    return readlinkSync(path);
  } catch {
    // The descriptor by which the folder was listed.
    return "";
  }
}

test.runIf(process.platform === "linux")("an item whose name isn't UTF-8 is refused", () => {
  const folder = join(makeFolder(), "pages");
  mkdirSync(folder);
  writeFileSync(Buffer.concat([Buffer.from(`${folder}/caf`), Buffer.from([0xe9])]), "");
  const input = {
    ...{ name: "page", variable: "PAGE", fileName: "page.txt" },
    ...{ shape: { kind: "file" as const }, source: { kind: "directory" as const, path: folder } },
  };
  expect(() => checkItems(input, "sorted", { path: folder })).toThrow(
    "The name 'caf\\xe9' in the directory isn't UTF-8: rename it.",
  );
});
