/** For tests of the pool: a program that does what it is told, and echoes what it got on stdin. */
import { text } from "node:stream/consumers";

const setup = await text(process.stdin);
if (setup === "broken") throw new Error("This program never gets ready.");

const tasks: Record<string, () => unknown> = {
  echo: () => setup,
  pid: () => process.pid,
  spin: () => {
    for (;;);
  },
  // An allocation that a thread's limits don't contain.
  map: () => {
    for (const map = new Map(); ; map.set(map.size, map));
  },
  array: () => "a".repeat(2 ** 28).split(""),
  nothing: () => undefined,
  throw: () => {
    throw new Error("A job failed.");
  },
};

process.on("message", (task) => {
  process.send?.({ said: tasks[String(task)]?.() });
});
process.send?.("ready");
