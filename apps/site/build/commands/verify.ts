import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { buildPath, digest, sumsOf } from "../outputs/evidence.ts";
import { endWith } from "../read-options.ts";
import { root } from "../site-folder.ts";
import { readBody, readSums, type Verdict, verifySite } from "../verify.ts";

/**
 * `npm run verify -- https://…`: compares a running site with the build of this checkout and prints
 * what differs. Ends with 0 if nothing does. A run that was interrupted goes on where it stopped.
 */
const usage =
  "npm run verify takes the address of a site: npm run verify -- https://www.yno.example";
const [given, ...others] = process.argv.slice(2);
const origin = URL.canParse(given ?? "") ? new URL(given ?? "") : null;
if (!origin || others.length > 0 || !/^https?:$/.test(origin.protocol)) endWith(`${usage}.`);

const client = join(root, "dist/client");
const text = sumsOf(client);
const sums = readSums(text) ?? endWith("There is no build to compare with. Run npm run build.");
const build = { sums, read: (path: string) => readFileSync(join(client, path)) };

// What an interrupted run has found to be the same, for this site and this build.
const name = digest(Buffer.from(origin.origin + text)).slice(0, 16);
const notes = join(root, ".cache", `verify-${name}.txt`);
const known = new Set(readNotes());
mkdirSync(join(root, ".cache"), { recursive: true });

const seconds = 30;
const ask = async (address: string, isRetry = false): Promise<Response> => {
  const answer = await fetch(new URL(address, origin), {
    redirect: "manual",
    headers: { "User-Agent": "yno-verify" },
    signal: AbortSignal.timeout(seconds * 1000),
  });
  const isBusy = answer.status === 429 || answer.status === 503;
  if (!isBusy || isRetry) return answer;
  await answer.body?.cancel();
  const wait = Number(answer.headers.get("retry-after")) || 1;
  await sleep(Math.min(wait, seconds) * 1000);
  return ask(address, true);
};

if (known.size > 0) {
  console.info(`${known.size} files were the same in the run that was interrupted.`);
}
try {
  const findings = await verifySite(ask, build, {
    https: origin.protocol === "https:",
    known,
    tell({ path, verdict }) {
      if (verdict === "same") writeFileSync(notes, `${path}\n`, { flag: "a" });
    },
  });
  report(findings);
  await reportCommits();
  rmSync(notes, { force: true });
} catch (error) {
  const { name: kind, message, cause } = error as Error;
  const said = cause instanceof Error ? cause.message : message;
  const late = `It didn't answer in ${seconds} seconds.`;
  endWith(`${origin.origin}: ${kind === "TimeoutError" ? late : said}`);
}

function report(findings: Awaited<ReturnType<typeof verifySite>>): void {
  const counts = new Map<Verdict, number>([["same", known.size]]);
  for (const { verdict } of findings) counts.set(verdict, (counts.get(verdict) ?? 0) + 1);
  const different = findings.filter(({ verdict }) => verdict !== "same");
  for (const { path, verdict, found } of different.slice(0, 40)) {
    console.info(`${verdict.padEnd(14)} ${path}: ${found}`);
  }
  if (different.length > 40) console.info(`${different.length - 40} more files differ.`);
  console.info([...counts].map(([verdict, count]) => `${count} ${verdict}`).join(", "));
  process.exitCode = different.length === 0 ? 0 : 1;
}

async function reportCommits(): Promise<void> {
  const theirs = await readBody(await ask(buildPath), 10_000);
  console.info(`The site is of commit ${commitIn(theirs?.toString() ?? "")}.`);
  console.info(
    `This build is of commit ${commitIn(readFileSync(join(client, buildPath), "utf8"))}.`,
  );
}

/** The commit that a `build.json` names. What isn't one, such as a page in its place, names none. */
function commitIn(text: string): string {
  const commit = /"commit": ?"([0-9a-f]{40})"/.exec(text)?.[1] ?? "unknown";
  return text.includes('"changed"') ? `${commit}, changed` : commit;
}

function readNotes(): string[] {
  try {
    return readFileSync(notes, "utf8").split("\n").filter(Boolean);
  } catch {
    return [];
  }
}
