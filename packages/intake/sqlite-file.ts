import { closeSync, openSync, statSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout } from "node:timers/promises";
import { addressKey } from "./email-address.ts";
import { newerVersion, typedText } from "./rows.ts";
import { IntakeProblem } from "./storage.ts";

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
  `ALTER TABLE submissions ADD COLUMN typed TEXT NOT NULL DEFAULT '';
   UPDATE submissions SET typed = typed_text(fields);`,
  // Counts read these alone: in the rows, a million of them would hold up every visitor.
  `CREATE INDEX submissions_by_state ON submissions (state);
   CREATE INDEX deliveries_by_state ON deliveries (state);`,
  // Whether `email` is a key and `typed` was made with it (see `makeKeys`).
  `ALTER TABLE submissions ADD COLUMN keyed INTEGER NOT NULL DEFAULT 0;
   CREATE INDEX submissions_without_key ON submissions (keyed) WHERE keyed = 0;`,
] as const;

/** How long opening and erasing wait for another process, in milliseconds. Nothing else is answered. */
export const openingMs = 500;

/** How long a write waits for another process, and from one look to the next. Others are answered. */
const [busyMs, lookMs] = [2_000, 20];

/** Whether another process holds the database: SQLITE_BUSY, of https://sqlite.org/rescode.html. */
export function isBusy(error: unknown): boolean {
  return Reflect.get(Object(error), "errcode") === 5;
}

/** A database that is open, with the tables of today. */
type SqliteFile = {
  database: DatabaseSync;
  /** Runs as one transaction, which holds the right to write from its start. */
  transaction: <Result>(work: () => Result) => Promise<Result>;
  /** Rejects when nothing can be written. */
  check: () => Promise<void>;
};

/**
 * Opens a SQLite file and brings its tables to today's version.
 *
 * @param file a path, or `:memory:`
 * @throws IntakeProblem when the file can't be opened or belongs to a newer version
 */
export function openSqliteFile(file: string): SqliteFile {
  const database = open(file);
  const opened = fileOf(file);

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
      if (isBusy(error)) return false;
      throw error;
    }
  }

  return {
    database,
    transaction,
    // A page is really written, so that a full disk or a locked file is found out. The version that
    // is there stays: it may be that of a newer server, which has started meanwhile.
    check: () => transaction(() => setVersion(database, readVersion(database))),
  };
}

function open(file: string): DatabaseSync {
  try {
    makePrivate(file);
    // `VACUUM` writes a second file, which other folders may be read-only for.
    process.env.SQLITE_TMPDIR ??= dirname(resolve(file));
    const database = new DatabaseSync(file, { timeout: openingMs });
    database.exec(
      "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON",
    );
    migrate(database, file);
    makeKeys(database);
    // From now on a write waits by itself, so that others are answered (see `begun`).
    database.exec("PRAGMA busy_timeout = 0");
    return database;
  } catch (error) {
    if (error instanceof IntakeProblem) throw error;
    throw new IntakeProblem(
      `The database ${file} can't be opened (${reason(error)}): check that INTAKE_DATABASE names a SQLite database, and that this account may write to its folder.`,
    );
  }
}

function readVersion(database: DatabaseSync): number {
  return Number(database.prepare("PRAGMA user_version").get()?.user_version);
}

function setVersion(database: DatabaseSync, version: number): void {
  database.exec(`PRAGMA user_version = ${version}`);
}

/** Which file a path leads to now; undefined for a database in memory and where there is no file. */
function fileOf(path: string): number | undefined {
  return path === ":memory:" ? undefined : statSync(path, { throwIfNoEntry: false })?.ino;
}

/** Whether two paths lead to one file that's there. */
export function isSameFile(one: string, other: string): boolean {
  return fileOf(one) !== undefined && fileOf(one) === fileOf(other);
}

/**
 * Makes a file that only its owner can read. SQLite gives the files beside it the same rights. An
 * existing file keeps its own rights: a backup program may need to read it.
 */
export function makePrivate(file: string): void {
  if (file !== ":memory:") closeSync(openSync(file, "a", 0o600));
}

function migrate(database: DatabaseSync, file: string): void {
  database.function("typed_text", { varargs: true }, (fields, email) =>
    typedText(JSON.parse(String(fields)), String(email ?? "")),
  );
  if (readVersion(database) === migrations.length) return;
  database.exec("BEGIN IMMEDIATE");
  const version = readVersion(database);
  if (version > migrations.length) {
    database.exec("ROLLBACK");
    throw newerVersion(file, version, migrations.length);
  }
  for (const step of migrations.slice(version)) database.exec(step);
  setVersion(database, migrations.length);
  database.exec("COMMIT");
}

/** Rows that get their keys in one transaction. */
const keysAtOnce = 500;

/** Makes the keys and texts of rows that an older server has written, while others may go on writing. */
function makeKeys(database: DatabaseSync): void {
  database.function("address_key", (email) => addressKey(String(email)));
  const without = database.prepare("SELECT 1 FROM submissions WHERE keyed = 0 LIMIT 1");
  const make = database.prepare(
    `UPDATE submissions SET email = address_key(email), typed = typed_text(fields, email), keyed = 1
     WHERE rowid IN (SELECT rowid FROM submissions WHERE keyed = 0 LIMIT ${keysAtOnce})`,
  );
  // Reads first: a write would wait for another program that writes.
  while (without.get()) make.run();
}

/** What an error says. */
export function reason(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
