import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { formNames } from "@yno/intake/forms";
import { openStorage } from "@yno/intake/open-storage";
import { typedText } from "@yno/intake/rows";
import type { ListQuery } from "@yno/intake/storage";
import { type Cluster, startCluster } from "#tests/postgres/cluster.ts";
import { median } from "../measuring.ts";

/** The most time that a list or a search may take, in milliseconds. */
const limitMs = 200;

const queries: readonly [string, Omit<ListQuery, "limit" | "offset">][] = [
  ["list", {}],
  ["list of one form", { form: "support-request" }],
  ["list of what is in quarantine", { state: "quarantined" }],
  ["search for a word in every row", { text: "harbour" }],
  ["search for an address", { text: "visitor-7@" }],
  ["search for the name of a field", { text: "company" }],
  ["search for what isn't there", { text: "no such text" }],
];

/**
 * Times lists and searches among many submissions, in SQLite or PostgreSQL. Returns whether all keep
 * the limit. SQLite works in this process, so its time is processor time, which a busy machine
 * doesn't change.
 */
export async function measureRows(
  folder: string,
  { rows, inPostgres }: { rows: number; inPostgres: boolean },
): Promise<boolean> {
  const cluster = inPostgres ? await startCluster() : undefined;
  const database = cluster?.newDatabase() ?? join(folder, "rows.db");
  await (await openStorage(database)).close();
  if (cluster) insertInPostgres(cluster, database, rows);
  else insert(database, rows);
  const storage = await openStorage(database);
  let isQuick = true;
  for (const [name, query] of queries) {
    const taken: number[] = [];
    for (let time = 0; time < 3; time++) {
      const before = milliseconds(inPostgres);
      await storage.list({ ...query, limit: 50, offset: 0 });
      taken.push(milliseconds(inPostgres) - before);
    }
    console.info(`Among ${rows}, ${name}: ${median(taken).toFixed(1)} ms.`);
    isQuick &&= median(taken) <= limitMs;
  }
  await storage.close();
  await cluster?.stop();
  return isQuick;
}

function milliseconds(ofTheClock: boolean): number {
  const { user, system } = process.cpuUsage();
  return ofTheClock ? performance.now() : (user + system) / 1000;
}

/** Writes rows as the server would have, without its wait for the disk after each. */
function insert(file: string, rows: number): void {
  const database = new DatabaseSync(file);
  database.exec("PRAGMA synchronous = OFF; BEGIN");
  const submission = database.prepare("INSERT INTO submissions VALUES (?, ?, ?, ?, ?, ?, ?, ?, 1)");
  for (let each = 0; each < rows; each++) {
    const email = `visitor-${each}@harbour.example`;
    const form = formNames[each % formNames.length] ?? "subscribe";
    const fields = { email, company: `Harbour ${each}`, note: "x".repeat(100) };
    const state = each === 0 ? "quarantined" : "accepted";
    submission.run(
      ...[`R-${each}`, form, JSON.stringify(fields), email, `digest ${each}`, each, state],
      typedText(fields, email),
    );
  }
  database.exec("COMMIT");
  database.close();
}

/** The same rows, made by the database itself. */
function insertInPostgres(cluster: Cluster, database: string, rows: number): void {
  const forms = formNames.map((name) => `'${name}'`).join(", ");
  cluster.execute(
    database,
    `INSERT INTO intake_submissions
     SELECT 'R-' || n, (ARRAY[${forms}])[1 + n % ${formNames.length}],
       json_build_object('email', address, 'company', 'Harbour ' || n, 'note', repeat('x', 100)),
       address, 'digest ' || n, n, CASE n WHEN 0 THEN 'quarantined' ELSE 'accepted' END,
       concat_ws(chr(31), address, 'Harbour ' || n, repeat('x', 100)), true
     FROM generate_series(0, ${rows - 1}) AS n,
       LATERAL (SELECT 'visitor-' || n || '@harbour.example' AS address) AS made`,
  );
  cluster.execute(database, "VACUUM ANALYZE");
}
