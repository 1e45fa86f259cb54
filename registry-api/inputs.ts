import type { McpServer, McpVariable } from "#content/schema/mcp-server.ts";
import type { Argument, ServerPackage, Variable } from "./entry-shape.ts";

type Placeholders = NonNullable<McpServer["placeholders"]>;

/**
 * The words of a command line, each to the letter: a bare flag by its name, all else as a value, so
 * that no client can join or part them. What a person fills in becomes a variable.
 */
export function argumentsOf(args: readonly string[], placeholders: Placeholders): Argument[] {
  return args.map((arg) =>
    /^--?[\w-]+$/.test(arg)
      ? { type: "named", name: arg }
      : { type: "positional", ...templateOf(arg, placeholders) },
  );
}

/** A text in which `{NAME}` stands for every placeholder, and what each of them means. */
export function templateOf(
  text: string,
  placeholders: Placeholders,
): { value: string; variables?: Record<string, Variable> } {
  // Longer ones first, because API_KEY also stands in YOUR_API_KEY.
  const known = placeholders.toSorted((one, other) => other.text.length - one.text.length);
  const variables: Record<string, Variable> = {};
  let value = "";
  let rest = text;
  while (rest !== "") {
    const found = known.find((placeholder) => rest.startsWith(placeholder.text));
    value += found ? `{${found.text}}` : rest[0];
    rest = rest.slice(found?.text.length ?? 1);
    if (!found) continue;
    const { meaning: description, secret: isSecret } = found;
    variables[found.text] = { description, isRequired: true, isSecret };
  }
  return Object.keys(variables).length === 0 ? { value } : { value, variables };
}

/** The variables that a package reads. Nothing is said of the need where the source says nothing. */
export function environmentOf(
  variables: readonly McpVariable[],
): NonNullable<ServerPackage["environmentVariables"]> {
  return variables.map(({ name, meaning = name, required, secret, unverified }) => ({
    name,
    description: unverified ? `${meaning} (this name was not seen in the source)` : meaning,
    ...(required !== undefined && { isRequired: required }),
    isSecret: secret,
  }));
}
