import { closeSync, openSync, statSync } from "node:fs";
import { backup, DatabaseSync, type SQLOutputValue } from "node:sqlite";
import { setTimeout } from "node:timers/promises";
import { IntakeProblem } from "./intake-problem.ts";
import {
  newerVersion,
  sameContentMs,
  searchPattern,
  settled,
  toDelivery,
  toSubmission,
} from "./rows.ts";
import type { Channel, DueDelivery, ListQuery, Stats, Storage } from "./storage.ts";

/**
 * The steps from an empty database to today's, each run once and never changed. The number of those
 * that have run is in the database (`user_version`).
 */
const migrations = [
  `CREATE TABLE submissions (
     id TEXT PRIMARY KEY,
     form TEXT NOT NULL,
     fields TEXT NOT NULL,
     email TEXT NOT NULL,
     digest TEXT NOT NULL,
     received_at INTEGER NOT NULL,
     state TEXT NOT NULL
   ) STRICT;
   CREATE INDEX submissions_by_digest ON submissions (digest, received_at);
   CREATE INDEX submissions_by_email ON submissions (email);
   CREATE INDEX submissions_by_time ON submissions (received_at);
   CREATE TABLE keys (
     key TEXT PRIMARY KEY,
     digest TEXT NOT NULL,
     submission TEXT NOT NULL REFERENCES submissions (id) ON DELETE CASCADE
   ) STRICT, WITHOUT ROWID;
   CREATE INDEX keys_by_submission ON keys (submission);
   CREATE TABLE deliveries (
     id INTEGER PRIMARY KEY,
     submission TEXT NOT NULL REFERENCES submissions (id) ON DELETE CASCADE,
     channel TEXT NOT NULL,
     state TEXT NOT NULL,
     attempts INTEGER NOT NULL,
     next_at INTEGER NOT NULL,
     error TEXT
   ) STRICT;
   CREATE INDEX deliveries_due ON deliveries (next_at) WHERE state = 'due';
   CREATE INDEX deliveries_by_submission ON deliveries (submission);`,
] as const;

/** How long opening and erasing wait for another process, in milliseconds. Nothing else is answered. */
const openingMs = 500;

/** How long a write waits for another process, and from one look to the next. Others are answered. */
const [busyMs, lookMs] = [2_000, 20];

/** SQLITE_BUSY, of https://sqlite.org/rescode.html. */
const busy = 5;

type Row = Record<string, SQLOutputValue>;

/**
 * Submissions in one SQLite file. `synchronous=FULL` writes every transaction to the disk before it
 * ends, so what was accepted survives a power cut; deleted content is overwritten with zeros.
 *
 * @param file a path, or `:memory:`
 * @throws IntakeProblem when the file can't be opened or belongs to a newer version
 */
