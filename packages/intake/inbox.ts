import { parseArgs } from "node:util";
import { byteOrderMark, csvCells, csvHead, csvRow } from "./csv.ts";
import { addressKey } from "./email-address.ts";
import { type FormName, formNames, forms, isFormName, typedEmail } from "./forms.ts";
import { channelsOf, type Senders } from "./intake.ts";
import { before } from "./retention.ts";
import type { Storage, StoredSubmission } from "./storage.ts";

export const inboxUsage = `Usage:
  inbox list [--form NAME] [--quarantined] [--limit N] [--offset N] [--json]
  inbox search TEXT [--form NAME] [--quarantined] [--limit N] [--offset N] [--json]
  inbox show RECEIPT [--json]
  inbox export [--form NAME] [--format ndjson]
  inbox export [--form NAME] --format csv [--no-bom]
  inbox replay [RECEIPT]            deliver what is dead again
  inbox release RECEIPT             deliver what is in quarantine
  inbox erase --email ADDRESS       remove all that an address sent
  inbox retain                      remove what is older than the periods on /privacy
  inbox retain --form NAME --days N remove what is older and delivered
  inbox stats [--json]
  inbox backup FILE
  inbox doctor [--mail ADDRESS]     try the database, the webhooks and a mail
Forms: ${formNames.join(", ")}.
A CSV begins with a byte order mark, without which Excel garbles all but ASCII. --no-bom leaves it
out, for programs that take it for a part of the first name.`;

/** A command that can't be run as it was written; the message is a sentence. */
export class InboxUsageError extends Error {
  override name = "InboxUsageError";
}

type Surroundings = {
  storage: Storage;
  senders: Senders;
  /** Prints a line. */
  print: (line: string) => void;
  now?: () => number;
};

/** Submissions on one page of a list, unless told otherwise. */
const defaultLimit = 50;
const maxLimit = 10_000;

const dayMs = 24 * 60 * 60 * 1000;

/**
 * Runs one command of `npm run inbox`. Returns the exit code: 0, or 1 when what was asked for isn't
 * there. Throws an InboxUsageError.
 */
export async function runInbox(
  args: readonly string[],
  { storage, senders, print, now = Date.now }: Surroundings,
): Promise<number> {
  const { positionals, values } = read(args);
  const [command, word, ...more] = positionals;
  if (more.length > 0) throw new InboxUsageError(`There's an extra word: ${more.join(" ")}.`);
  refuseOthers(command, word, values);
  const form = readForm(values.form);
  const json = values.json === true;
  const isMissing = (id: string) => {
    print(`No submission has the receipt number ${id}. 'inbox list' shows them.`);
    return 1;
  };

  switch (command) {
    case "list":
    case "search": {
      const found = await storage.list({
        ...(form && { form }),
        ...(values.quarantined === true && { state: "quarantined" as const }),
        ...(command === "search" && { text: required(word, "the text to look for") }),
        limit: readCount(values.limit, "--limit", defaultLimit, 1, maxLimit),
        offset: readCount(values.offset, "--offset", 0, 0, Number.MAX_SAFE_INTEGER),
      });
      for (const line of json ? found.map((each) => JSON.stringify(each)) : table(found))
        print(line);
      return 0;
    }
    case "show": {
      const id = required(word, "a receipt number");
      const submission = await storage.get(id);
      if (!submission) return isMissing(id);
      const deliveries = await storage.deliveriesOf(id);
      if (json) print(JSON.stringify({ ...submission, deliveries }));
      else {
        print(`${submission.id}  ${submission.form}  ${timeOf(submission)}  ${submission.state}`);
        for (const [name, value] of Object.entries(submission.fields))
          print(`${name}: ${String(value).split("\n").map(printable).join("\n    ")}`);
        for (const { channel, state, attempts, error } of deliveries) {
          print(
            `${channel}: ${state} after ${counted(attempts, "attempt")}${error === null ? "" : `. ${printable(error)}`}`,
          );
        }
      }
      return 0;
    }
    case "export": {
      const format = values.format ?? "ndjson";
      if (format !== "csv" && format !== "ndjson") {
        throw new InboxUsageError(`--format is csv or ndjson, not ${format}.`);
      }
      const hasMark = values["no-bom"] !== true;
      if (format !== "csv" && !hasMark) {
        throw new InboxUsageError(
          "--no-bom goes with --format csv: NDJSON has no byte order mark.",
        );
      }
      if (format === "csv") print((hasMark ? byteOrderMark : "") + csvRow(csvHead));
      for await (const each of storage.all()) {
        if (form && each.form !== form) continue;
        print(format === "csv" ? csvRow(csvCells(each)) : JSON.stringify(each));
      }
      return 0;
    }
    case "replay": {
      const count = await storage.replay(word ?? null, now());
      print(`${counted(count, "delivery", "deliveries")} will be tried again.`);
      return word !== undefined && count === 0 ? 1 : 0;
    }
    case "release": {
      const id = required(word, "a receipt number");
      const submission = await storage.get(id);
      if (!submission) return isMissing(id);
      const channels = channelsOf(senders, submission.form);
      if (channels.length === 0) {
        print(
          `${id} isn't released: no email and no webhook is set up for ${submission.form} here. Set the server's variables first.`,
        );
        return 1;
      }
      const released = await storage.release(id, channels, now());
      print(released ? `${id} is released and will be delivered.` : `${id} isn't in quarantine.`);
      return released ? 0 : 1;
    }
    case "erase": {
      const email = required(values.email, "--email with an address");
      const { submissions, deliveries, keys } = await storage.erase(email);
      print(
        `Removed of ${addressKey(email)}: ${counted(submissions, "submission")}, ${counted(deliveries, "delivery", "deliveries")} and ${counted(keys, "key")}. The files were written again without them.`,
      );
      return 0;
    }
    case "retain": {
      if (!form && values.days === undefined) {
        for (const name of formNames) print(await keepPeriod(name, storage, now()));
        return 0;
      }
      if (!form) throw new InboxUsageError("retain needs --form with the name of a form.");
      const days = readCount(required(values.days, "--days with a number"), "--days", 0, 1, 36_500);
      const count = await storage.retain(form, now() - days * dayMs, "delivered");
      print(
        `Removed of ${form}, older than ${counted(days, "day")}: ${counted(count, "submission")}.`,
      );
      return 0;
    }
    case "stats": {
      const stats = await storage.stats();
      if (json) print(JSON.stringify(stats));
      else {
        for (const [kind, counts] of Object.entries(stats)) {
          if (typeof counts !== "object" || counts === null) continue;
          const listed = Object.entries(counts).map(([state, count]) => `${count} ${state}`);
          print(`${kind}: ${listed.join(", ")}`);
        }
        if (stats.oldestDue !== null) {
          print(
            `The oldest delivery that is due is of ${new Date(stats.oldestDue).toISOString()}.`,
          );
        }
      }
      return 0;
    }
    case "backup": {
      const file = required(word, "a file to write");
      await storage.backup(file);
      print(`Written to ${file}.`);
      return 0;
    }
    default:
      throw new InboxUsageError(
        command === undefined ? "Name a command." : `There is no command '${command}'.`,
      );
  }
}

