import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { projectFiles, root } from "../project-files.ts";
import { importGraph, withImports } from "./import-graph.ts";
import { type Passed, stillPassing } from "./selection.ts";
import { journeyResults, type PlaywrightReport } from "./test-reports.ts";

/**
 * Each process of the journeys writes what its journeys fetched from the site into a separate file in
 * this folder: `{ "[journeys] › about.spec.ts › the title": ["/about", "/assets/root-Dx3a9ZQ1.js"] }`.
 */
const fetchedFolder = join(root, ".cache/checks/fetched");

const store = join(root, ".cache/checks/journeys-passed.json");

/** What journeys are given now: files may change while they run. */
export function journeyInputs() {
  return { built: builtHashes(), codeNow: journeyCode() };
}

/**
 * Keeps what each journey of a run fetched if it passed, and forgets the ones that failed.
 *
 * @param inputs as they were before the run
 */
export function rememberJourneys(
  reportFile: string,
  { built, codeNow }: ReturnType<typeof journeyInputs>,
): void {
  if (!existsSync(reportFile) || !existsSync(fetchedFolder)) return;
  const report: PlaywrightReport = JSON.parse(readFileSync(reportFile, "utf8"));
  const passed = readPassed();
  const fetched = takeFetched();
  for (const { id, passed: hasPassed } of journeyResults(report)) {
    const paths = inDevelopment(id) ? [] : fetched[id];
    if (!hasPassed) delete passed[id];
    else if (paths) {
      // What isn't a file of the build comes from the server, whose code is hashed too.
      const hashes = paths.flatMap((path) => {
        const hash = built.get(fetchedPath(path));
        return hash === undefined ? [] : [[fetchedPath(path), hash]];
      });
      passed[id] = { code: codeNow(id), fetched: Object.fromEntries(hashes) };
    }
  }
  mkdirSync(dirname(store), { recursive: true });
  writeFileSync(store, JSON.stringify(passed));
}

/** The journeys that the last build can't have broken, by id. */
export function journeysStillPassing(): string[] {
  const { built, codeNow } = journeyInputs();
  return stillPassing(readPassed(), codeNow, (path) => built.get(path));
}

/** Journeys in development fetch nothing of a build. */
function inDevelopment(id: string): boolean {
  return id.includes("/dev.spec.ts ");
}

/** What development serves. Words and records don't change how. */
const servedInDevelopment =
  /^(app|content\/schema|packages|tools)\/(?!.*\.(test|component|examples)\.).*\.tsx?$|^vite\.config\.ts$/;

/** Gives the hash of a journey's code, of the server's, and of how both run. */
function journeyCode(): (id: string) => string {
  const files = projectFiles();
  const text = (path: string) => readFileSync(join(root, path), "utf8");
  const graph = importGraph(files, text);
  const hashes = new Map(
    files.map((path) => [path, createHash("sha256").update(text(path)).digest("base64url")]),
  );
  const server = ["apps/server/main.ts", "apps/server/worker-pool/mcp-process.ts"];
  const always = ["playwright.config.ts", "package-lock.json", ...withImports(graph, server)];
  const known = new Map<string, string>();
  return (id) => {
    const [, file = ""] = id.split(" › ");
    const spec = file.startsWith("tests/") ? file : `tests/journeys/${file}`;
    const served = inDevelopment(id) ? files.filter((path) => servedInDevelopment.test(path)) : [];
    const hash = known.get(spec) ?? hashOf([...withImports(graph, [spec]), ...always, ...served]);
    known.set(spec, hash);
    return hash;
  };

  function hashOf(paths: readonly string[]): string {
    const hash = createHash("sha256");
    for (const path of [...new Set(paths)].sort()) hash.update(`${path} ${hashes.get(path)}\n`);
    return hash.digest("base64url");
  }
}

/** What the processes of a run have written, which is deleted. */
function takeFetched(): Record<string, string[]> {
  const all: Record<string, string[]> = {};
  for (const name of readdirSync(fetchedFolder)) {
    Object.assign(all, JSON.parse(readFileSync(join(fetchedFolder, name), "utf8")));
  }
  rmSync(fetchedFolder, { recursive: true });
  return all;
}

function readPassed(): Record<string, Passed> {
  if (!existsSync(store)) return {};
  const passed: Record<string, Passed> = JSON.parse(readFileSync(store, "utf8"));
  return passed;
}

const folder = "build/client";

/**
 * A hash of every page and file of the last build, by the path at which it's fetched and without the
 * hashes in names: `/about`, `/assets/root.js`. Names and digests of other files are left out of what
 * is hashed. So a change shows in the files that hold it, and not in all that name those.
 */
function builtHashes(): Map<string, string> {
  const hashes = new Map<string, string>();
  const entries = readdirSync(join(root, folder), { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && !/\.(br|gz|zst)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  for (const file of files) {
    const path = fetchedPath(file.slice(join(root, folder).length).replaceAll("\\", "/"));
    const hash = createHash("sha256").update(hashes.get(path) ?? "");
    const bytes = readFileSync(file);
    hash.update(isText.test(file) ? whatCounts(path, bytes.toString("utf8")) : bytes);
    hashes.set(path, hash.digest("base64url"));
  }
  return hashes;
}

/** The path under which a built file counts: `/about` of `/about.html` and of `/about?q=1`. */
export function fetchedPath(path: string): string {
  const [file = ""] = path.split(/[?#]/);
  const page = file.replace(/\.html$/, "").replace(/(.)\/$/, "$1");
  return withoutHashes(page === "/index" ? "/" : page);
}

const isText = /\.(html|js|css|json|md|txt|xml|webmanifest|svg)$|\/_headers$/;

/**
 * What a file holds without what changes in it whenever another one does. The index of the search
 * holds the words of all pages: journeys go by the titles and addresses in it, and which words lead
 * to them is for the tests of the search. The sheet holds the rules of all pages: each page brings
 * those that it needs, and what comes later is for the views.
 */
export function whatCounts(path: string, text: string): string {
  // Its version is the hash in the name of the code that every page starts with.
  if (path === "/sw.js") return withoutHashes(text.replace(/=`[\w-]{8}`/g, "="));
  if (path === "/assets/app.css") return "";
  if (path !== "/search-index.json") return withoutHashes(text);
  const { kind, address, title } = JSON.parse(text);
  return JSON.stringify({ kind, address, title });
}

/** Leaves out the hash in the name of a file, digests, and the revisions in the service worker. */
function withoutHashes(text: string): string {
  return text
    .replace(/-[\w-]{8}(?=\.(?:js|css|woff2|png|svg|json|ico)\b)/g, "")
    .replace(/sha(256|384|512)-[\w+/]+={0,2}/g, "sha$1")
    .replace(/revision:`\w+`/g, "revision");
}