export function openSqlite(file: string): Storage {
  const database = open(file);
  const opened = fileOf(file);
  const statements = new Map<string, ReturnType<DatabaseSync["prepare"]>>();
  const prepared = (sql: string) => {
    const known = statements.get(sql) ?? database.prepare(sql);
    statements.set(sql, known);
    return known;
  };
  const run = (sql: string, ...values: (string | number | null)[]) =>
    Number(prepared(sql).run(...values).changes);
  const one = (sql: string, ...values: (string | number)[]): Row | undefined =>
    prepared(sql).get(...values);
  const many = (sql: string, ...values: (string | number)[]): Row[] => prepared(sql).all(...values);

  /** Runs as one transaction, which holds the right to write from its start. */
  async function transaction<Result>(work: () => Result): Promise<Result> {
    // Written to a file that has been deleted, everything would be gone with the process.
    if (fileOf(file) !== opened) {
      throw new IntakeProblem(
        `The database ${file} was removed or replaced while the server runs: put it back, then start the server again.`,
      );
    }
    // Nothing is awaited between taking the right and the work, so no other transaction comes between.
    for (const until = Date.now() + busyMs; !begun(); await setTimeout(lookMs)) {
      if (Date.now() > until)
        throw new Error("Another process has written to the database for too long.");
    }
    try {
      const result = work();
      database.exec("COMMIT");
      return result;
    } catch (error) {
      if (database.isTransaction) database.exec("ROLLBACK");
      throw error;
    }
  }

  /** Takes the right to write; false while another process has it. */
  function begun(): boolean {
    try {
      database.exec("BEGIN IMMEDIATE");
      return true;
    } catch (error) {
      if (Reflect.get(Object(error), "errcode") === busy) return false;
      throw error;
    }
  }

  const begin = (id: string, channels: readonly Channel[], at: number) => {
    for (const channel of channels) {
      run(
        "INSERT INTO deliveries (submission, channel, state, attempts, next_at) VALUES (?, ?, 'due', 0, ?)",
        id,
        channel,
        at,
      );
    }
  };

  return {
    accept: ({ key, digest, channels, ...submission }) =>
      transaction(() => {
        const { id, form, fields, email, receivedAt, state } = submission;
        const known = one("SELECT digest, submission FROM keys WHERE key = ?", key);
        if (known && known.digest !== digest) return { kind: "other content" };
        const same = known
          ? one("SELECT * FROM submissions WHERE id = ?", String(known.submission))
          : one(
              "SELECT * FROM submissions WHERE digest = ? AND received_at > ? LIMIT 1",
              digest,
              receivedAt - sameContentMs,
            );
        const keep = (owner: string) =>
          run(
            "INSERT OR IGNORE INTO keys (key, digest, submission) VALUES (?, ?, ?)",
            key,
            digest,
            owner,
          );
        if (same) {
          keep(String(same.id));
          // What a program has sent first mustn't hold back what a person sends.
          if (same.state === "quarantined" && state === "accepted") {
            run("UPDATE submissions SET state = 'accepted' WHERE id = ?", String(same.id));
            begin(String(same.id), channels, receivedAt);
          }
          return { kind: "repeated", id: String(same.id), receivedAt };
        }
        run(
          "INSERT INTO submissions (id, form, fields, email, digest, received_at, state) VALUES (?, ?, ?, ?, ?, ?, ?)",
          ...[id, form, JSON.stringify(fields), email, digest, receivedAt, state],
        );
        keep(id);
        begin(id, channels, receivedAt);
        return { kind: "kept", id, receivedAt };
      }),

    takeDue: async (now, leasedUntil, most) => {
      // Mostly nothing is due, and reading holds up nobody who writes.
      if (!one("SELECT 1 FROM deliveries WHERE state = 'due' AND next_at <= ? LIMIT 1", now)) {
        return [];
      }
      return transaction(() => {
        const due = many(
          `SELECT deliveries.id AS delivery, channel, attempts, submissions.*
           FROM deliveries JOIN submissions ON submissions.id = deliveries.submission
           WHERE deliveries.state = 'due' AND next_at <= ? ORDER BY next_at LIMIT ?`,
          now,
          most,
        );
        return due.map((row): DueDelivery => {
          const delivery = Number(row.delivery);
          run("UPDATE deliveries SET next_at = ? WHERE id = ?", leasedUntil, delivery);
          return {
            delivery,
            channel: row.channel as Channel,
            attempts: Number(row.attempts),
            submission: toSubmission(row),
          };
        });
      });
    },

    settle: (delivery, outcome) =>
      transaction(() => {
        const { state, at, error } = settled(outcome);
        run(
          "UPDATE deliveries SET state = ?, attempts = attempts + 1, next_at = ?, error = ? WHERE id = ?",
          ...[state, at, error, delivery],
        );
      }),

    get: async (id) => {
      const row = one("SELECT * FROM submissions WHERE id = ?", id);
      return row ? toSubmission(row) : null;
    },

    deliveriesOf: async (id) =>
      many("SELECT * FROM deliveries WHERE submission = ? ORDER BY id", id).map(toDelivery),

    list: async (query) => {
      const { where, values } = conditions(query);
      // Rows are numbered as they come. A search in this order reads the file from its end; in the
      // order of the index on times it would look up each row, which takes twice as long.
      return many(
        `SELECT * FROM submissions ${where} ORDER BY rowid DESC LIMIT ? OFFSET ?`,
        ...[...values, query.limit, query.offset],
      ).map(toSubmission);
    },

    async *all() {
      for (const row of database
        .prepare("SELECT * FROM submissions ORDER BY received_at, id")
        .iterate()) {
        yield toSubmission(row);
      }
    },

    release: (id, channels, now) =>
      transaction(() => {
        const released = run(
          "UPDATE submissions SET state = 'accepted' WHERE id = ? AND state = 'quarantined'",
          id,
        );
        if (released > 0) begin(id, channels, now);
        return released > 0;
      }),

    replay: (id, now) =>
      transaction(() =>
        run(
          "UPDATE deliveries SET state = 'due', attempts = 0, next_at = ?, error = NULL WHERE state = 'dead' AND (?2 IS NULL OR submission = ?2)",
          now,
          id,
        ),
      ),

    async erase(email) {
      const erased = await transaction(() => {
        const owned = "IN (SELECT id FROM submissions WHERE email = ?)";
        const deliveries = run(`DELETE FROM deliveries WHERE submission ${owned}`, email);
        const keys = run(`DELETE FROM keys WHERE submission ${owned}`, email);
        return {
          submissions: run("DELETE FROM submissions WHERE email = ?", email),
          deliveries,
          keys,
        };
      });
      // The write-ahead log and free pages hold what was deleted until they're written again.
      database.exec(`PRAGMA busy_timeout = ${openingMs}; VACUUM; PRAGMA busy_timeout = 0`);
      const { busy: isHeld } = database.prepare("PRAGMA wal_checkpoint(TRUNCATE)").get() ?? {};
      if (isHeld !== 0) {
        throw new IntakeProblem(
          "The submissions are removed, but another program reads the database, so its files still hold their bytes: end it, then erase again.",
        );
      }
      return erased;
    },

    retain: (form, before) =>
      transaction(() =>
        run(
          `DELETE FROM submissions WHERE form = ? AND received_at < ? AND state = 'accepted'
             AND NOT EXISTS (SELECT 1 FROM deliveries
               WHERE submission = submissions.id AND deliveries.state <> 'delivered')`,
          form,
          before,
        ),
      ),

    stats: async (): Promise<Stats> => {
      const count = (table: string, state: string) =>
        Number(one(`SELECT count(*) AS n FROM ${table} WHERE state = ?`, state)?.n);
      const oldest = one(
        `SELECT min(received_at) AS at FROM submissions JOIN deliveries
         ON submissions.id = deliveries.submission WHERE deliveries.state = 'due'`,
      );
      return {
        submissions: {
          accepted: count("submissions", "accepted"),
          quarantined: count("submissions", "quarantined"),
        },
        deliveries: {
          due: count("deliveries", "due"),
          delivered: count("deliveries", "delivered"),
          dead: count("deliveries", "dead"),
        },
        oldestDue: typeof oldest?.at === "number" ? oldest.at : null,
      };
    },

    backup: async (target) => {
      makePrivate(target);
      await backup(database, target);
    },

    // A page is really written, so that a full disk or a locked file is found out.
    check: () => transaction(() => database.exec(setVersion)),

    close: async () => database.close(),
  };
}

