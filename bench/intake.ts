/**
 * Measures the forms that arrive, and exits with code 1 when a limit or a promise is broken. All of it
 * is on this machine only. `--failures` mounts a small disk, so it needs root.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readOptions, wholeNumber } from "#tools/read-options.ts";
import { measureFailures } from "./intake/failures.ts";
import { measureKills } from "./intake/kills.ts";
import { measureLoad, measureMemoryOf } from "./intake/load.ts";
import { measureRows } from "./intake/rows.ts";
import { measureServers } from "./intake/servers.ts";

const values = readOptions(
  {
    intake: { type: "boolean" },
    kills: { type: "string" },
    postgres: { type: "boolean", default: false },
    failures: { type: "boolean", default: false },
    servers: { type: "string" },
    rows: { type: "string" },
    submissions: { type: "string" },
  },
  `'npm run bench -- --intake' sends forms while pages are read, or takes one of:
  --kills 1000           kills the server as often; with --postgres its database is PostgreSQL
  --failures             fills the disk, locks the database, and breaks what forms are sent to
  --servers 10000        sends as many to two servers with one PostgreSQL, and kills them in turn
  --rows 1000000         lists and searches among as many, with --postgres there
  --submissions 1000000  sends as many, and prints the memory of the server`,
);
const folder = mkdtempSync(join(tmpdir(), "yno-intake-"));
process.on("exit", () => rmSync(folder, { recursive: true, force: true }));
process.exit((await measure()) ? 0 : 1);

async function measure(): Promise<boolean> {
  const { kills, postgres, failures, servers, rows, submissions } = values;
  if (kills !== undefined) {
    return measureKills(folder, { rounds: wholeNumber("kills", kills), inPostgres: postgres });
  }
  if (failures) return measureFailures(folder);
  if (servers !== undefined) return measureServers(wholeNumber("servers", servers));
  if (rows !== undefined) {
    return measureRows(folder, { rows: wholeNumber("rows", rows), inPostgres: postgres });
  }
  const database = join(folder, "intake.db");
  if (submissions === undefined) return measureLoad(database);
  await measureMemoryOf(database, wholeNumber("submissions", submissions));
  return true;
}
