import type { Argument, ServerJson, Variable } from "./server-json.ts";

/** What a person fills in. */
export type McpPlaceholder = { text: string; secret: boolean; meaning: string };

/** Text in which some pieces are still to be filled in. A secret is never written into a file. */
export type Text = readonly (string | McpPlaceholder)[];

export type NamedText = { name: string; value: Text };

/** How a client reaches a server: it starts a program, or it opens an address. */
export type Transport =
  | { kind: "stdio"; command: string; args: readonly Text[]; env: readonly NamedText[] }
  | { kind: "http" | "sse"; url: string; headers: readonly NamedText[] };

/** Writes what one client needs to use a server under a name. */
export type Serializer = (name: string, transport: Transport) => string;

/** The parts of a record that describe how it's started. */
export type Startable = {
  server: Pick<ServerJson, "packages" | "remotes">;
  listing: {
    joinsFlags?: true;
    passes?: readonly string[];
    source?: { command: string; args: readonly string[] };
    environmentVariables?: readonly Variable[];
  };
};

/** The variables that a server reads. */
export function environmentOf({ server, listing }: Startable): readonly Variable[] {
  return server.packages?.[0]?.environmentVariables ?? listing.environmentVariables ?? [];
}

/** The transport of a server of the registry. Variables that it can do without are left out. */
export function toTransport(record: Startable): Transport {
  const [command, ...args] = startWords(record) ?? [];
  if (command !== undefined) {
    return {
      kind: "stdio",
      command,
      args: args.map((arg) => [arg]),
      env: givenVariables(record).map(asText),
    };
  }
  const [remote] = record.server.remotes ?? [];
  if (!remote) throw new Error("A server has neither a package, a source nor a remote. Add one.");
  const headers = (remote.headers ?? []).map(({ name, value, variables = {} }) => ({
    name,
    value: filledIn(value, variables),
  }));
  return { kind: remote.type === "sse" ? "sse" : "http", url: remote.url, headers };
}

/**
 * The words that start a server here; undefined if it's only hosted. A container sees the variables
 * that docker is told to pass on, and no others.
 *
 * @param pass what docker is told of a variable: its name alone takes the value from outside
 */
export function startWords(
  record: Startable,
  pass = ({ name }: Variable): string => name,
): readonly string[] | undefined {
  const { source, joinsFlags = false } = record.listing;
  if (source) return [source.command, ...source.args];
  const [found] = record.server.packages ?? [];
  if (!found) return undefined;
  const { registryType, runtimeHint, identifier, version } = found;
  const runtime = toWords(found.runtimeArguments, joinsFlags);
  const own = toWords(found.packageArguments, joinsFlags);
  if (registryType !== "oci") return [runtimeHint, ...runtime, `${identifier}@${version}`, ...own];
  const given = givenVariables(record);
  // Those that a person gives come first.
  const passed = [...given.filter(isOpen), ...given.filter((each) => !isOpen(each))];
  const options = ["-i", "--rm", ...passed.flatMap((variable) => ["-e", pass(variable)])];
  return [runtimeHint, "run", ...runtime, ...options, identifier, ...own];
}

const isOpen = ({ value }: Variable) => value === undefined;

/** The variables that a client gives a program. */
export function givenVariables(record: Startable): readonly Variable[] {
  const { passes = [] } = record.listing;
  return environmentOf(record).filter(
    ({ name, isRequired }) => isRequired !== false || passes.includes(name),
  );
}

/** Arguments as words of a command. */
export function toWords(args: readonly Argument[] = [], joinsFlags = false): string[] {
  return args.flatMap((argument) => {
    if (argument.type === "positional") return [argument.value];
    const { name, value } = argument;
    if (value === undefined) return [name];
    return joinsFlags && name.startsWith("--") ? [`${name}=${value}`] : [name, value];
  });
}

/** A text of the official format, in which `{NAME}` is filled in with the variable of that name. */
function filledIn(
  value: string,
  variables: Readonly<Record<string, Omit<Variable, "name">>>,
): Text {
  const pieces = value.split(/\{(\w+)\}/).map((piece, at): string | McpPlaceholder => {
    const variable = at % 2 === 1 ? variables[piece] : undefined;
    if (!variable) return at % 2 === 1 ? `{${piece}}` : piece;
    return { text: piece, secret: variable.isSecret === true, meaning: variable.description };
  });
  return pieces.filter((piece) => piece !== "");
}

/** A text with every placeholder written by `write`. */
export function written(text: Text, write: (placeholder: McpPlaceholder) => string): string {
  return text.map((piece) => (typeof piece === "string" ? piece : write(piece))).join("");
}

/** The environment variable from which a client reads what a person fills in. */
export function variableOf({ text }: McpPlaceholder): string {
  return text.replace(/^YOUR_/, "");
}

/** A placeholder as people read it: '<YOUR_TOKEN>'. A placeholder path stays as it is. */
function bracketed({ text }: McpPlaceholder): string {
  return /^\w+$/.test(text) ? `<${text}>` : text;
}

/** A text as people read it, with placeholders in angle brackets. */
export function readable(text: Text): string {
  return written(text, bracketed);
}

/** All placeholders of a transport, each once. */
export function listPlaceholders(transport: Transport): readonly McpPlaceholder[] {
  const texts =
    transport.kind === "stdio"
      ? [...transport.args, ...transport.env.map(({ value }) => value)]
      : transport.headers.map(({ value }) => value);
  const found = texts.flat().filter((piece) => typeof piece !== "string");
  return [...new Map(found.map((placeholder) => [placeholder.text, placeholder])).values()];
}

function asText({ name, isSecret, description, value }: Variable): NamedText {
  if (value !== undefined) return { name, value: [value] };
  return {
    name,
    value: [{ text: `YOUR_${name}`, secret: isSecret === true, meaning: description }],
  };
}
