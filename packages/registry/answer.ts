import { listingIn, listingVersion } from "./entries.ts";
import type { Entry } from "./entry-shape.ts";
import { cursorAfter, type Problem, readListQuery } from "./query.ts";
import type { Registry } from "./registry.ts";
import { search } from "./search.ts";

type List = {
  servers: readonly Entry[];
  metadata: { count: number; nextCursor?: string };
};

/** An answer of the registry API. Its body is JSON. */
export type RegistryAnswer =
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
      return entryAnswer(registry.byName.get(wanted.name), (entry) => ({
        servers: [entry],
        metadata: { count: 1 },
      }));
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
  if (isProblem(wanted)) return { status: 400, body: { error: wanted.problem } };
  const { limit, after, text, version, updatedSince } = wanted;
  const start = registry.entries.findIndex(({ server }) => server.name === after) + 1;
  const found = search(registry.searchable.slice(start), text)
    .filter((entry) => version === undefined || isVersion(entry, version))
    .filter((entry) => updatedSince === undefined || listedAt(entry) >= updatedSince);
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
    return notFound(`Server version not found. The only one is ${listingVersion}, or latest.`);
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

function isProblem(read: object): read is Problem {
  return "problem" in read;
}

/** Every entry has one version, which is the latest too. */
function isVersion({ server }: Entry, version: string): boolean {
  return version === "latest" || version === server.version;
}

function listedAt(entry: Entry): number {
  return Date.parse(`${listingIn(entry).listedOn}T00:00:00Z`);
}
