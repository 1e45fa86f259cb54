import type { Argument, ServerPackage, Variable } from "./entry-shape.ts";
import type { McpPlaceholder, McpVariable } from "./launch.ts";
import { splitAtPlaceholders } from "./placeholders.ts";

type Placeholders = readonly McpPlaceholder[];

/** Flags of the runners and servers that are given no value, so that a word after them is its own. */
const switches: readonly string[] = ["-y", "-i", "--rm", "--init", "--readOnly"];

/**
 * The words of a command line as arguments: a flag with the value that it is given, a bare switch,
 * or a plain word. What a person fills in becomes a variable.
 *
 * The official schema calls a named argument 'a command-line `--flag={value}`' and leaves open how
 * a client writes it: VS Code writes two words. Name and value are separated in any case, because a
 * client can only show, check and fill a value that it can tell from the name.
 */
export function toArguments(args: readonly string[], placeholders: Placeholders): Argument[] {
  return args.flatMap((arg, at): Argument[] => {
    if (takesValue(args[at - 1], arg)) return [];
    const [, name, joined] = /^(--?\w[\w-]*)(?:=(.*))?$/s.exec(arg) ?? [];
    if (name === undefined) return [{ type: "positional", ...toTemplate(arg, placeholders) }];
    const next = args[at + 1];
    const value = joined ?? (takesValue(arg, next) ? next : undefined);
    return [{ type: "named", name, ...(value !== undefined && toTemplate(value, placeholders)) }];
  });
}

/** Whether a flag takes the word after it, which a command line doesn't show. */
function takesValue(flag: string | undefined, word: string | undefined): word is string {
  if (flag === undefined || word === undefined) return false;
  return /^--?\w[\w-]*$/.test(flag) && !switches.includes(flag) && !word.startsWith("-");
}

/** A text with `{NAME}` for every placeholder, and what each of them means. */
export function toTemplate(
  text: string,
  placeholders: Placeholders,
): { value: string; variables?: Record<string, Variable> } {
  const variables: Record<string, Variable> = {};
  const value = splitAtPlaceholders(text, placeholders).map((piece) => {
    if (typeof piece === "string") return piece;
    const { text: name, meaning: description, secret: isSecret } = piece;
    variables[name] = { description, isRequired: true, isSecret };
    return `{${name}}`;
  });
  return {
    value: value.join(""),
    ...(Object.keys(variables).length > 0 && { variables }),
  };
}

/** The variables that a package reads. Whether they're required is left out if the source doesn't say. */
export function toEnvironment(
  variables: readonly McpVariable[],
): NonNullable<ServerPackage["environmentVariables"]> {
  return variables.map(({ name, meaning = name, required, secret, unverified, value }) => ({
    name,
    description: unverified ? `${meaning} (this name was not seen in the source)` : meaning,
    ...(required !== undefined && { isRequired: required }),
    isSecret: secret,
    ...(value !== undefined && { value }),
  }));
}
