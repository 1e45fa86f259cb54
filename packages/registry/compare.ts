import { registryName } from "./names.ts";
import type { ServerJson } from "./server-json.ts";
import { environmentOf, type Startable, startWords } from "./transport.ts";

/** How many servers are compared at most. */
export const mostCompared = 4;

/** What a comparison reads of a server: a record with what its card says, or an entry of the API. */
export type Comparable = {
  title: string;
  /** Absent where none was seen. */
  version?: string;
  server: Pick<ServerJson, "name" | "packages" | "remotes">;
  listing: Startable["listing"] & {
    id: string;
    author: string;
    tier: string;
    status: string;
    replacedBy?: string;
    license?: string;
    more?: string;
    tools?: { count?: number; names?: readonly string[] };
    probed?: { on: string; answer: string };
    seen: { lastUpdated?: string; versionOn?: string };
  };
};

/**
 * A server's side of a comparison. What isn't recorded is absent, and nothing is a score. Whether data
 * leaves the machine isn't recorded of any server.
 */
export type Compared = {
  id: string;
  title: string;
  /** 'stdio', 'streamable-http', 'sse'. */
  transports: readonly string[];
  /** The program, or the address of a hosted server. */
  launch: string;
  /** 'npx', 'uvx', 'docker'; absent if nothing is started here. */
  runtime?: string;
  /** What proves who calls: a secret that you give, the client's sign-in, or neither. */
  signIn?: "secret" | "client" | "none";
  license?: string;
  publisher: string;
  tier: string;
  /** The name that the official registry gave to whoever controls its namespace. */
  provenName?: string;
  version?: string;
  /** The days of its last release, and on which we read the version. */
  released?: string;
  readOn?: string;
  status: string;
  replacedBy?: string;
  tools?: number;
  toolNames?: readonly string[];
  /** Names of the variables and headers whose secrets it can't do without. */
  requiredSecrets: readonly string[];
  /** How to widen a server that is held back; absent if it isn't. */
  heldBack?: string;
};

/** A server's side of a comparison. */
export function compared({ title, version, server, listing }: Comparable): Compared {
  const words = startWords({ server, listing });
  const remotes = server.remotes ?? [];
  const provenName = registryName({ server, listing });
  const { license, replacedBy, more, tools, seen, probed } = listing;
  const requiredSecrets = secretsOf({ server, listing });
  const signIn = signInOf(requiredSecrets, probed?.answer);
  const known = {
    runtime: words?.[0],
    signIn,
    license,
    provenName,
    version,
    released: seen.lastUpdated,
    readOn: seen.versionOn,
    replacedBy,
    tools: tools?.count ?? tools?.names?.length,
    toolNames: tools?.names,
    heldBack: more,
  };
  return {
    id: listing.id,
    title,
    transports: [...(words ? ["stdio"] : []), ...remotes.map(({ type }) => type)],
    launch: words?.join(" ") ?? remotes[0]?.url ?? "",
    publisher: listing.author,
    tier: listing.tier,
    status: listing.status,
    requiredSecrets,
    ...withoutUndefined(known),
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

function signInOf(secrets: readonly string[], answer: string | undefined): Compared["signIn"] {
  if (secrets.length > 0) return "secret";
  if (answer === "needs-sign-in") return "client";
  return answer === "answers" ? "none" : undefined;
}

type Defined<Fields> = { [Field in keyof Fields]?: Exclude<Fields[Field], undefined> };

function withoutUndefined<Fields extends object>(fields: Fields): Defined<Fields> {
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined),
  ) as Defined<Fields>;
}
