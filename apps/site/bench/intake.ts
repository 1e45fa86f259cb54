/**
 * Measures the forms that arrive: `npm run bench -- --intake`, while pages are read. It ends with code 1
 * when acceptances take more than 50 ms (p99), or pages more than 20. With `--submissions 1000000`
 * it sends as many, and prints how the server's memory grows.
 */
import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { sendForm, startIntakeServer } from "@yno/server/intake-server";
import { freePort } from "@yno/tools/free-port";
import { readOptions, wholeNumber } from "#build/read-options.ts";
import { root } from "#build/site-folder.ts";
import { quantile, residentMemory } from "./measuring.ts";

const perSecond = { forms: 200, pages: 50 };
const seconds = 30;
const warmUpSeconds = 5;
const limits = { formMs: 50, pageMs: 20 };
const clients = 16;
/** The memory of as many moments is printed. */
const moments = 10;

const { submissions } = readOptions(
  { intake: { type: "boolean" }, submissions: { type: "string" } },
  "'npm run bench -- --intake' takes --submissions 1000000.",
);
const folder = mkdtempSync(join(tmpdir(), "yno-intake-"));
process.on("exit", () => rmSync(folder, { recursive: true, force: true }));
const database = join(folder, "intake.db");
if (submissions === undefined) process.exit((await measureLoad(database)) ? 0 : 1);
await measureMemoryOf(database, wholeNumber("submissions", submissions));
process.exit();

/**
 * Sends forms while pages are read, and prints how long each took. Returns whether acceptances have
 * a p99 of 50 ms at most, and pages of 20.
 */
async function measureLoad(database: string): Promise<boolean> {
  const { child, url } = await startIntakeServer(join(root, "dist"), database);
  // Not compressed, or this process would unpack it and count its own time with the server's.
  const headers = { "Accept-Encoding": "identity" };
  const readPage = async () => {
    await (await fetch(`${url}/pricing`, { headers })).arrayBuffer();
  };
  let sent = 0;
  // The first seconds are the processes of the MCP server's, and of the code that is compiled.
  await atRate(perSecond.pages, readPage, warmUpSeconds);
  const before = memoryOf(child);
  const [forms, pages] = await Promise.all([
    atRate(perSecond.forms, () => accept(url, sent++)),
    atRate(perSecond.pages, readPage),
  ]);
  report("Acceptance", forms);
  report("Page meanwhile", pages);
  console.info(`Memory: ${before} MB before, ${memoryOf(child)} MB after ${sent} submissions.`);
  child.kill();
  return quantile(forms, 0.99) <= limits.formMs && quantile(pages, 0.99) <= limits.pageMs;
}

/** Sends submissions as fast as they're accepted, and prints how the server's memory grows. */
async function measureMemoryOf(database: string, submissions: number): Promise<void> {
  const port = await freePort();
  const options = { NODE_OPTIONS: `--inspect-port=127.0.0.1:${port}` };
  // The inspector announces itself on stderr each time.
  const { child, url } = await startIntakeServer(join(root, "dist"), database, options, "ignore");
  // Opens the inspector of the server alone, and not of the processes that it starts.
  child.kill("SIGUSR1");
  const began = performance.now();
  let sent = 0;
  for (let moment = 1; moment <= moments; moment++) {
    const until = (submissions * moment) / moments;
    const client = async () => {
      while (sent < until) await accept(url, sent++);
    };
    await Promise.all(Array.from({ length: clients }, client));
    const rate = Math.round((sent * 1000) / (performance.now() - began));
    const memory = `${memoryOf(child)} MB, of which the code holds ${await liveHeap(port)}`;
    console.info(`After ${sent} submissions, ${rate} a second: ${memory}.`);
  }
  child.kill();
}

/**
 * Asks a process whose inspector is open how much its JavaScript holds, in MB, after its garbage is
 * collected. Resident memory says less: it's also what V8 keeps to be faster.
 */
async function liveHeap(port: number): Promise<number> {
  const client = await connect(port);
  // It says nothing without being asked, so the next message is the answer.
  const call = async (method: string, params = {}) => {
    const answer = once(client, "message");
    client.send(JSON.stringify({ id: 1, method, params }));
    const [{ data }] = await answer;
    return JSON.parse(String(data)).result;
  };
  try {
    await call("HeapProfiler.collectGarbage");
    const { result } = await call("Runtime.evaluate", {
      expression: "process.memoryUsage().heapUsed",
    });
    return Math.round(Number(result.value) / 2 ** 20);
  } finally {
    client.close();
  }
}

async function connect(port: number): Promise<WebSocket> {
  const targets = await (await fetch(`http://127.0.0.1:${port}/json/list`)).json();
  const client = new WebSocket(targets[0].webSocketDebuggerUrl);
  await new Promise((resolve, reject) => {
    client.addEventListener("open", resolve);
    client.addEventListener("error", reject);
  });
  return client;
}

async function accept(url: string, visitor: number): Promise<void> {
  const { status } = await sendForm(url, visitor);
  if (status !== 201) throw new Error(`A form was answered with ${status}.`);
}

/** Begins as many a second as asked, however long each takes, and returns the milliseconds of each. */
async function atRate(
  rate: number,
  work: () => Promise<void>,
  duration = seconds,
): Promise<number[]> {
  const taken: number[] = [];
  const all: Promise<void>[] = [];
  const began = performance.now();
  for (let each = 0; each < rate * duration; each++) {
    const due = began + (each * 1000) / rate;
    if (due > performance.now()) await pause(due - performance.now());
    const from = performance.now();
    all.push(work().then(() => void taken.push(performance.now() - from)));
  }
  await Promise.all(all);
  return taken;
}

function report(what: string, taken: readonly number[]): void {
  const [middle, high, most] = [0.5, 0.99, 1].map((share) => quantile(taken, share).toFixed(1));
  console.info(`${what}: ${taken.length}, median ${middle} ms, p99 ${high} ms, most ${most} ms.`);
}

function memoryOf({ pid }: ChildProcess): number {
  return Math.round(residentMemory(pid));
}
