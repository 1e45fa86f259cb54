import { installCommand, type Launched, startCommand } from "./command.ts";

/** All that a card, a panel or an entry writes down of how a server is started. */
export const everyCommand = (record: Launched): string =>
  [
    installCommand(record),
    startCommand(record) ?? "",
    ...(record.server.remotes ?? []).map(({ url }) => url),
  ].join(" ");

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");

/**
 * Whether everything that is fetched names its version, so that two days give the same code: a
 * package the listed one, and a repository a tag or commit.
 */
export function isPinned({ server, listing: { source } }: Launched): boolean {
  const version = `v?${escaped(server.version)}`;
  const isTagged = (server.packages ?? []).every((each) =>
    each.registryType === "oci"
      ? each.version === undefined && new RegExp(`:${version}$`).test(each.identifier)
      : each.version === server.version,
  );
  const fetched = new RegExp(`^git\\+https://\\S+@(?:${version}|[0-9a-f]{40})$`);
  return isTagged && (source === undefined || source.args.some((arg) => fetched.test(arg)));
}

/** A text that gives a secret, unless the shell or the client looks it up in a variable. */
const secretGiven = [
  /(?<![\w-])[\w-]*(?:key|token|secret|password)[\w-]*=(?!\$\{)[^\s&]/i,
  /(?<!\S)--?[\w-]*(?:key|token|secret|password)[\w-]* (?![-$])\S/i,
  /\b(?:Bearer|Basic) (?!\$\{)\S/,
  /:\/\/[^\s/@:]+:[^\s/@]+@/,
] as const;

/** Whether a command contains a secret: others on the machine can read it there. */
export function givesSecret(record: Launched): boolean {
  const command = everyCommand(record);
  return secretGiven.some((form) => form.test(command));
}

/** Words that let a server do everything that it can. */
const widest =
  /--access-mode=unrestricted|--(?:tools|toolsets)[= ](?:all|'?\*'?)(?![.\w])|--(?:enable|allow)-writ\w*|--allow-\w+-tools|--dangerously\S*|--yolo|YOLO=true|--no-sandbox|--privileged/i;

/** Words that hold a server back: to reading, to a temporary profile, or to play money. */
const narrow =
  /--read-?only\b|--disable-write|--access-mode=restricted|[_ ]READ_ONLY=|READ_OPERATIONS_ONLY=|[?&]readonly=true|\.read\b|--isolated\b|_PAPER_TRADE=true|=SANDBOX\b/i;

export const isWidest = (command: string) => widest.test(command);

export const isNarrow = (command: string) => narrow.test(command);
