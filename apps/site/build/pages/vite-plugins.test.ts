import { EventEmitter, once } from "node:events";
import { createServer as createHttpServer } from "node:http";
import { framePolicy, pagePolicy } from "@yno/server/headers";
import { createServer } from "vite";
import { expect, test } from "vitest";
import { devHeaders, devPolicy, keptUntilChange } from "./vite-plugins.ts";

/** The sources of each directive of a policy. */
function directives(policy: string): Map<string, string> {
  return new Map(
    policy.split("; ").map((each) => {
      const [name = "", ...sources] = each.split(" ");
      return [name, sources.join(" ")];
    }),
  );
}

test("in development the policy of a page is wider by a nonce and by Vite's shared worker", () => {
  const built = directives(`${pagePolicy({ scripts: [], styles: [] })}; ${framePolicy}`);
  const nonce = "'self' 'nonce-abc'";
  expect(directives(devPolicy("abc"))).toEqual(
    new Map([
      ...built,
      ["script-src", nonce],
      ["style-src", nonce],
      ["worker-src", "'self' blob:"],
      ["trusted-types", "yno default"],
    ]),
  );
});

test("every answer of the development server has the policy, and what is inline its nonce", async () => {
  const vite = await createServer({
    configFile: false,
    root: import.meta.dirname,
    cacheDir: "../../.cache/vite-plugins-test",
    appType: "custom",
    logLevel: "silent",
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, ws: false, watch: null },
    plugins: [devHeaders()],
  });
  await using server = createHttpServer(vite.middlewares).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (typeof address !== "object" || !address) throw new Error("The server has no port.");
  const policies = ["/@vite/client", "/vite-plugins.ts"].map(async (path) => {
    const { headers } = await fetch(`http://127.0.0.1:${address.port}${path}`);
    return headers.get("content-security-policy");
  });
  const [policy, ...others] = await Promise.all(policies);
  const nonce = /'nonce-([\w-]{20,})'/.exec(policy ?? "")?.[1] ?? "";
  expect(policy).toBe(devPolicy(nonce));
  expect(new Set(others)).toEqual(new Set([policy]));

  const page = "<html><head><style>a{}</style></head><body><script>1</script></body></html>";
  const html = await vite.transformIndexHtml("/", page);
  const inline = html.match(/<(?:script|style)\b[^>]*>/g) ?? [];
  expect(inline.length).toBeGreaterThan(3);
  for (const element of inline) expect(element).toContain(`nonce="${nonce}"`);
  await vite.close();
});

test("what is kept is made again only after a change, also where that failed", async () => {
  const watcher = new EventEmitter();
  let made = 0;
  const get = keptUntilChange(watcher, async () => {
    made += 1;
    if (made === 2) throw new Error("It can't be read.");
    return made;
  });
  expect(await Promise.all([get(), get()])).toEqual([1, 1]);
  watcher.emit("all", "change", "/head-script.ts");
  await expect(get()).rejects.toThrow("It can't be read.");
  await expect(get()).rejects.toThrow("It can't be read.");
  watcher.emit("all", "change", "/head-script.ts");
  expect(await get()).toBe(3);
});
