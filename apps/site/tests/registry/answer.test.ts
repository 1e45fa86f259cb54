import { answerRegistry, cursorAfter } from "@yno/registry/answer";
import { listingIn, registryEntry } from "@yno/registry/entries";
import { createRegistry } from "@yno/registry/registry";
import fc from "fast-check";
import { expect, test } from "vitest";
import { mcpServers } from "#content/collections/mcp-servers.ts";

const registry = createRegistry(mcpServers.map(registryEntry));
const names = registry.entries.map(({ server }) => server.name);
const [git = ""] = names.filter((name) => name.endsWith("/git"));

const ask = (path: string, query = "") => answerRegistry(registry, path, query);

function list(query: string) {
  const { status, body } = ask("/v0.1/servers", query);
  if (!("servers" in body)) throw new Error(`${query} gave ${status}: ${JSON.stringify(body)}`);
  return { names: body.servers.map(({ server }) => server.name), ...body.metadata };
}

test("the list comes in pages of 30, and the cursors lead through all of it once", () => {
  const first = list("");
  expect(first.count).toBe(30);
  const found = [...first.names];
  let cursor = first.nextCursor;
  while (cursor !== undefined) {
    const page = list(`?cursor=${cursor}`);
    expect(page.count).toBe(page.names.length);
    found.push(...page.names);
    cursor = page.nextCursor;
  }
  expect(found).toEqual(names);
});

test("for any limit and search, the pages together match a plain filter", () => {
  const searches = fc.oneof(
    fc.constantFrom("", "GIT", "io.github", "docker run", "microsoft", "search", "Ü"),
    fc.string(),
  );
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 100 }), searches, (limit, search) => {
      const wanted = search.toLowerCase();
      const expected = registry.entries.filter((entry) => {
        const { name, title, description } = entry.server;
        const { author, category, installCommand, tags } = listingIn(entry);

        return [name, title, description, author, category, installCommand, ...tags].some((text) =>
          text.toLowerCase().includes(wanted),
        );
      });
      const found: string[] = [];
      const query = new URLSearchParams({ limit: String(limit), search });
      for (let page = 0; page <= 101; page += 1) {
        const { names: part, nextCursor } = list(`?${query}`);
        found.push(...part);
        if (nextCursor === undefined) break;
        expect(part).toHaveLength(limit);
        query.set("cursor", nextCursor);
      }
      expect(found).toEqual(expected.map(({ server }) => server.name));
    }),
  );
});

test.each(["(", "é", "😀"])(
  "500 times %s may be searched for, and one more may not",
  (character) => {
    const search = (times: number) =>
      ask("/v0.1/servers", `?search=${encodeURIComponent(character.repeat(times))}`);
    expect(search(500)).toEqual({ status: 200, body: { servers: [], metadata: { count: 0 } } });
    expect(search(501)).toEqual({
      status: 400,
      body: { error: "search has more than 500 characters. Shorten it." },
    });
  },
);

test("the last page has no cursor to a next, also where it is full", () => {
  expect(list("?limit=100")).toMatchObject({ count: names.length });
  expect(list("?limit=100").nextCursor).toBeUndefined();
});

test.each(["-1", "0", "101", "1000000000", "1e2", "1.5", "ten", "%00", "９"])(
  "limit=%s is refused",
  (limit) => {
    expect(ask("/v0.1/servers", `?limit=${limit}`)).toEqual({
      status: 400,
      body: { error: "limit must be a whole number from 1 to 100. Correct it." },
    });
  },
);

test.each(["nonsense", "%00", "W10", cursorAfter("nobody/nothing"), `${cursorAfter(git)}=`])(
  "cursor=%s is refused",
  (cursor) => {
    expect(ask("/v0.1/servers", `?cursor=${cursor}`)).toEqual({
      status: 400,
      body: { error: "cursor isn't from this registry. Start again without it." },
    });
  },
);

test.each(["yesterday", "2026-11-20", "2026-02-30T00:00:00Z", "2026-11-20T24:00:00Z", "0"])(
  "updated_since=%s is refused",
  (since) => {
    expect(ask("/v0.1/servers", `?updated_since=${since}`).status).toBe(400);
  },
);

test.each([
  "2026-11-21T23:59:59Z",
  "2026-11-26T08:00:00%2B08:00",
  "2026-11-26t00:00:00z",
  "2026-12-31T23:59:60.001Z",
])("no entry has a time, so none is missing from those updated since %s", (since) => {
  expect(list(`?updated_since=${since}`)).toEqual(list(""));
});

