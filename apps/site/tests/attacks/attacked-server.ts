import type { ChildProcess } from "node:child_process";
import { join } from "node:path";
import { fromNetwork, openSocket, startSite } from "@yno/server/fixtures";
import { root } from "#build/site-folder.ts";
import type { Attack } from "./requests.ts";

/** A server that runs as it does in production, but with little memory. */
export type AttackedServer = { child: ChildProcess; port: number; pid: number };

const heapMb = 256;

/** Starts the built site. It is told of one proxy in front, so that each attack has its own address. */
export async function startAttackedServer(): Promise<AttackedServer> {
  const flags = [`--max-old-space-size=${heapMb}`];
  const { child, url } = await startSite(join(root, "dist"), {}, { flags });
  const port = Number(URL.parse(url)?.port);
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
  const { "X-Forwarded-For": address } = fromNetwork(from);
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
