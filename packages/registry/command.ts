import { claudeCommand } from "./clients/commands.ts";
import { toTarget } from "./clients/target.ts";
import type { ServerJson } from "./server-json.ts";
import { givenVariables, type Startable, startWords } from "./transport.ts";

export type Launched = Startable & {
  server: Pick<ServerJson, "version">;
  listing: { id: string; setup?: string };
};

/**
 * The command of a card, for a POSIX shell: it prepares a client once, starts the server with the
 * variables that hold it back, or tells Claude Code the address of a hosted one.
 */
export function installCommand(record: Launched): string {
  const { id, setup } = record.listing;
  if (setup !== undefined) {
    const packages = (record.server.packages ?? []).map(({ packageArguments: _, ...each }) => each);
    return [...(startWords({ ...record, server: { packages } }) ?? []), setup].join(" ");
  }
  return startCommand(record) ?? claudeCommand({ id, target: toTarget(record) });
}

/** The command that starts a server, with the variables that hold it back; undefined if it's hosted. */
export function startCommand(record: Launched): string | undefined {
  const words = startWords(record, ({ name, value }) =>
    value === undefined ? name : `${name}=${value}`,
  );
  // Docker is given its own.
  const isImage = record.server.packages?.[0]?.registryType === "oci";
  const set = (isImage ? [] : givenVariables(record)).flatMap(({ name, value }) =>
    value === undefined ? [] : [`${name}=${value}`],
  );
  return words && [...set, ...words].join(" ");
}
