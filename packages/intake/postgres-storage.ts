import type postgres from "postgres";
import { addressKey } from "./email-address.ts";
import { connectTo, transaction } from "./postgres-connection.ts";
import { makeKeys, migrate } from "./postgres-tables.ts";
import {
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
        if (key !== null) {
          await within`
            INSERT INTO intake_keys (key, digest, submission) VALUES (${key}, ${digest}, ${owner})
            ON CONFLICT DO NOTHING`;
        }
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
      consume: async (client, { burst, perSecond }, now) => {
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
