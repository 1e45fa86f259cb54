import type { NamedText, Text, Transport } from "../transport.ts";

/** The fields that most clients share: a program with its arguments and variables, or an address. */
export type Entry =
  | { command: string; args: string[]; env?: Record<string, string> }
  | { url: string; headers?: Record<string, string> };

/** The entry of a transport, its strings written by `write`, without empty fields. */
export function clientEntry(transport: Transport, write: (text: Text) => string): Entry {
  const values = (named: readonly NamedText[]) =>
    Object.fromEntries(named.map(({ name, value }) => [name, write(value)]));
  if (transport.kind === "stdio") {
    const { command, args, env } = transport;
    return { command, args: args.map(write), ...(env.length > 0 && { env: values(env) }) };
  }
  const { url, headers } = transport;
  return { url, ...(headers.length > 0 && { headers: values(headers) }) };
}

/** JSON as people write it: a list of strings is on one line. */
export function json(value: unknown, indent = ""): string {
  const deeper = `${indent}  `;
  const block = (open: string, lines: readonly string[], close: string) =>
    `${open}\n${lines.map((line) => deeper + line).join(",\n")}\n${indent}${close}`;
  if (Array.isArray(value)) {
    return value.every((each) => typeof each === "string")
      ? `[${value.map((each) => JSON.stringify(each)).join(", ")}]`
      : block(
          "[",
          value.map((each) => json(each, deeper)),
          "]",
        );
  }
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const lines = Object.entries(value).map(
    ([key, each]) => `${JSON.stringify(key)}: ${json(each, deeper)}`,
  );
  return block("{", lines, "}");
}
