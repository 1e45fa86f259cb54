/**
 * Our reading of how clients compare a server with a policy. Nothing here runs on the page: the proof
 * in `proof.ts` asks it about every configuration and policy that we write.
 */

/** A server as a client sees it: its name, and what it starts or opens. */
export type Identity = { name: string; command?: readonly string[]; url?: string };

/** An entry of a list in managed settings, with one of the three. */
type Entry = { serverName?: string; serverUrl?: string; serverCommand?: readonly string[] };

/** The lists of one source of managed settings. An absent list isn't an empty one. */
export type Lists = { allowedMcpServers?: unknown; deniedMcpServers?: unknown };

/** What an entry has to be: exactly one kind, and not empty. */
function isEntry(entry: unknown): entry is Entry {
  const { serverName, serverUrl, serverCommand } = Object(entry);
  const kinds = [
    typeof serverName === "string" && serverName !== "",
    typeof serverUrl === "string" && serverUrl !== "",
    Array.isArray(serverCommand) &&
      serverCommand.length > 0 &&
      serverCommand.every((word) => typeof word === "string"),
  ];
  return kinds.filter(Boolean).length === 1;
}

const sameWords = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((word, at) => word === other[at]);

const escaped = (text: string) => text.replaceAll(/[.+?^${}()|[\]\\/]/g, "\\$&");

/**
 * VS Code (platform/mcp/common/mcpServerMatcher.ts of microsoft/vscode, read on 29 November 2026): the
 * whole address in any case. A wildcard before the path doesn't pass a slash.
 */
function vsCodeUrl(pattern: string, url: string): boolean {
  const start = pattern.indexOf("://");
  const path = pattern.indexOf("/", start < 0 ? 0 : start + 3);
  const authority = path < 0 ? pattern : pattern.slice(0, path);
  const rest = path < 0 ? "" : pattern.slice(path);
  const source = `${escaped(authority).replaceAll("*", "[^/]*")}${escaped(rest).replaceAll("*", ".*")}`;
  return new RegExp(`^${source}$`, "i").test(url);
}

/**
 * GitHub Copilot compares addresses after it has normalised both: scheme and host in lower case,
 * no default port, no fragment, no dot at the end of the host. The path keeps its case
 * (docs.github.com, "Enterprise managed settings", URL canonicalization, read on 29 November 2026).
 */
