/**
 * Measures how the build grows with the number of pages: `npm run bench -- --pages`. Builds copies
 * of the project with 100 and 300 pages, beside the project as it is, and prints what they cost.
 */
import { mkdirSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { pages } from "#tools/content/pages.ts";
import { copyProject } from "./copy-project.ts";
import { generatedPages } from "./generated-pages.ts";
import { untilQuiet } from "./measuring.ts";

const counts = [pages.length, 100, 300];

type Row = Record<string, string | number>;

const table: Row[] = [];
for (const count of counts) {
  const quiet = await untilQuiet();
  console.info(`Building ${count} pages.`);
  table.push({ ...(await measured(count)), machine: quiet ? "quiet" : "busy" });
}
// biome-ignore lint/suspicious/noConsole: the table is what the command is for.
console.table(table);

async function measured(count: number): Promise<Row> {
  const copy = copyProject();
  try {
    for (const { path, text } of generatedPages(count - pages.length)) copy.write(path, text);
    mkdirSync(join(copy.folder, "build"), { recursive: true });
    const started = performance.now();
    await copy.run("node_modules/vite/bin/vite.js", "build");
    const seconds = (performance.now() - started) / 1000;
    return { pages: count, "build, s": Number(seconds.toFixed(1)), ...sizes(copy.folder) };
  } finally {
    copy.remove();
  }
}

/** What must not grow with the number of pages, and what must only grow in proportion. */
function sizes(folder: string): Row {
  const client = join(folder, "build/client");
  const read = (file: string) => readFileSync(join(client, file), "utf8");
  const assets = readdirSync(join(client, "assets"));
  const table = assets.find((name) => /^entry\.client-.+\.js$/.test(name)) ?? "";
  const index = readFileSync(join(client, "search-index.json"));
  const home = readFileSync(join(client, "index.html"));
  return {
    "_headers rules": read("_headers").match(/^\//gm)?.length ?? 0,
    "sitemap entries": read("sitemap.xml").match(/<loc>/g)?.length ?? 0,
    "search index, kB": kilobytes(index.length),
    "index, Brotli kB": kilobytes(brotliCompressSync(index).length),
    "page table, kB": kilobytes(statSync(join(client, "assets", table)).size),
    "files kept offline": read("sw.js").match(/\burl:/g)?.length ?? 0,
    "home HTML, Brotli kB": kilobytes(brotliCompressSync(home).length),
  };
}

function kilobytes(bytes: number): number {
  return Number((bytes / 1000).toFixed(1));
}
