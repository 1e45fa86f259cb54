/**
 * Attacks the built site while pages are read: `npm run bench -- --attacks`. It exits with code 1
 * when an attack isn't answered within 3 seconds, pages have a p99 of more than 50 ms, the server
 * ends, or its memory does not come back to within 20 % of what it was.
 */
import { fork } from "node:child_process";
import { once } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import { openSocket } from "@yno/server/fixtures";
import * as z from "zod";
import { pages } from "#content/collections/pages.ts";
import { attack, startAttackedServer } from "../tests/attacks/attacked-server.ts";
import { attacks, stalls } from "../tests/attacks/requests.ts";
import { quantile, residentMemory } from "./measuring.ts";

const limits = { answerMs: 3_000, pageMs: 50, memory: 1.2 };

/** As many at once as there are processes for calls, so that each call is really worked on. */
const attackers = 2;

const readerShape = z.object({ taken: z.array(z.number()), failures: z.array(z.string()) });

const server = await startAttackedServer();
const paths = pages.map(({ path }): string => path);

/** Megabytes of the server's own process. Nothing fails where the system doesn't say. */
const memory = () => residentMemory(server.pid);
const quiet = await reading(() => pause(5_000));
const before = memory();
const held = await Promise.all(
  Array.from({ length: 40 }, () => stalls)
    .flat()
    .map(async ({ bytes }) => {
      const socket = await openSocket(server.port);
      socket.on("error", () => {});
      socket.write(Buffer.from(bytes, "latin1"));
      return socket;
    }),
);
const results: { name: string; status: number | "reset" | "nothing"; took: number }[] = [];
const attacked = await reading(async () => {
  const waiting = [...attacks.entries()];
  const attacker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [from, each] = next;
      const ended = await attack(server.port, each, from, 2 * limits.answerMs);
      results.push({ name: each.name, ...ended });
    }
  };
  await Promise.all(Array.from({ length: attackers }, attacker));
});
for (const socket of held) socket.destroy();

let after = memory();
for (let count = 0; count < 40 && after > before * limits.memory; count += 1) {
  await pause(500);
  after = memory();
}
const isAlive = server.child.exitCode === null;
server.child.kill("SIGTERM");
await once(server.child, "exit");

report();

/** Runs something while pages are read, and gives what the readers saw. */
async function reading(act: () => Promise<unknown>) {
  const reader = fork(new URL("page-reader.ts", import.meta.url), [String(server.port), ...paths]);
  const told = once(reader, "message");
  await act();
  reader.send("stop");
  const [message] = await told;
  const { taken, failures } = readerShape.parse(message);
  const at = (share: number) => quantile(taken, share);
  return { pages: taken.length, median: at(0.5), p99: at(0.99), worst: at(0.9999), failures };
}

function report(): void {
  const slow = results.filter(({ took }) => took > limits.answerMs);
  const slowest = results.toSorted((one, other) => other.took - one.took).slice(0, 10);
  const counts = Map.groupBy(results, ({ status }) => status);
  const statuses = [...counts].map(([status, { length }]) => `${length} × ${status}`);
  console.info(
    `\n${results.length} attacks, ${attackers} at a time, with ${held.length} connections held open.`,
  );
  console.info(`Answers: ${statuses.join(", ")}. The slowest:`);
  for (const { name, status, took } of slowest) {
    console.info(`  ${took.toFixed(0).padStart(5)} ms  ${status}  ${name}`);
  }
  console.info("\n| Pages | Read | Median | p99 | Worst |\n| --- | --- | --- | --- | --- |");
  for (const [when, seen] of Object.entries({ before: quiet, during: attacked })) {
    const times = [seen.median, seen.p99, seen.worst].map((time) => `${time.toFixed(1)} ms`);
    console.info(`| ${when} | ${seen.pages} | ${times.join(" | ")} |`);
  }
  console.info(`\nMemory: ${before.toFixed(0)} MB before, ${after.toFixed(0)} MB after.`);

  const problems = [
    ...slow.map(({ name }) => `Not answered within ${limits.answerMs} ms: ${name}.`),
    ...[...quiet.failures, ...attacked.failures].map((each) => `A page failed: ${each}.`),
    ...(isAlive ? [] : ["The server ended."]),
    ...(attacked.p99 > limits.pageMs ? [`The p99 of pages is above ${limits.pageMs} ms.`] : []),
    ...(after > before * limits.memory ? ["The memory did not come back."] : []),
  ];
  for (const problem of problems) console.error(problem);
  process.exitCode = problems.length > 0 ? 1 : 0;
}
