import { execFileSync } from "node:child_process";
import { mkdirSync } from "node:fs";
import { createServer, type Socket } from "node:net";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { openStorage } from "@yno/intake/open-storage";
import { makeBuildFolder, removeBuildFolder } from "@yno/server/fixtures";
import { emailOf, keptIn, sendForm, startIntakeServer } from "#tests/server/intake-server.ts";
import { freePort } from "#tools/free-port.ts";

const clients = 4;

type Failure = {
  name: string;
  /** How many are sent meanwhile, four at a time. */
  submissions: number;
  /** Lets it fail; returns what ends the failure. */
  begin?: (database: string) => () => void;
  /** The variables of the server. */
  env?: Readonly<Record<string, string>>;
  /** Whether everything must be accepted all the same. */
  isAccepted: boolean;
};

/**
 * Sends forms while the disk is full, the database is locked, or receivers are down, slow or answer
 * nonsense, and prints how they were answered. Returns whether each 201 is in the database.
 */
export async function measureFailures(folder: string): Promise<boolean> {
  const build = await makeBuildFolder();
  let isGood = true;
  const silent = await listen(() => {});
  const nonsense = await listen((socket) => socket.end("\0\xff 999 HELO {}\r\n\r\n".repeat(50)));
  const failures: Failure[] = [
    { name: "Disk full", submissions: 500, begin: fillDisk, isAccepted: false },
    { name: "Database locked by another program", submissions: 20, begin: lock, isAccepted: false },
    {
      name: "Receivers down",
      submissions: 500,
      env: receivers(await freePort()),
      isAccepted: true,
    },
    {
      name: "Receivers that never answer",
      submissions: 500,
      env: receivers(silent.port),
      isAccepted: true,
    },
    {
      name: "Receivers that answer nonsense",
      submissions: 500,
      env: receivers(nonsense.port),
      isAccepted: true,
    },
  ];
  for (const { name, submissions, begin, env, isAccepted } of failures) {
    const own = join(folder, name.replaceAll(" ", "-").toLowerCase());
    mkdirSync(own);
    const unmount = begin === fillDisk ? mountSmall(own) : undefined;
    const database = join(own, "intake.db");
    const { child, url, ended } = await startIntakeServer(build, database, env, "ignore");
    const end = begin?.(database);
    const { answers, receipts, slowestMs } = await sendAll(url, submissions);
    end?.();
    const after = await sendForm(url, submissions);
    child.kill("SIGTERM");
    await ended;
    const { ids, twice } = await keptIn(database);
    const wrong = [...receipts].filter(([visitor, id]) => ids.get(emailOf(visitor)) !== id).length;
    const { deliveries } = await statsOf(database);
    unmount?.();
    console.info(
      `${name}: ${JSON.stringify(answers)}, slowest ${Math.round(slowestMs)} ms, ${wrong} false 201, ${twice.length} twice; afterwards ${after.status}; deliveries ${JSON.stringify(deliveries)}.`,
    );
    isGood &&= wrong + twice.length === 0 && after.status === 201;
    isGood &&= isAccepted ? receipts.size === submissions : receipts.size < submissions;
  }
  silent.close();
  nonsense.close();
  await removeBuildFolder(build);
  return isGood;
}

async function sendAll(url: string, submissions: number) {
  const answers: Record<number, number> = {};
  const receipts = new Map<number, string | undefined>();
  let [sent, slowestMs] = [0, 0];
  const client = async () => {
    for (let visitor = sent++; visitor < submissions; visitor = sent++) {
      const began = performance.now();
      const { status, receipt } = await sendForm(url, visitor);
      slowestMs = Math.max(slowestMs, performance.now() - began);
      answers[status] = (answers[status] ?? 0) + 1;
      if (status === 201) receipts.set(visitor, receipt);
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  return { answers, receipts, slowestMs };
}

/** A disk on which the database fits, and some submissions more. */
function mountSmall(folder: string): () => void {
  execFileSync("mount", ["-t", "tmpfs", "-o", "size=700k", "small", folder]);
  return () => execFileSync("umount", [folder]);
}

function fillDisk(database: string): () => void {
  return () => execFileSync("mount", ["-o", "remount,size=64m", join(database, "..")]);
}

function lock(database: string): () => void {
  const other = new DatabaseSync(database);
  other.exec("BEGIN IMMEDIATE");
  const unlock = () => {
    other.exec("ROLLBACK");
    other.close();
  };
  return unlock;
}

function receivers(port: number): Record<string, string> {
  return {
    INTAKE_WEBHOOK_URL: `http://127.0.0.1:${port}/`,
    INTAKE_WEBHOOK_SECRET: `whsec_${Buffer.alloc(32, 7).toString("base64")}`,
    INTAKE_SMTP_URL: `smtp://127.0.0.1:${port}`,
    INTAKE_MAIL_FROM: "forms@harbour.example",
    INTAKE_MAIL_TO: "team@harbour.example",
  };
}

type Listener = { port: number; close: () => void };

async function listen(take: (socket: Socket) => void): Promise<Listener> {
  const server = createServer((socket) => {
    socket.on("error", () => {});
    take(socket);
  });
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  server.unref();
  return { port, close: () => server.close() };
}

async function statsOf(database: string) {
  const storage = await openStorage(database);
  const stats = await storage.stats();
  await storage.close();
  return stats;
}
