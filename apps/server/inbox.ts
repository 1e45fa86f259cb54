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
import { IntakeProblem } from "@yno/intake/intake-problem";
import { isPostgres, openStorage } from "@yno/intake/open-storage";

// A reader that has seen enough, such as `head`, isn't a failure.
process.stdout.on("error", (error) => {
  if (Reflect.get(error, "code") !== "EPIPE") throw error;
  process.exit(0);
});

try {
  // Whether the server takes forms now doesn't matter for what it has taken.
  const configuration = readConfiguration({ ...process.env, INTAKE: "on" }, site.brand);
  if (!configuration) throw new Error("The intake is off, although it was switched on.");
  const { database } = configuration;
  if (process.argv.length < 3 || process.argv.includes("--help")) {
    throw new InboxUsageError("Name a command.");
  }
  if (!isPostgres(database) && !existsSync(database)) {
    throw new IntakeProblem(
      `There is no database ${database}: set INTAKE_DATABASE to the one that the server uses.`,
    );
  }
  const storage = await openStorage(database);
  try {
    const [command, ...args] = process.argv.slice(2);
    const print = (line: string) => void process.stdout.write(`${line}\n`);
    if (command === "doctor") {
      const [flag, mailTo] = args;
      if (args.length > 0 && (flag !== "--mail" || args.length !== 2)) {
        throw new InboxUsageError("doctor takes --mail with an address, and nothing else.");
      }
      process.exitCode = (await examine({ configuration, storage, mailTo, print })) > 0 ? 1 : 0;
    } else {
      const { senders } = configuration;
      process.exitCode = await runInbox(process.argv.slice(2), { storage, senders, print });
    }
  } finally {
    await storage.close();
  }
} catch (error) {
  if (error instanceof InboxUsageError) console.error(`${error.message}\n${inboxUsage}`);
  else if (error instanceof IntakeProblem) console.error(error.message);
  // A disk that is full, a folder that isn't there: the sentence says which.
  else if (error instanceof Error && "code" in error) console.error(`${error.message}.`);
  else throw error;
  process.exitCode = 2;
}
