import type { McpListing } from "./mcp-server.ts";
import { registryName } from "./names.ts";
import type { ServerJson } from "./server-json.ts";
import { environmentOf, type Startable, startWords } from "./transport.ts";

/** What a comparison reads of a server: a record with what its card says, or an entry of the API. */
export type Comparable = {
  title: string;
  /** Absent where none was seen. */
  version?: string;
  server: Pick<ServerJson, "name" | "packages" | "remotes">;
  listing: Startable["listing"] & Pick<McpListing, Said> & { seen: Pick<Seen, ReadDays> };
};

type Seen = McpListing["seen"];
type ReadDays = "lastUpdated" | "versionOn";
type Said =
  | ("id" | "author" | "tier" | "status" | "replacedBy")
  | ("license" | "more" | "tools" | "probed");

/**
 * A server's side of a comparison. What isn't recorded is undefined, and nothing is a score. Whether
 * data leaves the machine isn't recorded of any server.
 */
export function compared({ title, version, server, listing }: Comparable) {
  const words = startWords({ server, listing });
  const remotes = server.remotes ?? [];
  const { id, author, tier, status, license, replacedBy, more, tools, seen, probed } = listing;
  const requiredSecrets = secretsOf({ server, listing });
  return {
    id,
    title,
    transports: [...(words ? ["stdio"] : []), ...remotes.map(({ type }) => type)],
    /** The command, or the address of a hosted server. */
    launch: words?.join(" ") ?? remotes[0]?.url ?? "",
    /** 'npx', 'uvx', 'docker'; undefined if nothing is started here. */
    runtime: words?.[0],
    signIn: signInOf(requiredSecrets, probed?.answer),
    license,
    publisher: author,
    tier,
    /** The name that the official registry gave to whoever controls its namespace. */
    provenName: registryName({ server, listing }),
    version,
    /** The days of its last release, and on which we read the version. */
    released: seen.lastUpdated,
    readOn: seen.versionOn,
    status,
    replacedBy,
    tools: tools?.count ?? tools?.names?.length,
    toolNames: tools?.names,
    /** Names of the variables and headers whose secrets it can't do without. */
    requiredSecrets,
    /** How to widen a server that is held back; undefined if it isn't. */
    heldBack: more,
  };
}

/** Of a package its variables, and of a hosted server its headers. */
function secretsOf({ server, listing }: Startable): readonly string[] {
  if (startWords({ server, listing })) {
    return environmentOf({ server, listing })
      .filter(({ isSecret, isRequired }) => isSecret && isRequired)
      .map(({ name }) => name);
  }
  return (server.remotes?.[0]?.headers ?? [])
    .filter(({ variables = {} }) => Object.values(variables).some(({ isSecret }) => isSecret))
    .map(({ name }) => name);
}

/** What proves who calls: a secret that you give, the client's sign-in, or neither. */
function signInOf(
  secrets: readonly string[],
  answer: string | undefined,
): "secret" | "client" | "none" | undefined {
  if (secrets.length > 0) return "secret";
  if (answer === "needs-sign-in") return "client";
  return answer === "answers" ? "none" : undefined;
}