/** Removes what is older than its period, delivered or not: /privacy makes no difference. */
async function keepPeriod(form: FormName, storage: Storage, now: number): Promise<string> {
  const period = forms[form].keptFor;
  if (period === null) return `Kept of ${form}: all, until consent is withdrawn (inbox erase).`;
  const count = await storage.retain(form, before(now, period), "all");
  return `Removed of ${form}, older than ${period}: ${counted(count, "submission")}.`;
}

function read(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        form: { type: "string" },
        format: { type: "string" },
        email: { type: "string" },
        days: { type: "string" },
        limit: { type: "string" },
        offset: { type: "string" },
        quarantined: { type: "boolean" },
        json: { type: "boolean" },
        "no-bom": { type: "boolean" },
      },
    });
  } catch (error) {
    throw new InboxUsageError(error instanceof Error ? error.message : String(error));
  }
}

/** The options that each command takes, and whether it takes a word. */
const takes: Readonly<Record<string, readonly string[]>> = {
  list: ["form", "quarantined", "limit", "offset", "json"],
  search: ["word", "form", "quarantined", "limit", "offset", "json"],
  show: ["word", "json"],
  export: ["form", "format", "no-bom"],
  replay: ["word"],
  release: ["word"],
  erase: ["email"],
  retain: ["form", "days"],
  stats: ["json"],
  backup: ["word"],
};

/** What a command doesn't know could have been meant to narrow what it does. */
function refuseOthers(command = "", word: string | undefined, values: object): void {
  const known = Object.hasOwn(takes, command) ? takes[command] : undefined;
  if (!known) return;
  const given = [...Object.keys(values), ...(word === undefined ? [] : ["word"])];
  const other = given.find((name) => !known.includes(name));
  if (other === undefined) return;
  throw new InboxUsageError(
    other === "word" ? `${command} takes no '${word}'.` : `${command} takes no --${other}.`,
  );
}

/** A text of a visitor on one line of a terminal, which obeys control characters. */
function printable(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}]/gu, (each) =>
    JSON.stringify(each)
      .slice(1, -1)
      .replace(/^[^\\]/u, " "),
  );
}

function required(word: string | undefined, what: string): string {
  if (word === undefined || word === "") throw new InboxUsageError(`This command needs ${what}.`);
  return word;
}

function readForm(name: string | undefined): FormName | undefined {
  if (name === undefined || isFormName(name)) return name;
  throw new InboxUsageError(`There is no form '${name}'.`);
}

function readCount(
  text: string | undefined,
  name: string,
  otherwise: number,
  least: number,
  most: number,
) {
  if (text === undefined) return otherwise;
  const count = /^\d{1,16}$/.test(text) ? Number(text) : Number.NaN;
  if (count >= least && count <= most) return count;
  throw new InboxUsageError(`${name} is a whole number from ${least} to ${most}, not ${text}.`);
}

function table(submissions: readonly StoredSubmission[]): string[] {
  if (submissions.length === 0) return ["There are none."];
  return submissions.map((each) =>
    [
      each.id,
      timeOf(each),
      each.form.padEnd(16),
      each.state.padEnd(11),
      printable(typedEmail(each.fields)),
    ].join("  "),
  );
}

function timeOf({ receivedAt }: StoredSubmission): string {
  return new Date(receivedAt).toISOString();
}

function counted(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}
