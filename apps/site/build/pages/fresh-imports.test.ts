import { mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { execa } from "execa";
import { afterEach, beforeEach, expect, test } from "vitest";
import { root } from "#build/site-folder.ts";

let folder: string;

beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), "yno-fresh-")));
  const files = {
    "package.json": JSON.stringify({ type: "module", imports: { "#facts": "./facts.ts" } }),
    "facts.ts": "export const fact: string = 'before';",
    "words.ts": "export { fact as word } from '#facts';",
    "record.ts": "import { fact } from '#facts'; export const record = fact;",
    "other.ts": "export {};",
    "config.ts": `
      import { fact } from "#facts";
      import { word } from "./words.ts";
      const { record } = await import(new URL("record.ts", import.meta.url).href);
      export default { define: { fact, word, record } };`,
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
});

afterEach(() => rmSync(folder, { recursive: true }));

/** Runs a script in a process with these imports, and gives what it prints. */
async function printed(script: string): Promise<unknown> {
  const start = `
    import { EventEmitter } from "node:events";
    import { writeFileSync } from "node:fs";
    import { join } from "node:path";
    import { loadConfigFromFile } from "vite";
    import { freshImports } from "#build/pages/fresh-imports.ts";
    const folder = ${JSON.stringify(folder)};
    const plugin = freshImports(folder);
    const load = () => loadConfigFromFile(
      { command: "serve", mode: "" }, join(folder, "config.ts"), folder, "silent", undefined, "native",
    ).then(({ config }) => config.define);
  `;
  const args = ["--input-type=module-typescript", "--eval", start + script];
  return JSON.parse((await execa(process.execPath, args, { cwd: root })).stdout);
}

test("a second start sees what has changed, however it's imported", async () => {
  const seen = await printed(`
    const first = await load();
    writeFileSync(join(folder, "facts.ts"), "export const fact = 'after';");
    console.log(JSON.stringify([first, await load()]));
  `);
  const all = (fact: string) => ({ fact, word: fact, record: fact });
  expect(seen).toEqual([all("before"), all("after")]);
});

test("a server restarts once for what was imported, and again for what changes meanwhile", async () => {
  const seen = await printed(`
    await load();
    const watcher = Object.assign(new EventEmitter(), { add: () => {} });
    const restarts = [];
    const restart = () => new Promise((resolve) => restarts.push(resolve));
    plugin().configureServer({ watcher, restart });
    const change = (name) => watcher.emit("change", join(folder, name));
    const counts = [];
    const count = async () => { await new Promise(setImmediate); counts.push(restarts.length); };
    change("other.ts");
    await count();
    for (const name of ["facts.ts", "record.ts", "record.ts"]) change(name);
    await count();
    restarts[0]();
    await count();
    restarts[1]();
    await count();
    change("words.ts");
    await count();
    console.log(JSON.stringify(counts));
  `);
  expect(seen).toEqual([0, 1, 2, 2, 3]);
});
