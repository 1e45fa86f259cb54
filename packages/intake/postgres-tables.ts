import type postgres from "postgres";
import { addressKey } from "./email-address.ts";
import { transaction } from "./postgres-connection.ts";
import { newerVersion, typedText } from "./rows.ts";

/** The steps from an empty database to today's, each run once and never changed. */
const migrations = [
  `CREATE TABLE intake_submissions (
     id TEXT PRIMARY KEY,
     form TEXT NOT NULL,
     fields TEXT NOT NULL,
     email TEXT NOT NULL,
     digest TEXT NOT NULL,
     received_at BIGINT NOT NULL,
     state TEXT NOT NULL
   );
   CREATE INDEX ON intake_submissions (digest, received_at);
   CREATE INDEX ON intake_submissions (email);
   CREATE INDEX ON intake_submissions (received_at);
   CREATE TABLE intake_keys (
     key TEXT PRIMARY KEY,
     digest TEXT NOT NULL,
     submission TEXT NOT NULL REFERENCES intake_submissions (id) ON DELETE CASCADE
   );
   CREATE INDEX ON intake_keys (submission);
   CREATE TABLE intake_deliveries (
     id BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
     submission TEXT NOT NULL REFERENCES intake_submissions (id) ON DELETE CASCADE,
     channel TEXT NOT NULL,
     state TEXT NOT NULL,
     attempts INTEGER NOT NULL,
     next_at BIGINT NOT NULL,
     error TEXT
   );
   CREATE INDEX ON intake_deliveries (next_at) WHERE state = 'due';
   CREATE INDEX ON intake_deliveries (submission);`,
  // An account that may not add an extension, or a PostgreSQL without it, searches row by row.
  `CREATE INDEX ON intake_submissions (state, received_at);
   DO $$ BEGIN
     CREATE EXTENSION IF NOT EXISTS pg_trgm;
     CREATE INDEX ON intake_submissions USING gin (fields gin_trgm_ops);
   EXCEPTION WHEN insufficient_privilege OR undefined_file OR feature_not_supported THEN
   END $$;`,
  // What a search reads (see `typedText`). A null character, which JSON may hold, can't be read there.
  `ALTER TABLE intake_submissions ADD COLUMN typed TEXT NOT NULL DEFAULT '';
   UPDATE intake_submissions SET typed = CASE
     WHEN strpos(fields, '\\u0000') > 0 THEN lower(fields)
     ELSE coalesce((SELECT lower(string_agg(value #>> '{}', chr(31))) FROM json_each(fields::json)
       WHERE json_typeof(value) = 'string'), '') END;
   DROP INDEX IF EXISTS intake_submissions_fields_idx;
   DO $$ BEGIN
     CREATE INDEX ON intake_submissions USING gin (typed gin_trgm_ops);
   EXCEPTION WHEN undefined_object THEN
   END $$;`,
  // Neither in the log nor in a backup, because nothing of it matters a few minutes later.
  `CREATE UNLOGGED TABLE intake_rates (client TEXT PRIMARY KEY, full_at BIGINT NOT NULL);`,
  // Whether `email` is a key and `typed` was made with it (see `makeKeys`). Plain ASCII is as it was:
  // writing each row again, with its entries in the index of searches, would take half a millisecond.
  `ALTER TABLE intake_submissions ADD COLUMN keyed BOOLEAN NOT NULL DEFAULT true;
   ALTER TABLE intake_submissions ALTER COLUMN keyed SET DEFAULT false;
   UPDATE intake_submissions SET keyed = false WHERE typed ~ '[^\\x01-\\x7f]'
     OR email !~ '^[a-z0-9._+-]+@([a-z0-9-]+\\.)+[a-z]+$' OR email LIKE '%xn--%';
   CREATE INDEX ON intake_submissions (id) WHERE NOT keyed;`,
] as const;

/** Any number that no other program locks in the same database. */
const migrationLock = 7_266_031;

type Row = Record<string, string | number | null>;

/** Brings the tables to today's version. Several servers may start at once: one of them does it. */
export async function migrate(sql: postgres.Sql): Promise<void> {
  await transaction(sql, async (within) => {
    await within`SELECT pg_advisory_xact_lock(${migrationLock})`;
    await within`CREATE TABLE IF NOT EXISTS intake_version (version INTEGER NOT NULL)`;
    const [row] = await within<Row[]>`SELECT version FROM intake_version`;
    const version = Number(row?.version ?? 0);
    if (version > migrations.length) {
      throw newerVersion("of INTAKE_DATABASE", version, migrations.length);
    }
    for (const step of migrations.slice(version)) await within.unsafe(step);
    await within`DELETE FROM intake_version`;
    await within`INSERT INTO intake_version (version) VALUES (${migrations.length})`;
  });
}

/** Rows that get their keys in one transaction. */
const keysAtOnce = 500;

/**
 * Makes the keys and texts of rows that an older server has written. In batches, because other servers
 * may be at work; one at a time, because what another one has in hand would be missed by `erase`.
 */
export async function makeKeys(sql: postgres.Sql): Promise<void> {
  let made: number;
  do {
    made = await transaction(sql, async (within) => {
      await within`SELECT pg_advisory_xact_lock(${migrationLock})`;
      const rows = await within<Row[]>`
        SELECT id, fields, email FROM intake_submissions WHERE NOT keyed LIMIT ${keysAtOnce}`;
      if (rows.length === 0) return 0;
      const keys = rows.map(({ id, fields, email }) => [
        String(id),
        addressKey(String(email)),
        typedText(JSON.parse(String(fields)), String(email)),
      ]);
      await within`
        UPDATE intake_submissions SET email = given.email, typed = given.typed, keyed = true
        FROM (VALUES ${within(keys)}) AS given (id, email, typed)
        WHERE intake_submissions.id = given.id`;
      return rows.length;
    });
  } while (made > 0);
}
