/**
 * Reads and tends what forms sent: `npm run inbox -- list`, or `node apps/server/inbox.ts list`. It
 * opens the database that INTAKE_DATABASE names, also while the server runs.
 * Exit code 0, 1 where something isn't there, 2 for a command that can't be run or output that can't be
 * written, 141 where its reader has gone.
 */
import { existsSync, fstatSync, writeFileSync } from "node:fs";
import { readConfiguration } from "@yno/intake/configuration";
import { examine } from "@yno/intake/doctor";
import { InboxUsageError, inboxUsage, runInbox } from "@yno/intake/inbox";
import { isPostgres, openStorage } from "@yno/intake/open-storage";
import { IntakeProblem } from "@yno/intake/storage";

let isBroken = false;
// A command that removes something goes on where its output isn't taken any more.
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (isBroken) return;
  isBroken = true;
  // A reader such as `head` may go, and then the code is that of a program that SIGPIPE ends.
  const isUnread = error.code === "EPIPE";
  if (!isUnread) console.error(`The output couldn't be written: ${error.message}.`);
  process.once("exit", (code) => {
    if (code < 2) process.exitCode = isUnread ? 141 : 2;
  });
});

/** To a file, Node's stream writes once, and doesn't look at how much a nearly full disk has taken. */
function print(line: string): void {
  const { stdout } = process;
  if (isBroken) return;
  if (!fstatSync(stdout.fd).isFile()) return void stdout.write(`${line}\n`);
  try {
    writeFileSync(stdout.fd, `${line}\n`);
  } catch (error) {
    stdout.emit("error", error);
  }
}

/** Runs the command, and returns the exit code. */
async function main(words: readonly string[]): Promise<number> {
  if (words.includes("--help")) {
    print(inboxUsage);
    return 0;
  }
  const [command, ...args] = words;
  if (command === undefined) throw new InboxUsageError("Name a command.");
  // Whether the server takes forms now doesn't matter for what it has taken.
  const configuration = readConfiguration({ ...process.env, INTAKE: "on" });
  if (!configuration) throw new Error("The intake is off, although it was switched on.");
  const { database, senders } = configuration;
  if (!isPostgres(database) && !existsSync(database)) {
    throw new IntakeProblem(
      `There is no database ${database}: set INTAKE_DATABASE to the one that the server uses.`,
    );
  }
  const storage = await openStorage(database);
  try {
    if (command !== "doctor") return await runInbox(words, { storage, senders, print });
    const [flag, mailTo] = args;
    if (args.length > 0 && (flag !== "--mail" || args.length !== 2)) {
      throw new InboxUsageError("doctor takes --mail with an address, and nothing else.");
    }
    return (await examine({ configuration, storage, mailTo, print })) > 0 ? 1 : 0;
  } finally {
    await storage.close();
  }
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  if (error instanceof InboxUsageError) console.error(`${error.message}\n${inboxUsage}`);
  else if (error instanceof IntakeProblem) console.error(error.message);
  // A disk that is full, a folder that isn't there: the sentence says which.
  else if (error instanceof Error && "code" in error) console.error(`${error.message}.`);
  else throw error;
  process.exitCode = 2;
}
