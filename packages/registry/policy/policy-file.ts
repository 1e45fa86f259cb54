import type { System } from "../clients/clients.ts";
import type { Format } from "../clients/formats.ts";
import type { KitServer } from "../clients/target.ts";
import { type Dialect, listLimits, type PolicyMode, policies } from "./policies.ts";

/** A file that an administrator deploys, and what to know about it. */
export type PolicyFile = {
  /** The file, or the key of the Windows registry. */
  path: string;
  format: Format;
  /** Ends without a line break. */
  text: string;
  /** How it gets to the machines, and what it needs there. */
  notes: readonly string[];
  /** What it can't stop. */
  limits: readonly string[];
};

/**
 * A policy that allows the servers of a kit and no others, or that denies them. It compares commands
 * and addresses, because a name can be given to anything.
 *
 * @throws RangeError when the dialect has no such list
 */
export function policyFile(
  servers: readonly KitServer[],
  dialect: Dialect,
  mode: PolicyMode,
  system: System,
): PolicyFile {
  const { name, modes, path, format, write, deploy, limits } = policies[dialect];
  if (!modes.includes(mode)) {
    throw new RangeError(
      `${name} has no list of servers to ${mode}. Choose '${modes.join("' or '")}'.`,
    );
  }
  return {
    path: path[system],
    format: typeof format === "string" ? format : format[system],
    text: write(servers, mode, system),
    notes: [deploy],
    limits: [...(dialect === "managed-mcp" ? [] : listLimits[mode]), ...limits],
  };
}
