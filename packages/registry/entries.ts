import { site } from "@yno/brand/site";
import { digestOf } from "./digest.ts";
import { type Entry, type Listing, listingKey, serverSchema } from "./entry-shape.ts";
import type { McpServer } from "./mcp-server.ts";
import { listedName } from "./names.ts";
import { toPackages, toRemotes } from "./packages.ts";
import { isScript } from "./windows.ts";

const about = `${site.brand} lists this server and does not publish it. The version is the server's, or 0.0.0 if none was seen, and after the + a digest of this entry.`;

/**
 * A server of the page in the shape of the registry API, which names sample figures but holds none.
 * What an aggregator keeps under a version never changes, so the version changes with the entry. It
 * isn't a prerelease, as the official registry advises: digests would sort by chance, and below the
 * version of the package (modelcontextprotocol.io/registry/versioning).
 */
export function registryEntry(server: McpServer): Entry {
  const packages = toPackages(server);
  const remotes = toRemotes(server);
  const version = server.basis.version === "seen" ? server.version : "0.0.0";
  const entry: Entry = {
    server: {
      $schema: serverSchema,
      name: listedName(server),
      title: server.name,
      description: server.description,
      version,
      repository: parseRepository(server.githubUrl),
      ...(packages.length > 0 && { packages }),
      ...(remotes.length > 0 && { remotes }),
    },
    _meta: { [listingKey]: toListing(server) },
  };
  const digest = digestOf(JSON.stringify(entry));
  return { ...entry, server: { ...entry.server, version: `${version}+${digest}` } };
}

const onWindows =
  "On Windows most clients can't start it by themselves. Put cmd /c before the command that they start.";

/** Our part of an entry. */
export function listingIn({ _meta }: Entry): Listing {
  const listing = _meta[listingKey];
  if (listing === undefined) throw new Error(`An entry lacks its _meta under ${listingKey}.`);
  return listing;
}

function toListing(server: McpServer): Listing {
  const { id, category, tags, author, tier, status, statusNote, notes, license, tools } = server;
  const { launch } = server;
  return {
    about,
    id,
    category,
    tags: [...tags],
    author,
    tier,
    status,
    ...(statusNote !== undefined && { statusNote }),
    notes,
    ...(license !== undefined && { license }),
    installCommand: server.installCommand,
    ...(launch.kind === "package" && isScript(launch.command) && { windows: onWindows }),
    ...(server.more !== undefined && { more: server.more }),
    ...toTools(tools),
    seen: toSeen(server),
    ...(server.samples && { samples: [...server.samples] }),
  };
}

/** An empty list would mean that a server has no tools, when they just haven't been listed. */
function toTools({ count, names }: McpServer["tools"]): Pick<Listing, "tools"> {
  if (count === undefined && names.length === 0) return {};
  return {
    tools: {
      ...(count !== undefined && { count }),
      ...(names.length > 0 && { names: [...names] }),
    },
  };
}

/** What star counts refer to, even if the repository holds other servers too. */
const starsOf = "The whole repository";

function toSeen({ basis, stars, downloads, version, lastUpdated }: McpServer): Listing["seen"] {
  const { starsSeenOn, downloadsOf } = basis;
  return {
    ...(basis.stars === "seen" &&
      starsSeenOn && { stars: { count: stars, of: starsOf, on: starsSeenOn } }),
    ...(basis.downloads === "seen" &&
      downloadsOf && { downloads: { count: downloads, of: downloadsOf } }),
    ...(basis.version === "seen" && { version }),
    ...(basis.lastUpdated === "seen" && { lastUpdated }),
  };
}

function parseRepository(address: string): Entry["server"]["repository"] {
  const [url = address, subfolder] = address.split("/tree/main/");
  return { url, source: "github", ...(subfolder !== undefined && { subfolder }) };
}
