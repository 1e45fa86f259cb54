import { type NamedText, readable, type Serializer, type Transport } from "../transport.ts";
import { clientEntry, json } from "./entry.ts";

/** The text of claude_desktop_config.json. */
export const claudeDesktop: Serializer = (name, transport) =>
  json({ mcpServers: { [name]: clientEntry(startedHere(transport), readable) } });

/**
 * The file knows only programs: an address is reached through mcp-remote. It reads a header's value
 * from a variable, because npx splits arguments at spaces on Windows.
 */
function startedHere(transport: Transport): Transport {
  if (transport.kind === "stdio") return transport;
  const headers = transport.headers.map(({ name, value }) => ({
    arg: `${name}:\${${variableName(name)}}`,
    variable: { name: variableName(name), value } satisfies NamedText,
  }));
  return {
    kind: "stdio",
    command: "npx",
    args: [
      ...["-y", "mcp-remote", transport.url],
      ...headers.flatMap(({ arg }) => ["--header", arg]),
    ].map((arg) => [arg]),
    env: headers.map(({ variable }) => variable),
  };
}

function variableName(header: string): string {
  return header.toUpperCase().replaceAll(/[^A-Z0-9]/g, "_");
}
