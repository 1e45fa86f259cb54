import { site } from "@yno/brand/site";
import { isScript } from "./clients/target.ts";
import { digestOf } from "./digest.ts";
import { type Entry, type Listing, listingKey } from "./entry-shape.ts";
import type { McpServer } from "./mcp-server.ts";

const about = `${site.brand} lists this server and does not publish it. The version is the server's, or 0.0.0 if none was seen, and after the + a digest of this entry.`;

/**
 * A server of the page in the shape of the registry API, which names sample figures but holds none.
 * What an aggregator keeps under a version never changes, so the version changes with the entry. It
 * isn't a prerelease, as the official registry advises: digests would sort by chance, and below the
 * version of the package (modelcontextprotocol.io/registry/versioning).
 */
export function registryEntry(record: McpServer): Entry {
  const { version } = record.server;
  const entry: Entry = {
    server: { ...record.server, ...withDoubts(record) },
    _meta: { [listingKey]: toListing(record) },
  };
  const digest = digestOf(JSON.stringify(entry));
  return { ...entry, server: { ...entry.server, version: `${version}+${digest}` } };
}

/** The packages, which say of a variable whether its name was seen. */
function withDoubts({ server, listing }: McpServer): Pick<Entry["server"], "packages"> {
  const { unseenVariables = [] } = listing;
  if (unseenVariables.length === 0 || !server.packages) return {};
  const packages = server.packages.map(({ environmentVariables = [], ...each }) => ({
    ...each,
    environmentVariables: environmentVariables.map((variable) => ({
      ...variable,
      description: unseenVariables.includes(variable.name)
        ? `${variable.description} (this name was not seen in the source)`
        : variable.description,
    })),
  }));
  return { packages };
}

const onWindows =
  "On Windows most clients can't start it by themselves. Put cmd /c before the command that they start.";

/** Our part of an entry. */
export function listingIn({ _meta }: Entry): Listing {
  const listing = _meta[listingKey];
  if (listing === undefined) throw new Error(`An entry lacks its _meta under ${listingKey}.`);
  return listing;
}

function toListing({ server, listing, category, installCommand, samples }: McpServer): Listing {
  const { id, tags, author, tier, status, statusNote, replacedBy, notes, license } = listing;
  const { more, tools, seen, probed } = listing;
  const command = server.packages?.[0]?.runtimeHint ?? "";
  return {
    about,
    id,
    category,
    tags,
    author,
    tier,
    status,
    ...(statusNote !== undefined && { statusNote }),
    ...(replacedBy !== undefined && { replacedBy }),
    notes,
    ...(license !== undefined && { license }),
    installCommand,
    ...(isScript(command) && { windows: onWindows }),
    ...(more !== undefined && { more }),
    ...(tools && { tools }),
    seen: {
      ...(seen.stars && { stars: { count: seen.stars.count, of: starsOf, on: seen.stars.on } }),
      ...(seen.downloads && { downloads: seen.downloads }),
      ...(server.version !== "0.0.0" && { version: server.version }),
      ...(seen.lastUpdated !== undefined && { lastUpdated: seen.lastUpdated }),
      ...(seen.versionOn !== undefined && { versionOn: seen.versionOn }),
    },
    ...(samples && { samples }),
    ...(probed && { probed }),
    ...(listing.joinsFlags && { joinsFlags: listing.joinsFlags }),
    ...(listing.passes && { passes: listing.passes }),
    ...(listing.source && { source: listing.source }),
    ...(listing.environmentVariables && { environmentVariables: listing.environmentVariables }),
  };
}

/** What star counts refer to, even if the repository holds other servers too. */
const starsOf = "The whole repository";
