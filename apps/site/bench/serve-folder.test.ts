import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished, test } from "vitest";
import { serveFolder } from "./serve-folder.ts";

test("a page is at its clean address, in each way that hosts write it, and compressed", async ({
  expect,
}) => {
  const folder = await mkdtemp(join(tmpdir(), "peer-"));
  await writeFile(join(folder, "terms.html"), "The terms");
  await writeFile(join(folder, "index.html"), "Home");
  const server = await serveFolder(folder);
  onTestFinished(server.close);
  const read = async (path: string) => {
    const answer = await fetch(server.url + path);
    return [await answer.text(), answer.headers.get("content-encoding")];
  };
  for (const path of ["/terms", "/terms/", "/terms.html"]) {
    expect(await read(path)).toEqual(["The terms", "br"]);
  }
  expect(await read("/")).toEqual(["Home", "br"]);
  expect((await fetch(`${server.url}/privacy`)).status).toBe(404);
});
