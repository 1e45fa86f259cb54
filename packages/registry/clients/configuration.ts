import { type ClientId, clients, type System } from "./clients.ts";
import type { Format } from "./formats.ts";
import { inputsOf, type KitServer, onWindows } from "./target.ts";

/** A file for one client, and what a person has to know to use it. */
export type Configuration = {
  /** In the folder of a project, or of one person where the client has no such file. */
  path: string;
  /** Of one person, where `path` is in a project. */
  userPath?: string;
  format: Format;
  /** Ends without a line break. Empty if the client's file takes none of the servers. */
  text: string;
  /** Sentences: what isn't in the file, where values come from, and what is special. */
  notes: readonly string[];
};

/**
 * The configuration of a client for the servers of a kit: it starts exact versions, and no secret is
 * in it.
 */
export function clientConfiguration(
  servers: readonly KitServer[],
  client: ClientId,
  system: System,
): Configuration {
  const { project, user, format, hosted, startsScripts, write, values, note, name } =
    clients[client];
  const isTaken = ({ target: { kind } }: KitServer) => kind === "stdio" || hosted.includes(kind);
  const taken = servers.filter(isTaken);
  const started = system === "windows" && !startsScripts ? taken.map(onWindows) : taken;
  const usesCmd = started.some((server, index) => server !== taken[index]);
  const notes = [
    ...servers.filter((server) => !isTaken(server)).map((server) => whyNot(server, client)),
    ...(taken.some(({ target }) => inputsOf(target).length > 0) ? [values] : []),
    ...(usesCmd ? [`On Windows, npx is a script, so cmd starts it for ${name}.`] : []),
    ...(note !== undefined ? [note] : []),
  ];
  return {
    path: project ?? user[system],
    ...(project !== undefined && { userPath: user[system] }),
    format,
    text: taken.length > 0 ? write(started) : "",
    notes,
  };
}

/** Why a hosted server isn't in a client's file, and what to do instead. */
function whyNot({ title, target }: KitServer, client: ClientId): string {
  const address = target.kind === "stdio" ? "" : target.url;
  if (client !== "claude-desktop") {
    return `${title} isn't in this file: ${clients[client].name} doesn't take server-sent events.`;
  }
  return inputsOf(target).length === 0
    ? `${title} isn't in this file: add ${address} in the settings, under Connectors.`
    : `${title} isn't in this file: it wants a header, and a connector of Claude Desktop sends none.`;
}
