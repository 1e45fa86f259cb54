import { site } from "@yno/brand/site";
import { isScript } from "./clients/target.ts";
import { digestOf } from "./digest.ts";
import {
  type Entry,
  entryListingShape,
  type Listing,
  listingKey,
  seenShape,
} from "./entry-shape.ts";
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

function toListing(record: McpServer): Listing {
  const { server, listing, category, installCommand, samples } = record;
  const { seen } = listing;
  // A test reads every entry by these shapes.
  return ordered(entryListingShape.shape, {
    ...listing,
    ...{ about, category, installCommand, samples },
    windows: isScript(server.packages?.[0]?.runtimeHint ?? "") ? onWindows : undefined,
    seen: ordered(seenShape.shape, {
      ...seen,
      stars: seen.stars && { ...seen.stars, of: starsOf },
      version: server.version === "0.0.0" ? undefined : server.version,
    }),
  }) as Listing;
}

/** The fields of a shape that are defined, in its order. */
function ordered(shape: object, fields: Readonly<Record<string, unknown>>): object {
  const kept = Object.keys(shape).filter((key) => fields[key] !== undefined);
  return Object.fromEntries(kept.map((key) => [key, fields[key]]));
}

/** What star counts refer to, even if the repository holds other servers too. */
const starsOf = "The whole repository";
