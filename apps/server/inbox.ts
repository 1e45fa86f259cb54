/**
 * Reads and tends what forms sent: `npm run inbox -- list`, or `node apps/server/inbox.ts list`. It
 * opens the database that INTAKE_DATABASE names, also while the server runs.
 * Exit code 0, 1 where something isn't there, 2 for a command that can't be run.
 */
import { existsSync } from "node:fs";
import { site } from "@yno/brand/site";
import { readConfiguration } from "@yno/intake/configuration";
import { examine } from "@yno/intake/doctor";
import { InboxUsageError, inboxUsage, runInbox } from "@yno/intake/inbox";
import { isPostgres, openStorage } from "@yno/intake/open-storage";
import { IntakeProblem } from "@yno/intake/storage";

// A reader that has seen enough, such as `head`, isn't a failure.
process.stdout.on("error", (error) => {
  if (Reflect.get(error, "code") !== "EPIPE") throw error;
  process.exit(0);
});

const print = (line: string) => void process.stdout.write(`${line}\n`);

/** Runs the command, and returns the exit code. */
async function main(words: readonly string[]): Promise<number> {
  if (words.includes("--help")) {
    print(inboxUsage);
    return 0;
  }
  const [command, ...args] = words;
  if (command === undefined) throw new InboxUsageError("Name a command.");
  // Whether the server takes forms now doesn't matter for what it has taken.
  const configuration = readConfiguration({ ...process.env, INTAKE: "on" }, site.brand);
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
