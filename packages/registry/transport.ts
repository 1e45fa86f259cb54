import type { Argument, ServerJson, Variable } from "./server-json.ts";

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
function toWords(args: readonly Argument[] = [], joinsFlags = false): string[] {
  return args.flatMap((argument) => {
    if (argument.type === "positional") return [argument.value];
    const { name, value } = argument;
    if (value === undefined) return [name];
    return joinsFlags && name.startsWith("--") ? [`${name}=${value}`] : [name, value];
  });
}
