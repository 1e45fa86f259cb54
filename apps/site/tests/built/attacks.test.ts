import { once } from "node:events";
import type { Socket } from "node:net";
import { openSocket } from "@yno/server/fixtures";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type AttackedServer, attack, startAttackedServer } from "../attacks/attacked-server.ts";
import { attacks, stalls } from "../attacks/requests.ts";

/**
 * In milliseconds. It only tells a request that hangs from one that is answered on a busy machine;
 * `npm run bench -- --attacks` holds the answers to three seconds.
 */
const timeoutMs = 20_000;

let server: AttackedServer;
const held: Socket[] = [];

beforeAll(async () => {
  server = await startAttackedServer();
});

afterAll(async () => {
  for (const socket of held) socket.destroy();
  if (server.child.exitCode !== null) return;
  server.child.kill("SIGTERM");
  await once(server.child, "exit");
});

const page = async (path: string) => {
  const response = await fetch(`http://127.0.0.1:${server.port}${path}`, {
    signal: AbortSignal.timeout(timeoutMs),
  });
  return [response.status, await response.text()];
};

test("every attack is answered while pages are read, and the server lives", async () => {
  const before = await page("/about");
  for (const { bytes } of Array.from({ length: 40 }, () => stalls).flat()) {
    const socket = await openSocket(server.port);
    socket.on("error", () => {});
    socket.write(Buffer.from(bytes, "latin1"));
    held.push(socket);
  }

  const unanswered: string[] = [];
  const failed: string[] = [];
  for (const [from, each] of attacks.entries()) {
    const [{ status }, read] = await Promise.all([
      attack(server.port, each, from, timeoutMs),
      page("/about"),
    ]);
    expect(read).toEqual(before);
    if (status === "nothing") unanswered.push(each.name);
    if (status === 500) failed.push(each.name);
  }

  expect(attacks.length).toBeGreaterThanOrEqual(60);
  expect(unanswered).toEqual([]);
  expect(failed).toEqual([]);
  expect(server.child.exitCode).toBeNull();
  expect(await page("/about")).toEqual(before);
}, 600_000);

test("all attacks at once are answered too, and so is a call after them", async () => {
  const answered = await Promise.all(
    attacks.map((each, at) => attack(server.port, each, attacks.length + at, timeoutMs)),
  );
  const unanswered = attacks.filter((_, at) => answered[at]?.status === "nothing");
  expect(unanswered.map(({ name }) => name)).toEqual([]);
  expect(server.child.exitCode).toBeNull();
  expect((await page("/about"))[0]).toBe(200);
}, 120_000);

test("a client that disconnects in the middle of its request doesn't affect others", async () => {
  for (const { bytes } of attacks) {
    const socket = await openSocket(server.port);
    socket.on("error", () => {});
    socket.write(Buffer.from(bytes.slice(0, 10_000), "latin1"), () => socket.destroy());
    await once(socket, "close");
  }
  expect((await page("/about"))[0]).toBe(200);
  expect(server.child.exitCode).toBeNull();
}, 120_000);
