import { dollar } from "./entries.ts";
import { inputsOf, type KitServer, type Value, written } from "./target.ts";

/** The release of add-mcp whose flags and files we have read and compared. */
export const addMcpVersion = "2.4.0";

/** A flag before each value, which names its variable: `-e` and `TOKEN=${TOKEN}`. */
function pairs(flag: string, values: Readonly<Record<string, Value>>, between: string): string[] {
  return Object.entries(values).flatMap(([name, value]) => [
    flag,
    `${name}${between}${written(value, dollar)}`,
  ]);
}

/**
 * The command of add-mcp that adds a server to the clients that a person chooses, for a POSIX shell.
 * It merges with what their files hold. It asks for the value of every variable in `${…}`, and leaves
 * one out that is skipped.
 */
export function addMcpCommand({ id, target }: KitServer): string {
  const start = ["npx", "-y", `add-mcp@${addMcpVersion}`];
  if (target.kind === "stdio") {
    const program = [target.command, ...target.args].join(" ");
    return shellLine([...start, program, "--name", id, ...pairs("--env", target.env, "=")]);
  }
  const transport = target.kind === "sse" ? ["--transport", "sse"] : [];
  const headers = pairs("--header", target.headers, ": ");
  return shellLine([...start, target.url, ...transport, "--name", id, ...headers]);
}

/**
 * The command that adds a server to Claude Code, for a POSIX shell. It names variables instead of
 * their values, which would stay in the shell's history. Claude Code looks them up in the file of a
 * project, so that is where it puts a server that needs one.
 */
export function claudeCommand({ id, target }: Pick<KitServer, "id" | "target">): string {
  const scope = inputsOf(target).length > 0 ? ["--scope", "project"] : [];
  const add = ["claude", "mcp", "add", ...scope];
  if (target.kind === "stdio") {
    const env = pairs("-e", target.env, "=");
    return shellLine([...add, id, ...env, "--", target.command, ...target.args]);
  }
  const headers = pairs("--header", target.headers, ": ");
  return shellLine([...add, "--transport", target.kind, id, target.url, ...headers]);
}

function shellLine(words: readonly string[]): string {
  return words.map(quoted).join(" ");
}

/** A word that the shell takes literally. */
function quoted(word: string): string {
  return /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;
}
