import * as z from "zod";
import { type ReadLimits, RefusedAnswer, readAddress, readJsonFile } from "./bounded-reading.ts";

/** What reading a registry may cost. The official one had about 31,000 servers in November 2026. */
export const upstreamLimits = {
  bytes: 5_000_000,
  depth: 32,
  answerMs: 15_000,
  pages: 600,
  entries: 60_000,
  totalMs: 300_000,
} satisfies ReadLimits & Record<string, number>;

const statuses = ["active", "deprecated", "deleted"] as const;

const officialKey = "io.modelcontextprotocol.registry/official";

const upstreamShape = z.looseObject({
  server: z.looseObject({
    name: z.string().min(1).max(200),
    version: z.string().min(1).max(255),
    packages: z.array(z.unknown()).max(100).optional(),
    remotes: z.array(z.unknown()).max(100).optional(),
  }),
  _meta: z.looseObject({
    [officialKey]: z
      .looseObject({
        status: z.enum(statuses),
        statusMessage: z.string().max(500).optional(),
        isLatest: z.boolean().optional(),
      })
      .optional(),
  }),
});

const pageShape = z.looseObject({
  servers: z.array(upstreamShape).max(1_000),
  metadata: z.looseObject({ nextCursor: z.string().max(1_000).optional() }),
});

/** A server as another registry lists it. What we map of it is checked where it's mapped. */
export type UpstreamServer = {
  name: string;
  version: string;
  packages: readonly unknown[];
  remotes: readonly unknown[];
  status: (typeof statuses)[number];
  statusMessage: string;
};

/**
 * The newest version of each server of a registry that speaks v0.1, from its address or from a file
 * with one page or a list of them. Throws a RefusedAnswer, and nothing is taken from a registry that
 * breaks off.
 *
 * @param since an RFC 3339 time; only what changed after it is asked for
 */
export async function readUpstream(
  from: string,
  since?: string,
  limits: typeof upstreamLimits = upstreamLimits,
): Promise<ReadonlyMap<string, UpstreamServer>> {
  const pages = /^https?:/.test(from)
    ? await readPages(from, since, limits)
    : [await readJsonFile(from, limits)].flat().map((page) => checkedPage(from, page));
  const found = new Map<string, UpstreamServer>();
  for (const { server, _meta } of pages.flatMap(({ servers }) => servers)) {
    const official = _meta[officialKey];
    if (official?.isLatest === false) continue;
    const { name, version, packages = [], remotes = [] } = server;
    if (found.has(name)) {
      throw new RefusedAnswer(`${from} lists two newest versions of ${name}.`);
    }
    const { status = "active", statusMessage = "" } = official ?? {};
    found.set(name, { name, version, packages, remotes, status, statusMessage });
  }
  return found;
}

type Page = z.infer<typeof pageShape>;

async function readPages(
  base: string,
  since: string | undefined,
  limits: typeof upstreamLimits,
): Promise<readonly Page[]> {
  const ends = performance.now() + limits.totalMs;
  const pages: Page[] = [];
  const cursors = new Set<string>();
  let entries = 0;
  let cursor: string | undefined;
  do {
    if (pages.length === limits.pages) {
      throw new RefusedAnswer(`${base} has more than ${limits.pages} pages.`);
    }
    const answerMs = Math.min(limits.answerMs, ends - performance.now());
    if (answerMs <= 0) {
      throw new RefusedAnswer(`${base} takes longer than ${limits.totalMs / 1000} s.`);
    }
    const address = URL.parse(`${base.replace(/\/$/, "")}/v0.1/servers`);
    if (!address) throw new RefusedAnswer(`${base} isn't an address.`);
    const query = { limit: "100", version: "latest", updated_since: since, cursor };
    for (const [name, value] of Object.entries(query)) {
      if (value !== undefined) address.searchParams.set(name, value);
    }
    const page = checkedPage(
      address.href,
      await readAddress(address.href, { ...limits, answerMs: Math.ceil(answerMs) }),
    );
    entries += page.servers.length;
    if (entries > limits.entries) {
      throw new RefusedAnswer(`${base} lists more than ${limits.entries} servers.`);
    }
    pages.push(page);
    cursor = page.metadata.nextCursor || undefined;
    if (cursor !== undefined && cursors.has(cursor)) {
      throw new RefusedAnswer(`${base} gives the cursor ${cursor} twice, so its list never ends.`);
    }
    if (cursor !== undefined) cursors.add(cursor);
  } while (cursor !== undefined);
  return pages;
}

function checkedPage(place: string, page: unknown): Page {
  const { data, error } = pageShape.safeParse(page);
  if (data) return data;
  const [issue] = error.issues;
  throw new RefusedAnswer(
    `${place} isn't a list of the Registry API v0.1: ${issue?.path.join(".") || "it"}: ${issue?.message}.`,
  );
}

const npmShape = z.looseObject({
  version: z.string().regex(/^\d[\w.+-]{0,60}$/),
  deprecated: z.union([z.string().max(2_000), z.boolean()]).optional(),
});

/** The newest release of a package of npm, and what its authors say if they've given it up. */
export type NpmRelease = { version: string; deprecated?: string };

/** What npm may cost: each document is that of one release. */
const npmLimits = { bytes: 1_000_000, depth: 32, answerMs: 15_000 } satisfies ReadLimits;

/**
 * The newest releases of these packages, from a registry's address or a file that has them by name.
 * A package that isn't there is left out. Throws a RefusedAnswer.
 */
export async function readNpm(
  from: string,
  names: readonly string[],
): Promise<ReadonlyMap<string, NpmRelease>> {
  const isAddress = /^https?:/.test(from);
  const file: unknown = isAddress ? {} : await readJsonFile(from, npmLimits);
  const found = new Map<string, NpmRelease>();
  // One after another: this is a courtesy to a registry that serves everybody.
  for (const name of names) {
    const document = isAddress
      ? await readAddress(
          `${from.replace(/\/$/, "")}/${name.replace("/", "%2f")}/latest`,
          npmLimits,
        )
      : Object.getOwnPropertyDescriptor(Object(file), name)?.value;
    if (document === undefined) continue;
    const { data } = npmShape.safeParse(document);
    if (!data) throw new RefusedAnswer(`${from} gives no release of ${name} that can be read.`);
    const { version, deprecated } = data;
    found.set(name, {
      version,
      ...(deprecated && { deprecated: typeof deprecated === "string" ? deprecated : "" }),
    });
  }
  return found;
}
