import { readable, type Serializer } from "../transport.ts";

/** The command that adds a server to Claude Code, for a POSIX shell. */
export const claudeCode: Serializer = (name, transport) => {
  if (transport.kind === "stdio") {
    const env = transport.env.flatMap((each) => ["-e", `${each.name}=${readable(each.value)}`]);
    const program = [transport.command, ...transport.args.map(readable)];
    return line(["claude", "mcp", "add", name, ...env, "--", ...program]);
  }
  const headers = transport.headers.flatMap((each) => [
    "--header",
    `${each.name}: ${readable(each.value)}`,
  ]);
  return line([
    ...["claude", "mcp", "add", "--transport", transport.kind, name, transport.url],
    ...headers,
  ]);
};

function line(words: readonly string[]): string {
  return words.map(quoted).join(" ");
}

/** A word that the shell takes literally; an unquoted '<' of a placeholder would read a file. */
function quoted(word: string): string {
  return /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;
}
