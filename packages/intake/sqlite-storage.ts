import { backup, type DatabaseSync, type SQLOutputValue } from "node:sqlite";
import {
  sameContentMs,
  searchPattern,
  settled,
  toDelivery,
  toStats,
  toSubmission,
  typedText,
} from "./rows.ts";
import { isSameFile, makePrivate, openingMs, openSqliteFile } from "./sqlite-file.ts";
import {
  type Channel,
  channels,
  type DueDelivery,
  IntakeProblem,
  type ListQuery,
  type Storage,
} from "./storage.ts";

/** How much of the file a list or a search may map into memory; what is beyond is copied. */
const mappedBytes = 2 ** 31 - 1;

type Row = Record<string, SQLOutputValue>;

/**
 * Submissions in one SQLite file. `synchronous=FULL` writes every transaction to the disk before it
 * ends, so what was accepted survives a power cut; deleted content is overwritten with zeros.
 *
 * @param file a path, or `:memory:`
 * @throws IntakeProblem when the file can't be opened or belongs to a newer version
 */
export function openSqlite(file: string): Storage {
  const { database, transaction, check } = openSqliteFile(file);
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

  const begin = (id: string, on: readonly Channel[], at: number) => {
    for (const channel of on) {
      run(
        "INSERT INTO deliveries (submission, channel, state, attempts, next_at) VALUES (?, ?, 'due', 0, ?)",
        id,
        channel,
        at,
      );
    }
  };

  return {
    accept: ({ key, digest, channels: on, ...submission }) =>
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
            begin(String(same.id), on, receivedAt);
          }
          return { kind: "repeated", id: String(same.id), receivedAt };
        }
        run(
          "INSERT INTO submissions (id, form, fields, typed, email, digest, received_at, state) VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
          ...[id, form, JSON.stringify(fields), typedText(fields)],
          ...[email, digest, receivedAt, state],
        );
        keep(id);
        begin(id, on, receivedAt);
        return { kind: "kept", id, receivedAt };
      }),

    takeDue: async (now, leasedUntil, most, of = channels) => {
      const isDue = `deliveries.state = 'due' AND next_at <= ? AND channel IN (${of.map(() => "?").join()})`;
      // Mostly nothing is due, and reading holds up nobody who writes.
      if (!one(`SELECT 1 FROM deliveries WHERE ${isDue} LIMIT 1`, now, ...of)) return [];
      return transaction(() => {
        const due = many(
          `SELECT deliveries.id AS delivery, channel, attempts, submissions.*
           FROM deliveries JOIN submissions ON submissions.id = deliveries.submission
           WHERE ${isDue} ORDER BY next_at LIMIT ?`,
          ...[now, ...of, most],
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
      // Most of a search is copying pages into the cache: a mapped file is read in 60 % of the time.
      database.exec(`PRAGMA mmap_size = ${mappedBytes}`);
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

    release: (id, on, now) =>
      transaction(() => {
        const released = run(
          "UPDATE submissions SET state = 'accepted' WHERE id = ? AND state = 'quarantined'",
          id,
        );
        if (released > 0) begin(id, on, now);
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

    retain: (form, before, which) =>
      transaction(() =>
        run(
          `DELETE FROM submissions WHERE form = ? AND received_at < ? AND (? = 'all' OR state = 'accepted'
             AND NOT EXISTS (SELECT 1 FROM deliveries
               WHERE submission = submissions.id AND deliveries.state <> 'delivered'))`,
          ...[form, before, which],
        ),
      ),

    stats: async () =>
      toStats(
        many("SELECT state, count(*) AS n FROM submissions GROUP BY state"),
        many("SELECT state, count(*) AS n FROM deliveries GROUP BY state"),
        one(
          `SELECT min(received_at) AS at FROM submissions JOIN deliveries
           ON submissions.id = deliveries.submission WHERE deliveries.state = 'due'`,
        ),
      ),

    backup: async (target) => {
      if (isSameFile(file, target)) {
        throw new IntakeProblem(`${target} is the database itself: name another file.`);
      }
      makePrivate(target);
      await backup(database, target);
    },

    check,

    close: async () => database.close(),
  };
}

function conditions({ form, state, text }: ListQuery): { where: string; values: string[] } {
  const given: [string, string][] = [];
  if (form !== undefined) given.push(["form = ?", form]);
  if (state !== undefined) given.push(["state = ?", state]);
  if (text !== undefined) given.push(["typed LIKE ? ESCAPE '\\'", searchPattern(text)]);
  return {
    where: given.length === 0 ? "" : `WHERE ${given.map(([sql]) => sql).join(" AND ")}`,
    values: given.map(([, value]) => value),
  };
}
