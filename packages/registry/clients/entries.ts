import type { Data } from "./formats.ts";
import {
  type Input,
  inputsOf,
  type KitServer,
  type Target,
  type Value,
  written,
} from "./target.ts";

type Entry = { readonly [key: string]: Data };

type Program = Extract<Target, { kind: "stdio" }>;

/** The fields that most clients share: a program with its arguments and variables, or an address. */
export function entryOf(target: Target, write: (input: Input) => string): Entry {
  if (target.kind === "stdio") {
    return { command: target.command, args: target.args, ...named("env", target.env, write) };
  }
  return { url: target.url, ...named("headers", target.headers, write) };
}

function named(
  key: string,
  values: Readonly<Record<string, Value>>,
  write: (input: Input) => string,
): Entry {
  const pairs = Object.entries(values).map(([name, value]) => [name, written(value, write)]);
  return unlessEmpty(key, Object.fromEntries(pairs));
}

function unlessEmpty(key: string, values: Readonly<Record<string, string>>): Entry {
  return Object.keys(values).length > 0 ? { [key]: values } : {};
}

/** The variables whose value is known, and the names of the others. */
function splitEnv({ env }: Program): { fixed: Record<string, string>; names: string[] } {
  const entries = Object.entries(env);
  const isFixed = ([, value]: (typeof entries)[number]) =>
    value.every((piece) => typeof piece === "string");
  return {
    fixed: Object.fromEntries(
      entries.filter(isFixed).map(([name, value]) => [name, value.join("")]),
    ),
    names: entries.filter((entry) => !isFixed(entry)).map(([name]) => name),
  };
}

/** A variable, as shells write it. */
export const dollar = ({ name }: Input) => `\${${name}}`;

/** The file of a person may hold the text for a value, which is replaced by hand. */
export const bracketed = ({ name }: Input) => `<${name}>`;

/** A table of Codex: it forwards variables by name, and reads a header from one. */
export function codexEntry(target: Target): Entry {
  if (target.kind === "stdio") {
    const { fixed, names } = splitEnv(target);
    return {
      ...{ command: target.command, args: target.args },
      ...(names.length > 0 && { env_vars: names }),
      ...unlessEmpty("env", fixed),
    };
  }
  const bearer: Record<string, string> = {};
  const fromVariable: Record<string, string> = {};
  const fixed: Record<string, string> = {};
  for (const [header, value] of Object.entries(target.headers)) {
    const [first, second, ...more] = value;
    const isBearer = header.toLowerCase() === "authorization" && first === "Bearer ";
    if (isBearer && typeof second === "object" && more.length === 0) {
      bearer.bearer_token_env_var = second.name;
    } else if (typeof first === "object" && second === undefined) {
      fromVariable[header] = first.name;
    } else fixed[header] = written(value, bracketed);
  }
  return {
    ...{ url: target.url, ...bearer },
    ...unlessEmpty("env_http_headers", fromVariable),
    ...unlessEmpty("http_headers", fixed),
  };
}

/** Zed adds what a file gives to its own environment, which has the rest. It has no variables. */
export function zedEntry(target: Target): Entry {
  if (target.kind !== "stdio") return entryOf(target, bracketed);
  const { command, args } = target;
  return { command, args, ...unlessEmpty("env", splitEnv(target).fixed) };
}

/** An extension of goose, which takes secrets from its own store by name. */
export function gooseEntry({ title, description, target }: KitServer): Entry {
  const common = { enabled: true, name: title, description, timeout: 300 };
  const names = inputsOf(target).map(({ name }) => name);
  const keys = names.length > 0 ? { env_keys: names } : {};
  if (target.kind === "stdio") {
    const { command: cmd, args } = target;
    const envs = unlessEmpty("envs", splitEnv(target).fixed);
    return { ...common, type: "stdio", cmd, args, ...envs, ...keys };
  }
  return {
    ...{ ...common, type: "streamable_http", uri: target.url },
    ...named("headers", target.headers, dollar),
    ...keys,
  };
}

/** The id of a value that VS Code asks for: it's the same for nobody else in a kit. */
export function inputId(server: string, { name }: Input): string {
  const id = name.toLowerCase().replaceAll("_", "-");
  return id.startsWith(`${server}-`) ? id : `${server}-${id}`;
}
