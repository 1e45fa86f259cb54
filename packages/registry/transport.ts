import type { McpServerDetails } from "./cards.ts";
import type { McpPlaceholder, McpVariable } from "./launch.ts";

/** Text in which some pieces are still to be filled in. A secret is never written into a file. */
export type Text = readonly (string | McpPlaceholder)[];

export type NamedText = { name: string; value: Text };

/** How a client reaches a server: it starts a program, or it opens an address. */
export type Transport =
  | { kind: "stdio"; command: string; args: readonly Text[]; env: readonly NamedText[] }
  | { kind: "http" | "sse"; url: string; headers: readonly NamedText[] };

/** Writes what one client needs to use a server under a name. */
export type Serializer = (name: string, transport: Transport) => string;

/** The fields of a server that describe how it's started. */
export type Startable = Pick<McpServerDetails, "launch" | "placeholders" | "environment">;

/** The transport of a server of the registry. Variables that it can do without are left out. */
export function toTransport({ launch, placeholders = [], environment }: Startable): Transport {
  const split = (text: string) => splitAtPlaceholders(text, placeholders);
  if (launch.kind === "remote") {
    const headers = (launch.headers ?? []).map(({ name, value }) => ({
      name,
      value: split(value),
    }));
    return { kind: launch.type === "sse" ? "sse" : "http", url: launch.url, headers };
  }
  const { command } = launch;
  const variables = environment.filter(
    ({ name, required }) => required !== false || passes(launch.args, name),
  );
  const args = command === "docker" ? withVariables(launch.args, variables) : launch.args;
  return { kind: "stdio", command, args: args.map(split), env: variables.map(asText) };
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

function asText({ name, secret, meaning, value }: McpVariable): NamedText {
  if (value !== undefined) return { name, value: [value] };
  const placeholder = { text: `YOUR_${name}`, secret, meaning: meaning ?? name };
  return { name, value: [placeholder] };
}

function passes(args: readonly string[], variable: string): boolean {
  return args.some((arg) => arg === variable || arg.startsWith(`${variable}=`));
}

/** A container sees only the variables that docker is told to pass on; their values stay outside. */
function withVariables(args: readonly string[], variables: readonly McpVariable[]): string[] {
  const [run = "run", ...rest] = args;
  const names = variables.map(({ name }) => name);
  const missing = names.filter((name) => !passes(args, name)).flatMap((name) => ["-e", name]);
  const bare = rest.map((arg) => names.find((name) => arg.startsWith(`${name}=`)) ?? arg);
  return [run, ...missing, ...bare];
}

/**
 * A text in pieces: what it says, and what a person fills in, in their order. Of two placeholders
 * at one place the longer counts, because YOUR_API_KEY contains API_KEY.
 */
export function splitAtPlaceholders(
  text: string,
  placeholders: readonly McpPlaceholder[],
): (string | McpPlaceholder)[] {
  const longestFirst = placeholders.toSorted((one, other) => other.text.length - one.text.length);
  let pieces: (string | McpPlaceholder)[] = [text];
  for (const placeholder of longestFirst) {
    pieces = pieces.flatMap((piece) => {
      if (typeof piece !== "string") return [piece];
      const said = piece.split(placeholder.text);
      return said.flatMap((each, at) => (at === 0 ? [each] : [placeholder, each]));
    });
  }
  return pieces.filter((piece) => piece !== "");
}
