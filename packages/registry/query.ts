import type { Registry } from "./registry.ts";

const limits = { default: 30, most: 100 } as const;

/**
 * In characters. The texts of an entry that are searched are shorter, and 500 characters fit into the
 * addresses that our server reads even when each is sent as four encoded bytes.
 */
const longestSearch = 500;

/** The query of a list, or a sentence that explains what is wrong with it. */
export type ListQuery = {
  limit: number;
  /** What is searched for; empty for everything. */
  text: string;
  /** The name of the last entry of the page before. */
  after: string | undefined;
  version: string | undefined;
  /** In milliseconds. */
  updatedSince: number | undefined;
};

/** A word of the query that cannot be read. */
export type Problem = { problem: string };

/**
 * Reads the query of a list. A parameter without a value counts as absent, because clients send
 * `&search=`; unknown ones are ignored; of two with the same name the first counts.
 */
export function readListQuery(query: string, registry: Registry): ListQuery | Problem {
  const parameters = new URLSearchParams(query);
  const given = (name: string) => parameters.get(name) || undefined;
  const limit = readLimit(given("limit"));
  const cursor = given("cursor");
  const after = cursor === undefined ? undefined : readCursor(cursor);
  const since = given("updated_since");
  const updatedSince = since === undefined ? undefined : readMoment(since);
  const deleted = given("include_deleted");
  const text = given("search") ?? "";

  if (limit === undefined) {
    return { problem: `limit must be a whole number from 1 to ${limits.most}. Correct it.` };
  }
  if (cursor !== undefined && (after === undefined || !registry.byName.has(after))) {
    return { problem: "cursor isn't from this registry. Start again without it." };
  }
  if (since !== undefined && updatedSince === undefined) {
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
  return { limit, text, after, version: given("version"), updatedSince };
}

function readLimit(text: string | undefined): number | undefined {
  if (text === undefined) return limits.default;
  const limit = /^\d{1,9}$/.test(text) ? Number(text) : 0;
  return limit >= 1 && limit <= limits.most ? limit : undefined;
}

const rfc3339 =
  /^(\d{4})-(\d{2})-(\d{2})[Tt]([01]\d|2[0-3]):[0-5]\d:(?:[0-5]\d|60)(?:\.\d+)?(?:[Zz]|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/;

function readMoment(text: string): number | undefined {
  const [, year, month, day] = rfc3339.exec(text) ?? [];
  if (year === undefined) return undefined;
  // Date.parse takes 31 February for 3 March, and no leap second.
  const date = new Date(`${year}-${month}-${day}T00:00:00Z`);
  if (Number.isNaN(date.getTime()) || date.getUTCDate() !== Number(day)) return undefined;
  const moment = Date.parse(text.toUpperCase().replace(/:60(?=[.Z+-])/, ":59"));
  return Number.isNaN(moment) ? undefined : moment;
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
