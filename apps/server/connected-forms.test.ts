import { expect, onTestFinished, test } from "vitest";
import { createApp } from "./app.ts";
import { withConnectedForms } from "./connected-forms.ts";
import { makeBuildFolder, removeBuildFolder } from "./fixtures.ts";
import { loadSiteFiles } from "./site-files.ts";

test("connected pages say so in every encoding and are confirmed; other files stay as they are", async () => {
  const folder = await makeBuildFolder();
  onTestFinished(() => removeBuildFolder(folder));
  const files = await loadSiteFiles(folder);
  const connected = createApp(withConnectedForms(files));
  for (const path of ["/", "/docs/mcp", "/nowhere"]) {
    const [plain, before] = await Promise.all([
      connected.request(path),
      createApp(files).request(path),
    ]);
    const text = await plain.text();
    expect(text).toContain('<html data-intake=""');
    expect(text.replace(' data-intake=""', "")).toBe(await before.text());
    const zipped = await connected.request(path, { headers: { "Accept-Encoding": "gzip" } });
    const stream = zipped.body?.pipeThrough(new DecompressionStream("gzip"));
    expect(await new Response(stream).text()).toBe(text);
    const etag = zipped.headers.get("etag") ?? "none";
    expect(etag).not.toBe(before.headers.get("etag") ?? "");
    if (path === "/nowhere") continue;
    const headers = { "Accept-Encoding": "gzip", "If-None-Match": etag };
    expect((await connected.request(path, { headers })).status).toBe(304);
  }
  const robots = await connected.request("/robots.txt");
  expect(await robots.text()).toBe("User-agent: *\n");
});
