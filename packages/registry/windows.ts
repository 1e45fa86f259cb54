import type { Transport } from "./transport.ts";

/**
 * The programs that npm and its like install on Windows as scripts (`npx.cmd`), which Node starts
 * only through a shell since CVE-2024-27980. Those of uv and Docker aren't scripts.
 */
const scripts: readonly string[] = ["npx", "npm", "pnpm", "pnpx", "yarn", "bunx"];

/** Whether cmd has to start a command on Windows (modelcontextprotocol/servers#3659). */
export function isScript(command: string): boolean {
  return scripts.includes(command);
}

/** A transport as it starts on Windows: through cmd if it starts a script, and else the same object. */
export function throughCmd(transport: Transport): Transport {
  if (transport.kind !== "stdio" || !isScript(transport.command)) return transport;
  return {
    ...transport,
    command: "cmd",
    args: [["/c"], [transport.command], ...transport.args],
  };
}
