import type postgres from "postgres";
import { addressKey } from "./email-address.ts";
import { connectTo, transaction } from "./postgres-connection.ts";
import {
  newerVersion,
  sameContentMs,
  searchPattern,
  settled,
  toDelivery,
  toDue,
  toStats,
  toSubmission,
  typedText,
} from "./rows.ts";
import { type Channel, channels, IntakeProblem, type Storage } from "./storage.ts";

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
type Sql = postgres.Sql | postgres.TransactionSql;

/**
 * Submissions in PostgreSQL, for several servers. A commit waits for the disk, as PostgreSQL does
 * unless `synchronous_commit` is off.
 *
 * @param address `postgres://user:password@host/database`
 * @throws IntakeProblem when the database can't be reached or belongs to a newer version
 */
export async function openPostgres(address: string): Promise<Storage> {
  const sql = connectTo(address);
  try {
    await migrate(sql);
    await makeKeys(sql);
  } catch (error) {
    await sql.end({ timeout: 1 });
    if (error instanceof IntakeProblem) throw error;
    throw new IntakeProblem(
      `The database of INTAKE_DATABASE can't be opened (${error instanceof Error ? error.message : error}): check that PostgreSQL runs there, and that the account may make tables.`,
    );
  }

  return {
    accept: ({ key, digest, channels: on, ...submission }) =>
      transaction(sql, async (within) => {
        const { id, form, fields, email, receivedAt, state } = submission;
        // Two servers may get the same content at once, under two keys.
        await within`SELECT pg_advisory_xact_lock(hashtextextended(${digest}, 0))`;
        await within`SELECT pg_advisory_xact_lock(hashtextextended(${key}, 1))`;
        const [known] = await within<Row[]>`
          SELECT digest, submission FROM intake_keys WHERE key = ${key}`;
        if (known && known.digest !== digest) return { kind: "other content" };
        const [same] = known
          ? await within<Row[]>`
              SELECT * FROM intake_submissions WHERE id = ${String(known.submission)}`
          : await within<Row[]>`
              SELECT * FROM intake_submissions
              WHERE digest = ${digest} AND received_at > ${receivedAt - sameContentMs} LIMIT 1`;
        if (!same) {
          await within`
            INSERT INTO intake_submissions (id, form, fields, typed, email, digest, received_at, state, keyed)
            VALUES (${id}, ${form}, ${JSON.stringify(fields)}, ${typedText(fields, email)}, ${addressKey(email)}, ${digest}, ${receivedAt}, ${state}, true)`;
          await begin(within, id, on, receivedAt);
        }
        const owner = same ? String(same.id) : id;
        // What a program has sent first mustn't hold back what a person sends.
        if (same?.state === "quarantined" && state === "accepted") {
          await within`UPDATE intake_submissions SET state = 'accepted' WHERE id = ${owner}`;
          await begin(within, owner, on, receivedAt);
        }
        await within`
          INSERT INTO intake_keys (key, digest, submission) VALUES (${key}, ${digest}, ${owner})
          ON CONFLICT DO NOTHING`;
        return same
          ? { kind: "repeated", id: owner, receivedAt }
          : { kind: "kept", id, receivedAt };
      }),

    takeDue: async (now, leasedUntil, most, of = channels) => {
      const due = await sql<Row[]>`
        WITH taken AS (
          SELECT id FROM intake_deliveries WHERE state = 'due' AND next_at <= ${now}
          AND channel IN ${sql([...of])}
          ORDER BY next_at LIMIT ${most} FOR UPDATE SKIP LOCKED
        )
        UPDATE intake_deliveries SET next_at = ${leasedUntil}
        FROM taken, intake_submissions AS submission
        WHERE intake_deliveries.id = taken.id AND submission.id = intake_deliveries.submission
        RETURNING intake_deliveries.id AS delivery, channel, attempts, submission.*`;
      return due.map(toDue);
    },

    settle: async (delivery, outcome) => {
      const { state, at, error } = settled(outcome);
      await sql`
        UPDATE intake_deliveries
        SET state = ${state}, attempts = attempts + 1, next_at = ${at}, error = ${error}
        WHERE id = ${delivery}`;
    },

    get: async (id) => {
      const [row] = await sql<Row[]>`SELECT * FROM intake_submissions WHERE id = ${id}`;
      return row ? toSubmission(row) : null;
    },

    deliveriesOf: async (id) => {
      const rows = await sql<Row[]>`
        SELECT * FROM intake_deliveries WHERE submission = ${id} ORDER BY id`;
      return rows.map(toDelivery);
    },

    list: async ({ form, state, text, limit, offset }) => {
      const rows = await sql<Row[]>`
        SELECT * FROM intake_submissions WHERE true
        ${form === undefined ? sql`` : sql`AND form = ${form}`}
        ${state === undefined ? sql`` : sql`AND state = ${state}`}
        ${text === undefined ? sql`` : sql`AND (typed LIKE ${searchPattern(text)} OR email = ${addressKey(text)})`}
        ORDER BY received_at DESC, id LIMIT ${limit} OFFSET ${offset}`;
      return rows.map(toSubmission);
    },

    async *all() {
      const rows = sql<Row[]>`SELECT * FROM intake_submissions ORDER BY received_at, id`;
      for await (const batch of rows.cursor(200)) yield* batch.map(toSubmission);
    },

    release: (id, on, now) =>
      transaction(sql, async (within) => {
        const { count } = await within`
          UPDATE intake_submissions SET state = 'accepted' WHERE id = ${id} AND state = 'quarantined'`;
        if (count > 0) await begin(within, id, on, now);
        return count > 0;
      }),

    replay: async (id, now) => {
      const { count } = await sql`
        UPDATE intake_deliveries SET state = 'due', attempts = 0, next_at = ${now}, error = NULL
        WHERE state = 'dead' ${id === null ? sql`` : sql`AND submission = ${id}`}`;
      return count;
    },

    erase: async (address) => {
      const email = addressKey(address);
      const erased = await transaction(sql, async (within) => {
        const owned = within`IN (SELECT id FROM intake_submissions WHERE email = ${email})`;
        const deliveries = await within`DELETE FROM intake_deliveries WHERE submission ${owned}`;
        const keys = await within`DELETE FROM intake_keys WHERE submission ${owned}`;
        const submissions = await within`DELETE FROM intake_submissions WHERE email = ${email}`;
        return {
          submissions: submissions.count,
          deliveries: deliveries.count,
          keys: keys.count,
        };
      });
      // Writes the tables again without what was deleted. The log of PostgreSQL ends by itself.
      for (const table of ["intake_submissions", "intake_keys", "intake_deliveries"]) {
        await sql`VACUUM FULL ${sql(table)}`;
      }
      return erased;
    },

    retain: async (form, before, which) => {
      const { count } = await sql`
        DELETE FROM intake_submissions WHERE form = ${form} AND received_at < ${before}
        AND (${which === "all"} OR state = 'accepted' AND NOT EXISTS (
          SELECT 1 FROM intake_deliveries
          WHERE submission = intake_submissions.id AND intake_deliveries.state <> 'delivered'
        ))`;
      return count;
    },

    // A bucket is the time at which it's full again: each request puts that off by one step.
    rates: {
      take: async (client, { burst, perSecond }, now) => {
        const step = 1000 / perSecond;
        const latest = now + burst * step;
        const [taken] = await sql`
          INSERT INTO intake_rates AS known (client, full_at) VALUES (${client}, ${now + step})
          ON CONFLICT (client) DO UPDATE SET full_at = greatest(known.full_at, ${now}) + ${step}
          WHERE greatest(known.full_at, ${now}) + ${step} <= ${latest}
          RETURNING full_at`;
        if (taken) return 0;
        const [left] = await sql<Row[]>`SELECT full_at FROM intake_rates WHERE client = ${client}`;
        return Math.max(1, Math.ceil((Number(left?.full_at ?? now) + step - latest) / 1000));
      },
      forget: async (now) => {
        await sql`DELETE FROM intake_rates WHERE full_at <= ${now}`;
      },
    },

    stats: async () => {
      const counts = (table: string) => sql<Row[]>`
        SELECT state, count(*) AS n FROM ${sql(table)} GROUP BY state`;
      const [oldest] = await sql<Row[]>`
        SELECT min(received_at) AS at FROM intake_submissions AS submission
        JOIN intake_deliveries ON submission.id = intake_deliveries.submission
        WHERE intake_deliveries.state = 'due'`;
      return toStats(await counts("intake_submissions"), await counts("intake_deliveries"), oldest);
    },

    backup: async () => {
      throw new IntakeProblem(
        "PostgreSQL is backed up by its own programs: use pg_dump for the whole database. From the tables alone, pg_dump leaves out the extension that their search needs.",
      );
    },

    check: async () => {
      await sql`DELETE FROM intake_keys WHERE key = ''`;
    },

    close: () => sql.end({ timeout: 5 }),
  };
}

