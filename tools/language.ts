import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { execa } from "execa";
import { rhythmOf } from "./language/rhythm.ts";
import { sourceText } from "./language/source-text.ts";
import { projectFiles, root } from "./project-files.ts";

const folder = ".cache/language";

/**
 * Checks the words of the last build and of the source: `npm run language`. cspell and textlint read
 * the pages as they are, and of source files a copy of the words, with the same numbers of lines.
 */
async function main(): Promise<void> {
  // The registry's page is tags and names that others chose, beside texts of content/.
  const pages = globSync("apps/site/dist/client/**/*.md", { cwd: root }).filter(
    (path) => !path.endsWith("/mcp-registry.md"),
  );
  if (pages.length === 0) throw new Error("There is no build to read. Run 'npm run build' first.");
  writeWords();
  const words = `${folder}/words/**/*.md`;
  const code = `${folder}/code/**/*.md`;
  const cspell = ["--config", "tools/language/cspell.json", "--dot", "--quiet"];
  const passed = [
    await run("cspell", ["lint", ...cspell, ...pages, words, code]),
    await run("textlint", ["--config", "tools/language/published.json", ...pages, words]),
    await run("textlint", ["--config", "tools/language/code.json", code]),
  ];
  printRhythm();
  process.exitCode = passed.includes(false) ? 1 : 0;
}

function writeWords(): void {
  rmSync(join(root, folder), { recursive: true, force: true });
  for (const path of projectFiles().filter((file) => /\.(?:css|m?ts|mjs|tsx)$/.test(file))) {
    const texts = sourceText(path, readFileSync(join(root, path), "utf8"));
    for (const [kind, text] of Object.entries(texts)) {
      const copy = join(root, folder, kind, `${path}.md`);
      if (text === "") continue;
      mkdirSync(dirname(copy), { recursive: true });
      writeFileSync(copy, text);
    }
  }
}

/**
 * Prints how long the sentences of each page are, for people who write: no rule demands a rhythm.
 * Pages without prose are left out.
 */
function printRhythm(): void {
  const columns = ["sentences", "mean", "spread", "long", "tics"] as const;
  const line = (name: string, cells: readonly (string | number)[]) =>
    `${name.padEnd(28)}${cells.map((cell) => String(cell).padStart(10)).join("")}\n`;
  process.stdout.write(line("words in a sentence", columns));
  for (const path of globSync("apps/site/dist/client/{*,docs/*}.md", { cwd: root }).sort()) {
    const rhythm = rhythmOf(readFileSync(join(root, path), "utf8"));
    if (rhythm.sentences < 10) continue;
    const cells = columns.map((column) => `${rhythm[column]}${column === "long" ? "%" : ""}`);
    process.stdout.write(line(basename(path, ".md"), cells));
  }
}

async function run(program: string, args: readonly string[]): Promise<boolean> {
  const options = { cwd: root, preferLocal: true, reject: false, stdio: "inherit" } as const;
  return (await execa(program, args, options)).exitCode === 0;
}

await main();
