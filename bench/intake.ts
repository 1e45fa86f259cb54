/**
 * Sends forms while pages are read: `npm run bench -- --intake`. Exits with code 1 when acceptances
 * have a p99 of more than 50 ms or pages of more than 20. With `--kills 1000` it kills the server as
 * often instead, and looks whether a 201 was lost.
 */
import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { parseArgs } from "node:util";
import { openStorage } from "@yno/intake/open-storage";
import { build, isBuilt } from "#tools/commands/build.ts";
import { root } from "#tools/project-files.ts";
import { killRounds } from "../tests/server/intake-kills.ts";

const perSecond = { forms: 200, pages: 50 };
const seconds = 30;
const warmUpSeconds = 5;
const limits = { formMs: 50, pageMs: 20 };
/** Submissions already there when lists and searches are timed. */
const many = 100_000;

const { values } = parseArgs({
  options: { intake: { type: "boolean" }, kills: { type: "string" } },
});
if (!isBuilt() && !(await build())) process.exit(1);
const folder = mkdtempSync(join(tmpdir(), "yno-intake-"));
process.on("exit", () => rmSync(folder, { recursive: true, force: true }));
const database = join(folder, "intake.db");

if (values.kills !== undefined) {
  const rounds = Number(values.kills);
  const { accepted, lost, twice } = await killRounds(join(root, "build"), database, rounds);
  console.info(
    `${rounds} kills: ${accepted} accepted, ${lost.length} lost, ${twice.length} twice.`,
  );
  process.exit(lost.length + twice.length > 0 ? 1 : 0);
}

const { child, url } = await start();
// The first seconds are the processes of the MCP server's, and of the code that is compiled.
await atRate(perSecond.pages, readPage, warmUpSeconds);
const before = memory(child);
let sent = 0;
const [forms, pages] = await Promise.all([
  atRate(perSecond.forms, sendForm),
  atRate(perSecond.pages, readPage),
]);
report("Acceptance", forms);
report("Page meanwhile", pages);
console.info(`Memory: ${before} MB before, ${memory(child)} MB after ${sent} submissions.`);
child.kill();

const storage = await openStorage(database);
for (let each = 0; each < many; each++) {
  await storage.accept({
    ...{ id: `B-${each}`, form: "investor-updates", email: `b${each}@harbour.example` },
    ...{ fields: { email: `b${each}@harbour.example`, company: `Harbour ${each}` } },
    ...{ receivedAt: each, state: "accepted", key: `b${each}`, digest: `b${each}`, channels: [] },
  });
}
for (const text of [undefined, "Harbour 77"]) {
  const began = performance.now();
  await storage.list({ ...(text && { text }), limit: 50, offset: 0 });
  const taken = Math.round(performance.now() - began);
  console.info(`${text ? `Search for '${text}'` : "List"} among ${many + sent}: ${taken} ms.`);
}
await storage.close();
process.exit(
  quantile(forms, 0.99) > limits.formMs || quantile(pages, 0.99) > limits.pageMs ? 1 : 0,
);

async function start(): Promise<{ child: ChildProcess; url: string }> {
  const server = spawn(process.execPath, [join(root, "apps/server/main.ts")], {
    // As behind a proxy, so that each visitor is in another network.
    env: { ...process.env, PORT: "0", TRUST_PROXY: "1", INTAKE: "on", INTAKE_DATABASE: database },
    stdio: ["ignore", "pipe", "inherit"],
  });
  let said = "";
  for await (const chunk of server.stdout) {
    said += chunk;
    if (said.includes("\n")) break;
  }
  return { child: server, url: said.trim().replace(/^.* on /, "") };
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

async function sendForm(): Promise<void> {
  sent += 1;
  const key = String(sent);
  const response = await fetch(`${url}/forms/investor-updates`, {
    method: "POST",
    headers: {
      "Content-Type": "application/json",
      "Idempotency-Key": key,
      "X-Forwarded-For": `10.${(sent >> 16) & 255}.${(sent >> 8) & 255}.${sent & 255}`,
    },
    body: JSON.stringify({ fields: { email: `a${key}@harbour.example`, company: "Harbour" } }),
  });
  await response.arrayBuffer();
  if (response.status !== 201) throw new Error(`A form was answered with ${response.status}.`);
}

async function readPage(): Promise<void> {
  await (await fetch(`${url}/pricing`)).arrayBuffer();
}

function report(what: string, taken: readonly number[]): void {
  const [middle, high, most] = [0.5, 0.99, 1].map((share) => quantile(taken, share).toFixed(1));
  console.info(`${what}: ${taken.length}, median ${middle} ms, p99 ${high} ms, most ${most} ms.`);
}

function quantile(taken: readonly number[], share: number): number {
  const sorted = taken.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
}

/** Resident memory in MB. */
function memory({ pid }: ChildProcess): number {
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
  return Math.round(Number(kilobytes) / 1024);
}
