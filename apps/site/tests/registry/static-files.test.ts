import { answerRegistry } from "@yno/registry/answer";
import { registryEntry } from "@yno/registry/entries";
import { createRegistry, readRegistry } from "@yno/registry/registry";
import { listFile, rewrites, staticFiles } from "@yno/registry/static-files";
import { expect, test } from "vitest";
import { mcpServers } from "#content/collections/mcp-servers.ts";

const entries = mcpServers.map(registryEntry);
const registry = createRegistry(entries);
const files = staticFiles(entries);

/** The answer of a host that reads `_redirects`: the file that the first rule leads to. */
function rewritten(address: string): string | undefined {
  for (const rule of rewrites().trim().split("\n")) {
    const [from = "", to = "", status] = rule.split(" ");
    const pattern = from.replaceAll(/:(\w+)/g, "(?<$1>[^/]+)").replaceAll(".", "\\.");
    const groups = new RegExp(`^${pattern}$`).exec(address)?.groups;
    if (!groups && from !== address) continue;
    expect(status).toBe("200");
    return files.get(to.replaceAll(/:(\w+)/g, (_, name) => groups?.[name] ?? "").slice(1));
  }
  return undefined;
}

const addresses = registry.entries.flatMap(({ server }) =>
  [(text: string) => text, encodeURIComponent].flatMap((written) =>
    ["", "/latest", `/${written(server.version)}`].map(
      (rest) => `/v0.1/servers/${written(server.name)}/versions${rest}`,
    ),
  ),
);

test("every address of a server answers on a static host what our server answers", () => {
  for (const address of addresses) {
    const live = answerRegistry(registry, address, "").body;
    expect(JSON.parse(rewritten(address) ?? "null"), address).toEqual(live);
    expect(files.get(`${address.slice(1)}/index.html`), address).toBe(rewritten(address));
  }
});

test("the list is one page with every server and no cursor", () => {
  const list = JSON.parse(rewritten("/v0.1/servers") ?? "null");
  expect(list).toEqual({ servers: entries, metadata: { count: entries.length } });
  expect(files.get("v0.1/servers/index.html")).toBe(files.get(listFile));
});

test("our server reads the list back as it was written", () => {
  expect(readRegistry(files.get(listFile) ?? "")?.entries).toEqual(entries);
});

test.each(["", "{}", "[1]", "null", '{"servers":[{}],"metadata":{"count":1}}', "\u0000"])(
  "%j isn't a registry, and reading it does not throw",
  (text) => {
    expect(readRegistry(text)).toBeUndefined();
  },
);

test("a host that sends the JSON as HTML doesn't contain elements", () => {
  const [entry] = entries;
  if (!entry) throw new Error("There are no servers.");
  const loud = { ...entry, server: { ...entry.server, title: "<script>a</script>" } };
  for (const text of staticFiles([loud]).values()) expect(text).not.toContain("<");
});

test("an unknown server has no file", () => {
  expect(rewritten("/v0.1/servers/nobody/nothing/versions/latest")).toBeUndefined();
});