function open(file: string): DatabaseSync {
  try {
    makePrivate(file);
    const database = new DatabaseSync(file, { timeout: openingMs });
    database.exec(
      "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON",
    );
    migrate(database, file);
    // From now on a write waits by itself, so that others are answered (see `begun`).
    database.exec("PRAGMA busy_timeout = 0");
    return database;
  } catch (error) {
    if (error instanceof IntakeProblem) throw error;
    throw new IntakeProblem(
      `The database ${file} can't be opened (${reason(error)}): check that the file is a SQLite database, and that this account may write to its folder.`,
    );
  }
}

const setVersion = `PRAGMA user_version = ${migrations.length}`;

/** Which file a path leads to now; undefined for a database in memory and where there is no file. */
function fileOf(path: string): number | undefined {
  return path === ":memory:" ? undefined : statSync(path, { throwIfNoEntry: false })?.ino;
}

/** Makes a file that only its owner can read. SQLite gives the files beside it the same rights. */
function makePrivate(file: string): void {
  if (file !== ":memory:") closeSync(openSync(file, "a", 0o600));
}

function migrate(database: DatabaseSync, file: string): void {
  const readVersion = () => Number(database.prepare("PRAGMA user_version").get()?.user_version);
  if (readVersion() === migrations.length) return;
  database.exec("BEGIN IMMEDIATE");
  const version = readVersion();
  if (version > migrations.length) {
    database.exec("ROLLBACK");
    throw newerVersion(file, version, migrations.length);
  }
  for (const step of migrations.slice(version)) database.exec(step);
  database.exec(setVersion);
  database.exec("COMMIT");
}

function conditions({ form, state, text }: ListQuery): { where: string; values: string[] } {
  const given: [string, string][] = [];
  if (form !== undefined) given.push(["form = ?", form]);
  if (state !== undefined) given.push(["state = ?", state]);
  if (text !== undefined) given.push(["fields LIKE ? ESCAPE '\\'", searchPattern(text)]);
  return {
    where: given.length === 0 ? "" : `WHERE ${given.map(([sql]) => sql).join(" AND ")}`,
    values: given.map(([, value]) => value),
  };
}

function reason(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
