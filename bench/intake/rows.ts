import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { formNames } from "@yno/intake/forms";
import { openStorage } from "@yno/intake/open-storage";
import type { ListQuery } from "@yno/intake/storage";

/** The most processor time that a list or a search may take, in milliseconds. */
const limitMs = 200;

const queries: readonly [string, Omit<ListQuery, "limit" | "offset">][] = [
  ["list", {}],
  ["list of one form", { form: "support-request" }],
  ["list of what is in quarantine", { state: "quarantined" }],
  ["search for a word in every row", { text: "harbour" }],
  ["search for an address", { text: "visitor-7@" }],
  ["search for what isn't there", { text: "no such text" }],
];

/**
 * Times lists and searches among many submissions in SQLite. Returns whether all keep the limit. It's
 * processor time, because SQLite works in this process, and a busy machine doesn't change it.
 */
export async function measureRows(folder: string, rows: number): Promise<boolean> {
  const file = join(folder, "rows.db");
  await (await openStorage(file)).close();
  insert(file, rows);
  const storage = await openStorage(file);
  let isQuick = true;
  for (const [name, query] of queries) {
    const taken: number[] = [];
    for (let time = 0; time < 3; time++) {
      const before = process.cpuUsage();
      await storage.list({ ...query, limit: 50, offset: 0 });
      const { user, system } = process.cpuUsage(before);
      taken.push((user + system) / 1000);
    }
    const [, median = 0] = taken.toSorted((one, other) => one - other);
    console.info(`Among ${rows}, ${name}: ${median.toFixed(1)} ms of processor time.`);
    isQuick &&= median <= limitMs;
  }
  await storage.close();
  return isQuick;
}

/** Writes rows as the server would have, without its wait for the disk after each. */
function insert(file: string, rows: number): void {
  const database = new DatabaseSync(file);
  database.exec("PRAGMA synchronous = OFF; BEGIN");
  const submission = database.prepare("INSERT INTO submissions VALUES (?, ?, ?, ?, ?, ?, ?)");
  for (let each = 0; each < rows; each++) {
    const email = `visitor-${each}@harbour.example`;
    const form = formNames[each % formNames.length] ?? "subscribe";
    const fields = JSON.stringify({ email, company: `Harbour ${each}`, note: "x".repeat(100) });
    const state = each === 0 ? "quarantined" : "accepted";
    submission.run(`R-${each}`, form, fields, email, `digest ${each}`, each, state);
  }
  database.exec("COMMIT");
  database.close();
}
