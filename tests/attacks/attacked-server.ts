import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { openSocket } from "@yno/server/fixtures";
import { root } from "#tools/project-files.ts";
import type { Attack } from "./requests.ts";

/** A server that runs as it does in production, but with little memory. */
export type AttackedServer = { child: ChildProcess; port: number; pid: number };

const heapMb = 256;

/** Starts the built site. It is told of one proxy in front, so that each attack has its own address. */
export async function startAttackedServer(): Promise<AttackedServer> {
  const child = spawn(
    process.execPath,
    [`--max-old-space-size=${heapMb}`, join(root, "apps/server/main.ts"), join(root, "build")],
    { env: { ...process.env, PORT: "0", TRUST_PROXY: "1" }, stdio: ["ignore", "pipe", "inherit"] },
  );
  const [line] = await once(child.stdout, "data");
  const port = Number(/:(\d+)\n/.exec(String(line))?.[1]);
  if (child.pid === undefined || Number.isNaN(port)) throw new Error("The server did not start.");
  return { child, port, pid: child.pid };
}

/**
 * Sends the attack from its own address. Returns the status of the (last) answer, or 'reset' when
 * the server closed the connection without one, which counts as an answer, or 'nothing' when it let
 * `timeoutMs` milliseconds pass; and how long it took.
 */
export async function attack(
  port: number,
  { bytes }: Attack,
  from: number,
  timeoutMs: number,
): Promise<{ status: number | "reset" | "nothing"; took: number }> {
  const socket = await openSocket(port);
  const started = performance.now();
  let answer = "";
  const ended = new Promise<boolean>((resolve) => {
    const limit = setTimeout(() => resolve(false), timeoutMs);
    socket.on("data", (chunk: Buffer) => {
      answer = (answer + chunk.toString("latin1")).slice(-500_000);
    });
    socket.on("error", () => {});
    socket.on("close", () => {
      clearTimeout(limit);
      resolve(true);
    });
  });
  const address = `10.${(from >> 16) & 255}.${(from >> 8) & 255}.${from & 255}`;
  socket.write(
    Buffer.from(bytes.replace("\r\n\r\n", `\r\nX-Forwarded-For: ${address}\r\n\r\n`), "latin1"),
  );
  const isOver = await ended;
  socket.destroy();
  const took = performance.now() - started;
  const status = [...answer.matchAll(/HTTP\/1\.1 (\d{3}) /g)].at(-1)?.[1];
  if (!isOver) return { status: "nothing", took };
  return { status: status === undefined ? "reset" : Number(status), took };
}