async function begin(sql: Sql, id: string, on: readonly Channel[], at: number): Promise<void> {
  for (const channel of on) {
    await sql`
      INSERT INTO intake_deliveries (submission, channel, state, attempts, next_at)
      VALUES (${id}, ${channel}, 'due', 0, ${at})`;
  }
}

/** Several servers may start at once: one of them does it. */
async function migrate(sql: postgres.Sql): Promise<void> {
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
async function makeKeys(sql: postgres.Sql): Promise<void> {
  let made: number;
  do {
    made = await transaction(sql, async (within) => {
      await within`SELECT pg_advisory_xact_lock(${migrationLock})`;
      const rows = await within<Row[]>`
        SELECT id, fields, email FROM intake_submissions WHERE NOT keyed LIMIT ${keysAtOnce}`;
      if (rows.length === 0) return 0;
      const made = rows.map(({ id, fields, email }) => [
        String(id),
        addressKey(String(email)),
        typedText(JSON.parse(String(fields)), String(email)),
      ]);
      await within`
        UPDATE intake_submissions SET email = made.email, typed = made.typed, keyed = true
        FROM (VALUES ${within(made)}) AS made (id, email, typed)
        WHERE intake_submissions.id = made.id`;
      return rows.length;
    });
  } while (made > 0);
}
