import { type ClientId, type System, systems } from "../clients/clients.ts";
import { clientConfiguration } from "../clients/configuration.ts";
import type { KitServer } from "../clients/target.ts";
import { kitLimit } from "../enums.ts";
import {
  type CodexRequirements,
  claudeAllows,
  codexAllows,
  copilotAllows,
  type Identity,
  type Lists,
  type VsCodePolicy,
  vsCodeAllows,
} from "./matchers.ts";
import { type Dialect, dialects, policies } from "./policies.ts";
import { policyFile } from "./policy-file.ts";

/** The clients that each policy binds, of those for which we write configurations. */
const binds: Readonly<Record<Dialect, readonly ClientId[]>> = {
  copilot: ["vs-code", "copilot-cli"],
  "claude-code": ["claude-code"],
  "managed-mcp": ["claude-code"],
  codex: ["codex"],
  "vs-code": ["vs-code"],
};

/** How many verdicts were compared, and a sentence for each that wasn't the expected one. */
export type Proof = { checks: number; failures: readonly string[] };

/**
 * Asks our reading of each client about what we write for it: on every system, the configuration of
 * each server passes the policy of a kit that holds it, and is refused by that of a kit of others. A
 * denylist turns both around.
 */
export function provePolicies(
  servers: readonly KitServer[],
  parseToml: (text: string) => unknown,
): Proof {
  let checks = 0;
  const failures: string[] = [];
  for (const [at, server] of servers.entries()) {
    const others = [...servers.slice(at + 1), ...servers.slice(0, at)].slice(0, kitLimit - 1);
    for (const dialect of dialects) {
      for (const system of systems) {
        for (const mode of policies[dialect].modes) {
          for (const holds of [true, false]) {
            const kit = holds ? [server, ...others] : others;
            const { text } = policyFile(kit, dialect, mode, system);
            const allows = readPolicy(dialect, system, text, parseToml);
            for (const client of binds[dialect]) {
              const identity = readConfiguration(server, client, system, parseToml);
              if (!identity) continue;
              checks += 1;
              if (allows(identity) === (holds === (mode === "allow"))) continue;
              failures.push(
                `${client} on ${system}: the ${mode} list of ${dialect} for a kit ${holds ? "with" : "without"} ${server.id} gives the other verdict.`,
              );
            }
          }
        }
      }
    }
  }
  return { checks, failures };
}

type Programs = Readonly<Record<string, { command?: string; args?: string[]; url?: string }>>;

/** What the client starts or opens; undefined if its file doesn't take the server. */
function readConfiguration(
  server: KitServer,
  client: ClientId,
  system: System,
  parseToml: (text: string) => unknown,
): Identity | undefined {
  const { text, format } = clientConfiguration([server], client, system);
  if (text === "") return undefined;
  const { servers, mcpServers, mcp_servers } = Object(
    format === "toml" ? parseToml(text) : JSON.parse(text),
  );
  const [identity] = toIdentities(servers ?? mcpServers ?? mcp_servers);
  return identity;
}

function toIdentities(programs: Programs): Identity[] {
  return Object.entries(programs).map(([name, { command, args = [], url }]) => ({
    name,
    ...(command !== undefined && { command: [command, ...args] }),
    ...(url !== undefined && { url }),
  }));
}

/** The verdict of a policy, as the client that it binds reads the text. */
function readPolicy(
  dialect: Dialect,
  system: System,
  text: string,
  parseToml: (text: string) => unknown,
): (server: Identity) => boolean {
  if (dialect === "codex") {
    const requirements = parseToml(text) as CodexRequirements;
    return (server) => codexAllows([requirements], server);
  }
  if (dialect === "vs-code") {
    const policy = readVsCode(text, system);
    return (server) => vsCodeAllows(policy, server);
  }
  const settings = JSON.parse(text);
  if (dialect === "copilot") return (server) => copilotAllows([settings as Lists], server);
  if (dialect === "claude-code") {
    return (server) => claudeAllows([{ ...settings, managed: true }], server);
  }
  const fixed = Object.fromEntries(toIdentities(settings.mcpServers).map((one) => [one.name, one]));
  return (server) => claudeAllows([], server, fixed);
}

/** The device policies as Linux, macOS and Windows hand them over. */
function readVsCode(text: string, system: System): VsCodePolicy {
  if (system === "linux") return JSON.parse(text);
  const [, name = "", value = ""] =
    (system === "macos"
      ? /<key>(\w+)<\/key>\n<string>(.*)<\/string>$/.exec(text)
      : /"(\w+)"="(.*)"$/.exec(text)) ?? [];
  const list =
    system === "macos"
      ? value.replaceAll("&lt;", "<").replaceAll("&amp;", "&")
      : value.replaceAll(/\\(.)/g, "$1");
  return { [name]: JSON.parse(list) };
}
