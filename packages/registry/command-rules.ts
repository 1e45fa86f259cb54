import type { McpLaunch } from "./launch.ts";

/** What a record says of how a server is started, as far as these rules read it. */
type Started = { version: string; launch: McpLaunch; connect?: string };

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** How each kind of package names one release: by its version, or by a tag or commit of its source. */
const pinned = {
  npm: (name: string, version: string) => `${name}@${version}`,
  pypi: (name: string, version: string) => `${name}(?:@|==)${version}`,
  oci: (name: string, version: string) => `${name}:v?${version}`,
  source: (_name: string, version: string) => `git\\+https://\\S+@(?:v?${version}|[0-9a-f]{40})`,
} as const;

/**
 * Whether everything that the command fetches names its version, so that two days give the same
 * code: the package the listed version, and a helper that the command starts any exact one.
 */
export function isPinned({ version, launch, connect = "" }: Started): boolean {
  if (launch.kind === "remote") return fetchesPinned(connect);
  const { registryType, identifier, args, setup = "" } = launch;
  const wanted = pinned[registryType](escaped(identifier), escaped(version));
  return args.some((arg) => new RegExp(`^${wanted}$`).test(arg)) && fetchesPinned(setup);
}

/** Whether what npx or uvx fetches in a command has a version. */
function fetchesPinned(command: string): boolean {
  return [...command.matchAll(/\b(?:npx|uvx)\s+(?:-\S+\s+)*(\S+)/g)].every(([, name = ""]) =>
    /.(?:@|==)\d/.test(name),
  );
}

/** A text that gives a secret, unless the shell or the client looks it up in a variable. */
const secretGiven = [
  /(?<![\w-])[\w-]*(?:key|token|secret|password)[\w-]*=(?!\$\{)[^\s&]/i,
  /(?<!\S)--?[\w-]*(?:key|token|secret|password)[\w-]* (?![-$])\S/i,
  /\b(?:Bearer|Basic) (?!\$\{)\S/,
  /:\/\/[^\s/@:]+:[^\s/@]+@/,
] as const;

/** Whether a command contains a secret or a place for one: others on the machine can read it there. */
export function givesSecret(command: string, secrets: readonly string[]): boolean {
  return (
    secretGiven.some((form) => form.test(command)) || secrets.some((text) => command.includes(text))
  );
}

/** Words that let a server do everything that it can. */
const widest =
  /--access-mode=unrestricted|--(?:tools|toolsets)[= ](?:all|'?\*'?)(?![.\w])|--(?:enable|allow)-writ\w*|--allow-\w+-tools|--dangerously\S*|--yolo|YOLO=true|--no-sandbox|--privileged/i;

/** Words that hold a server back: to reading, to a temporary profile, or to play money. */
const narrow =
  /--read-?only\b|--disable-write|--access-mode=restricted|[_ ]READ_ONLY=|READ_OPERATIONS_ONLY=|[?&]readonly=true|\.read\b|--isolated\b|_PAPER_TRADE=true|=SANDBOX\b/i;

export const isWidest = (command: string) => widest.test(command);

export const isNarrow = (command: string) => narrow.test(command);
