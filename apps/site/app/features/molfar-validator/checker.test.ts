import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type CheckWorker, startChecker } from "./checker.ts";
import { createReport } from "./create-report.ts";

const noop = () => undefined;

/** A worker that answers when it is told to. */
class FakeWorker implements CheckWorker {
  onmessage: CheckWorker["onmessage"] = noop;
  onerror: CheckWorker["onerror"] = noop;
  texts: string[] = [];
  ended = false;
  postMessage(text: string) {
    this.texts.push(text);
  }
  terminate() {
    this.ended = true;
  }
  say(data: unknown) {
    this.onmessage?.call(worker(), new MessageEvent("message", { data }));
  }
  fail() {
    this.onerror?.call(worker(), new ErrorEvent("error"));
  }
  answer() {
    this.say(createReport(this.texts.at(-1) ?? ""));
  }
}

/** Nothing here looks at what a listener is called on. */
const worker = (): Worker => Object.create(null);

let workers: FakeWorker[];
const start = () => {
  const started = new FakeWorker();
  workers.push(started);
  return started;
};
const last = () => {
  const found = workers.at(-1);
  if (!found) throw new Error("No worker was started.");
  return found;
};

beforeEach(() => {
  workers = [];
  vi.useFakeTimers();
  vi.stubGlobal("ErrorEvent", class extends Event {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function started() {
  const starting = startChecker(start);
  last().say("ready");
  return await starting;
}

test("a worker whose code does not come is ended and reported", async () => {
  const starting = startChecker(start);
  last().fail();
  await expect(starting).rejects.toThrow("could not be loaded");
  expect(last().ended).toBe(true);
});

test("a text is answered with its report", async () => {
  const checker = await started();
  const answer = checker.check("FROM a");
  last().answer();
  expect(await answer).toEqual(createReport("FROM a"));
});

test("while one text is read only the newest of the others waits", async () => {
  const checker = await started();
  const first = checker.check("one");
  const overtaken = vi.fn();
  checker.check("two").then(overtaken);
  const newest = checker.check("three");
  expect(last().texts).toEqual(["one"]);
  last().answer();
  await first;
  expect(last().texts).toEqual(["one", "three"]);
  last().answer();
  await newest;
  expect(overtaken).not.toHaveBeenCalled();
});

test("a text that takes too long is given up, and the next one gets a new worker", async () => {
  const checker = await started();
  const slow = checker.check("slow");
  await vi.advanceTimersByTimeAsync(14_999);
  expect(last().ended).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(await slow).toBe("too-slow");
  expect(last().ended).toBe(true);
  const next = checker.check("FROM a");
  expect(workers).toHaveLength(2);
  last().say("ready");
  last().answer();
  expect(await next).toEqual(createReport("FROM a"));
});

test("a worker that breaks is reported, and the next text gets a new one", async () => {
  const checker = await started();
  const broken = checker.check("one");
  last().fail();
  expect(await broken).toBe("broken");
  checker.check("two");
  expect(workers).toHaveLength(2);
  expect(last().texts).toEqual(["two"]);
});

test("a checker that is stopped ends its worker", async () => {
  const checker = await started();
  checker.check("one");
  checker.stop();
  expect(last().ended).toBe(true);
});