function copilotUrl(pattern: string, url: string): boolean {
  const [, scheme = "", authority = "", rest = ""] =
    /^([^:]+):\/\/([^/?#]*)([^#]*)/.exec(pattern) ?? [];
  const { protocol, host, pathname, search } = new URL(url);
  const hostPattern = authority.toLowerCase().replace(defaultPort(scheme), "").replace(/\.$/, "");
  const source = `${escaped(`${scheme.toLowerCase()}://${hostPattern}`).replaceAll("*", "[^/]*")}${escaped(rest || "/").replaceAll("*", ".*")}`;
  return new RegExp(`^${source}$`).test(
    `${protocol}//${host.replace(/\.$/, "")}${pathname}${search}`,
  );
}

const defaultPort = (scheme: string) => (scheme.toLowerCase() === "http" ? /:80$/ : /:443$/);

/**
 * Claude Code: `*` anywhere, the host in any case, the path in its own. A pattern without a path
 * matches every path (code.claude.com/docs/en/managed-mcp, read on 29 November 2026).
 */
function claudeUrl(pattern: string, url: string): boolean {
  const start = pattern.indexOf("://");
  const [scheme, rest] = start < 0 ? ["", ""] : [pattern.slice(0, start), pattern.slice(start + 3)];
  const [authority = ""] = rest.split("/", 1);
  const path = rest.slice(authority.length);
  const { protocol, host, pathname, search } = new URL(url);
  const glob = (text: string) => escaped(text).replaceAll("*", ".*");
  const origin = glob(`${scheme}://${authority.replace(/\.$/, "")}`);
  if (!new RegExp(`^${origin}$`, "i").test(`${protocol}//${host.replace(/\.$/, "")}`)) return false;
  return path === "" || new RegExp(`^${glob(path)}$`).test(`${pathname}${search}`);
}

type CompareUrl = (pattern: string, url: string) => boolean;

function matches(entry: Entry, server: Identity, compareUrl: CompareUrl): boolean {
  if (entry.serverName !== undefined) return entry.serverName === server.name;
  if (entry.serverUrl !== undefined) {
    return server.url !== undefined && compareUrl(entry.serverUrl, server.url);
  }
  return server.command !== undefined && sameWords(entry.serverCommand ?? [], server.command);
}

/** The device policies of VS Code: its own setting for all servers, and the two lists. */
export type VsCodePolicy = {
  ChatMCP?: string;
  ChatAllowedMcpServers?: unknown;
  ChatDeniedMcpServers?: unknown;
};

/** Entries that are malformed match nothing; a list that isn't one counts as absent. */
export function vsCodeAllows(policy: VsCodePolicy, server: Identity): boolean {
  const list = (value: unknown) => (Array.isArray(value) ? value.filter(isEntry) : undefined);
  const isIn = (entries: readonly Entry[]) =>
    entries.some((entry) => matches(entry, server, vsCodeUrl));
  const allowed = list(policy.ChatAllowedMcpServers);
  if (policy.ChatMCP === "none" || isIn(list(policy.ChatDeniedMcpServers) ?? [])) return false;
  return allowed === undefined || isIn(allowed);
}

/** What a client would have to fill in before it knows what it starts. */
const unresolved = /\$\{?\w/;

/**
 * GitHub Copilot: every source that has an allowlist must allow a server, any deny entry blocks it, a
 * malformed list allows nothing, and a variable in a command or address blocks it
 * (docs.github.com, "Configuring an MCP server allowlist for your enterprise", evaluation rules, read
 * on 29 November 2026).
 */
export function copilotAllows(sources: readonly Lists[], server: Identity): boolean {
  const isIn = (entries: readonly Entry[]) =>
    entries.some((entry) => matches(entry, server, copilotUrl));
  const isSound = (list: unknown) =>
    list === undefined || (Array.isArray(list) && list.every(isEntry));
  const words = [...(server.command ?? []), server.url ?? ""];
  if (words.some((word) => unresolved.test(word))) return false;
  return sources.every(({ allowedMcpServers, deniedMcpServers }) => {
    if (!isSound(allowedMcpServers) || !isSound(deniedMcpServers)) return false;
    if (isIn((deniedMcpServers ?? []) as Entry[])) return false;
    return allowedMcpServers === undefined || isIn(allowedMcpServers as Entry[]);
  });
}

/** A source of Claude Code's settings: an administrator's, or anybody else's. */
export type ClaudeSource = Lists & { managed: boolean; allowManagedMcpServersOnly?: boolean };

/**
 * Claude Code: the lists of all sources merge, the allowlists of the administrator alone with
 * `allowManagedMcpServersOnly`. A name counts only while the allowlist has no entry for this kind of
 * server. A file `managed-mcp.json` takes the place of every other configuration, and its servers
 * pass the lists too (code.claude.com/docs/en/managed-mcp, read on 29 November 2026).
 */
export function claudeAllows(
  sources: readonly ClaudeSource[],
  server: Identity,
  fixedSet?: Readonly<Record<string, Identity>>,
): boolean {
  if (fixedSet && !Object.values(fixedSet).some((each) => isSame(each, server))) return false;
  const managed = sources.filter((source) => source.managed);
  const onlyManaged = managed.some((source) => source.allowManagedMcpServersOnly === true);
  const listOf = (list: unknown) => (Array.isArray(list) ? list.filter(isEntry) : []);
  const denied = sources.flatMap(({ deniedMcpServers }) => listOf(deniedMcpServers));
  if (denied.some((entry) => matches(entry, server, claudeUrl))) return false;
  const allowing = (onlyManaged ? managed : sources).filter(
    ({ allowedMcpServers }) => allowedMcpServers !== undefined,
  );
  if (allowing.length === 0) return true;
  const allowed = allowing.flatMap(({ allowedMcpServers }) => listOf(allowedMcpServers));
  const key = server.command ? "serverCommand" : "serverUrl";
  const isStrict = allowed.some((entry) => entry[key] !== undefined);
  return allowed
    .filter((entry) => !isStrict || entry.serverName === undefined)
    .some((entry) => matches(entry, server, claudeUrl));
}

function isSame(one: Identity, other: Identity): boolean {
  if (one.name !== other.name || one.url !== other.url) return false;
  return sameWords(one.command ?? [], other.command ?? []);
}

type Text =
  | { match: "exact"; value: string }
  | { match: "prefix"; value: string }
  | { match: "regex"; expression: string };

type CodexIdentity =
  | { command: string | { executable: string; args: readonly Text[] } }
  | { url: string | Text };

/** `mcp_servers` of requirements.toml; absent, it restricts nothing. */
export type CodexRequirements = {
  mcp_servers?: Readonly<Record<string, { identity: CodexIdentity }>>;
};

/**
 * Codex: a server runs if the table has its name and the identity under it fits: the executable with
 * each argument in its place, or the address. The older form compares the executable alone
 * (codex-rs/config/src/mcp_requirements.rs of openai/codex, read on 29 November 2026). Of several
 * layers, tables merge by name, and a later layer wins.
 *
 * @param layers the lowest first
 */
export function codexAllows(layers: readonly CodexRequirements[], server: Identity): boolean {
  const tables = layers.flatMap(({ mcp_servers }) => (mcp_servers ? [mcp_servers] : []));
  if (tables.length === 0) return true;
  const identity = Object.assign({}, ...tables)[server.name]?.identity as CodexIdentity | undefined;
  if (identity === undefined) return false;
  const fits = (text: string | Text, value: string): boolean => {
    if (typeof text === "string") return text === value;
    if (text.match === "exact") return text.value === value;
    if (text.match === "prefix") return value.startsWith(text.value);
    return new RegExp(`^(?:${text.expression})$`).test(value);
  };
  if ("url" in identity) return server.url !== undefined && fits(identity.url, server.url);
  const [executable, ...args] = server.command ?? [];
  if (executable === undefined) return false;
  const { command } = identity;
  if (typeof command === "string") return command === executable;
  return (
    command.executable === executable &&
    command.args.length === args.length &&
    command.args.every((text, at) => fits(text, args[at] ?? ""))
  );
}