test("version is latest, or that of an entry, encoded or not, and any other finds nothing", () => {
  expect(list("?version=latest").count).toBe(30);
  for (const { name, version } of registry.entries.map(({ server }) => server)) {
    for (const written of [version, encodeURIComponent(version)]) {
      expect(list(`?version=${written}`).names).toEqual([name]);
    }
  }
  expect(list("?version=1.0.0").count).toBe(0);
});

test("parameters without a value, and unknown ones, change nothing", () => {
  expect(list("?limit=&search=&cursor=&version=&updated_since=&include_deleted=&a=b")).toEqual(
    list(""),
  );
});

test("include_deleted is true or false, and nothing was ever deleted", () => {
  expect(list("?include_deleted=true")).toEqual(list("?include_deleted=false"));
  expect(ask("/v0.1/servers", "?include_deleted=perhaps").status).toBe(400);
});

test.each(registry.entries.map(({ server }) => server))(
  "$name answers under its plain and its encoded name",
  ({ name, version }) => {
    for (const written of [name, encodeURIComponent(name), name.replace("/", "%2f")]) {
      const { body: versions } = ask(`/v0.1/servers/${written}/versions`);
      const { body: latest } = ask(`/v0.1/servers/${written}/versions/latest`);
      expect(latest).toMatchObject({ server: { name } });
      for (const exact of [version, encodeURIComponent(version)]) {
        expect(ask(`/v0.1/servers/${written}/versions/${exact}`).body).toEqual(latest);
      }
      expect(versions).toEqual({ servers: [latest], metadata: { count: 1 } });
    }
  },
);

test.each([
  "/v0.1/servers/nobody%2Fnothing/versions",
  "/v0.1/servers/nobody/nothing/versions/latest",
  "/v0.1/servers/..%2F..%2Fetc%2Fpasswd/versions/latest",
  "/v0.1/servers/../../package.json/versions",
  "/v0.1/servers/%2e%2e/%2e%2e/versions/latest",
  `/v0.1/servers/${encodeURIComponent(encodeURIComponent(git))}/versions`,
  `/v0.1/servers/${git.toUpperCase()}/versions`,
  `/v0.1/servers/${git}//versions`,
  "/v0.1/servers//versions",
  "/v0.1/servers/__proto__/versions/latest",
  `/v0.1/servers/%00${git}/versions`,
])("%s is an unlisted server", (path) => {
  expect(ask(path)).toEqual({
    status: 404,
    body: { error: "Server not found. /v0.1/servers lists the names." },
  });
});

test("an unknown version of a known server is not found", () => {
  expect(ask(`/v0.1/servers/${git}/versions/1.0.0`)).toEqual({
    status: 404,
    body: {
      error: `Server version not found. The only one is ${registry.byName.get(git)?.server.version}, or latest.`,
    },
  });
});

test.each(["/v0.1/", "/v0.1/publish", "/v0.1/serversx", `/v0.1/servers/${git}`, "/v0.2/servers"])(
  "%s leads nowhere",
  (path) => {
    expect(ask(path)).toMatchObject({ status: 404, body: { error: expect.any(String) } });
  },
);

test("a path with broken encoding is refused", () => {
  expect(ask("/v0.1/servers/%E0%A4%A/versions").status).toBe(400);
});

test("no path and no query throws, and what is refused says why in a sentence", () => {
  const path = fc.oneof(
    fc.string({ unit: "binary" }),
    fc.string().map((text) => `/v0.1/servers/${text}/versions`),
    fc.webPath().map((text) => `/v0.1/servers${text}`),
  );
  const query = fc.oneof(
    fc.string({ unit: "binary" }),
    fc.webQueryParameters().map((text) => `?${text}`),
    fc
      .tuple(
        fc.constantFrom("limit", "cursor", "search", "version", "updated_since"),
        fc.oneof(fc.string({ unit: "binary" }), fc.constant("(".repeat(10_000))),
      )
      .map(([name, value]) => `?${name}=${value}`),
  );
  fc.assert(
    fc.property(fc.oneof(path, fc.constant("/v0.1/servers")), query, (where, what) => {
      const { status, body } = ask(where, what);
      if ("error" in body) {
        expect(status).toBeGreaterThanOrEqual(400);
        expect(body.error).toMatch(/\.$/);
      } else {
        expect(status).toBe(200);
      }
    }),
  );
});
