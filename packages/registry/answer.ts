import type { Entry } from "./entry-shape.ts";
import { type Registry, wholeList } from "./registry.ts";
import { search } from "./search.ts";

type List = {
  servers: readonly Entry[];
  metadata: { count: number; nextCursor?: string };
};

/** An answer of the registry API. Its body is JSON. */
type RegistryAnswer =
  | { status: 200; body: List | Entry }
  | { status: 400 | 404; body: { error: string } };

/** The path of the API. A client appends it to the address it was given. */
export const apiPath = "/v0.1/";

/**
 * Answers a GET of the registry API. Total: every path and query has an answer, and none throws.
 *
 * @param path percent-encoded, as it came over the wire
 * @param query empty, or beginning with '?'
 */
export function answerRegistry(registry: Registry, path: string, query: string): RegistryAnswer {
  const wanted = readPath(path);
  switch (wanted.kind) {
    case "list":
      return listAnswer(registry, query);
    case "versions":
      return entryAnswer(registry.byName.get(wanted.name), (entry) => wholeList([entry]));
    case "version":
      return versionAnswer(registry.byName.get(wanted.name), wanted.version);
    case "unreadable":
      return { status: 400, body: { error: "The path is not percent-encoded. Encode it again." } };
    case "unknown":
      return notFound(
        `There is nothing here. Ask for ${apiPath}servers, or for ${apiPath}servers/{name}/versions and its versions.`,
      );
  }
}

type Wanted =
  | { kind: "list" | "unreadable" | "unknown" }
  | { kind: "versions"; name: string }
  | { kind: "version"; name: string; version: string };

/** A name may come as two segments, or as one with an encoded slash. */
function readPath(path: string): Wanted {
  if (!path.startsWith(`${apiPath}servers`)) return { kind: "unknown" };
  let segments: string[];
  try {
    segments = path.slice(apiPath.length).replace(/\/$/, "").split("/").map(decodeURIComponent);
  } catch {
    return { kind: "unreadable" };
  }
  const [servers, ...rest] = segments;
  if (servers !== "servers") return { kind: "unknown" };
  if (rest.length === 0) return { kind: "list" };
  if (rest.at(-1) === "versions") return { kind: "versions", name: rest.slice(0, -1).join("/") };
  const [versions, version] = rest.slice(-2);
  if (versions !== "versions" || version === undefined) return { kind: "unknown" };
  return { kind: "version", name: rest.slice(0, -2).join("/"), version };
}

function listAnswer(registry: Registry, query: string): RegistryAnswer {
  const wanted = readListQuery(query, registry);
  if ("problem" in wanted) return { status: 400, body: { error: wanted.problem } };
  const { limit, after, text, version } = wanted;
  const start = registry.entries.findIndex(({ server }) => server.name === after) + 1;
  const found = search(registry.searchable.slice(start), text).filter(
    (entry) => version === undefined || isVersion(entry, version),
  );
  const servers = found.slice(0, limit);
  const last = servers.at(-1);
  const metadata = {
    count: servers.length,
    ...(last && found.length > limit && { nextCursor: cursorAfter(last.server.name) }),
  };
  return { status: 200, body: { servers, metadata } };
}

function versionAnswer(entry: Entry | undefined, version: string): RegistryAnswer {
  if (entry && !isVersion(entry, version)) {
    return notFound(
      `Server version not found. The only one is ${entry.server.version}, or latest.`,
    );
  }
  return entryAnswer(entry, (found) => found);
}

function entryAnswer(
  entry: Entry | undefined,
  body: (entry: Entry) => List | Entry,
): RegistryAnswer {
  return entry
    ? { status: 200, body: body(entry) }
    : notFound(`Server not found. ${apiPath}servers lists the names.`);
}

function notFound(error: string): RegistryAnswer {
  return { status: 404, body: { error } };
}

/** Every entry has one version, which is the latest too. */
function isVersion({ server }: Entry, version: string): boolean {
  return version === "latest" || version === server.version;
}

const limits = { default: 30, most: 100 } as const;

/**
 * In characters. The texts of an entry that are searched are shorter, and 500 characters fit into the
 * addresses that our server reads even when each is sent as four encoded bytes.
 */
const longestSearch = 500;

/** The query of a list, or a sentence that explains what is wrong with it. */
type ListQuery = {
  limit: number;
  /** What is searched for; empty for everything. */
  text: string;
  /** The name of the last entry of the page before. */
  after: string | undefined;
  version: string | undefined;
};

/** A word of the query that cannot be read. */
type Problem = { problem: string };

/**
 * Reads the query of a list. A parameter without a value counts as absent, because clients send
 * `&search=`; unknown ones are ignored; of two with the same name the first counts. A time in
 * `updated_since` leaves nothing out: no entry has one, and one that changed must not be missed.
 */
function readListQuery(query: string, registry: Registry): ListQuery | Problem {
  const parameters = new URLSearchParams(query);
  const given = (name: string) => parameters.get(name) || undefined;
  const limit = readLimit(given("limit"));
  const cursor = given("cursor");
  const after = cursor === undefined ? undefined : readCursor(cursor);
  const since = given("updated_since");
  const deleted = given("include_deleted");
  const text = given("search") ?? "";

  if (limit === undefined) {
    return { problem: `limit must be a whole number from 1 to ${limits.most}. Correct it.` };
  }
  if (cursor !== undefined && (after === undefined || !registry.byName.has(after))) {
    return { problem: "cursor isn't from this registry. Start again without it." };
  }
  if (since !== undefined && !isMoment(since)) {
    return {
      problem: "updated_since must be a time as in RFC 3339. Write it as 2026-11-20T00:00:00Z.",
    };
  }
  if (deleted !== undefined && deleted !== "true" && deleted !== "false") {
    return { problem: "include_deleted must be true or false. Correct it." };
  }
  if ([...text].length > longestSearch) {
    return { problem: `search has more than ${longestSearch} characters. Shorten it.` };
  }
  // A plus that isn't encoded is a space in a query.
  return { limit, text, after, version: given("version")?.replaceAll(" ", "+") };
}

function readLimit(text: string | undefined): number | undefined {
  if (text === undefined) return limits.default;
  const limit = /^\d{1,9}$/.test(text) ? Number(text) : 0;
  return limit >= 1 && limit <= limits.most ? limit : undefined;
}

const rfc3339 =
  /^(\d{4})-(\d{2})-(\d{2})[Tt]([01]\d|2[0-3]):[0-5]\d:(?:[0-5]\d|60)(?:\.\d+)?(?:[Zz]|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/;

function isMoment(text: string): boolean {
  const [, year, month, day] = rfc3339.exec(text) ?? [];
  // Date takes 31 February for 3 March.
  return new Date(`${year}-${month}-${day}T00:00:00Z`).getUTCDate() === Number(day);
}

/** A cursor is opaque to clients: it holds the name of the last entry that was answered. */
export function cursorAfter(name: string): string {
  return Buffer.from(`after ${name}`, "utf8").toString("base64url");
}

/** The name that a cursor holds; undefined when it isn't one of ours. */
function readCursor(cursor: string): string | undefined {
  const name = /^after (.+)$/.exec(Buffer.from(cursor, "base64url").toString("utf8"))?.[1];
  // Decoding skips characters outside base64, so check that encoding again gives the same text.
  return name !== undefined && cursorAfter(name) === cursor ? name : undefined;
}
