import { chmodSync, renameSync, rmSync, statSync } from "node:fs";
import { resolve } from "node:path";
import { backup } from "node:sqlite";
import { addressKey } from "./email-address.ts";
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
import {
  isBusy,
  isSameFile,
  makePrivate,
  openingMs,
  openSqliteFile,
  reason,
} from "./sqlite-file.ts";
import { type Channel, channels, IntakeProblem, type Storage } from "./storage.ts";

/** More pages than a file can have. */
const maxPages = 2 ** 31 - 1;

/** How much of the file a list or a search may map into memory; what is beyond is copied. */
const mappedBytes = 2 ** 31 - 1;

/**
 * Submissions in one SQLite file. `synchronous=FULL` writes every transaction to the disk before it
 * ends, so what was accepted survives a power cut; deleted content is overwritten with zeros.
 *
 * @param file a path, or `:memory:`
 * @throws IntakeProblem when the file can't be opened or belongs to a newer version
 */
export function openSqlite(file: string): Storage {
  const { database, transaction, check } = openSqliteFile(file);
  // Prepares each statement once.
  const sql = database.createTagStore();

  const begin = (id: string, on: readonly Channel[], at: number) => {
    for (const channel of on) {
      sql.run`
        INSERT INTO deliveries (submission, channel, state, attempts, next_at)
        VALUES (${id}, ${channel}, 'due', 0, ${at})`;
    }
  };

  return {
    accept: ({ key, digest, channels: on, ...submission }) =>
      transaction(() => {
        const { id, form, fields, email, receivedAt, state } = submission;
        const known = sql.get`SELECT digest, submission FROM keys WHERE key = ${key}`;
        if (known && known.digest !== digest) return { kind: "other content" };
        const same = known
          ? sql.get`SELECT * FROM submissions WHERE id = ${String(known.submission)}`
          : sql.get`
              SELECT * FROM submissions
              WHERE digest = ${digest} AND received_at > ${receivedAt - sameContentMs} LIMIT 1`;
        if (!same) {
          sql.run`
            INSERT INTO submissions (id, form, fields, typed, email, digest, received_at, state, keyed)
            VALUES (${id}, ${form}, ${JSON.stringify(fields)}, ${typedText(fields, email)}, ${addressKey(email)}, ${digest}, ${receivedAt}, ${state}, 1)`;
          begin(id, on, receivedAt);
        }
        const owner = same ? String(same.id) : id;
        // What a program has sent first mustn't hold back what a person sends.
        if (same?.state === "quarantined" && state === "accepted") {
          sql.run`UPDATE submissions SET state = 'accepted' WHERE id = ${owner}`;
          begin(owner, on, receivedAt);
        }
        if (key !== null) {
          sql.run`
            INSERT OR IGNORE INTO keys (key, digest, submission) VALUES (${key}, ${digest}, ${owner})`;
        }
        return { kind: same ? "repeated" : "kept", id: owner, receivedAt };
      }),

    takeDue: async (now, leasedUntil, most, of = channels) => {
      const some = JSON.stringify(of);
      // Mostly nothing is due, and reading holds up nobody who writes.
      const isDue = sql.get`
        SELECT 1 FROM deliveries WHERE state = 'due' AND next_at <= ${now}
        AND channel IN (SELECT value FROM json_each(${some})) LIMIT 1`;
      if (!isDue) return [];
      return transaction(() => {
        const due = sql.all`
          SELECT deliveries.id AS delivery, channel, attempts, submissions.*
          FROM deliveries JOIN submissions ON submissions.id = deliveries.submission
          WHERE deliveries.state = 'due' AND next_at <= ${now}
          AND channel IN (SELECT value FROM json_each(${some})) ORDER BY next_at LIMIT ${most}`;
        for (const { delivery = null } of due) {
          sql.run`UPDATE deliveries SET next_at = ${leasedUntil} WHERE id = ${delivery}`;
        }
        return due.map(toDue);
      });
    },

    settle: (delivery, outcome) =>
      transaction(() => {
        const { state, at, error } = settled(outcome);
        sql.run`
          UPDATE deliveries
          SET state = ${state}, attempts = attempts + 1, next_at = ${at}, error = ${error}
          WHERE id = ${delivery}`;
      }),

    get: async (id) => {
      const row = sql.get`SELECT * FROM submissions WHERE id = ${id}`;
      return row ? toSubmission(row) : null;
    },

    deliveriesOf: async (id) =>
      sql.all`SELECT * FROM deliveries WHERE submission = ${id} ORDER BY id`.map(toDelivery),

    list: async ({ form = null, state = null, text, limit, offset }) => {
      const [pattern, key] =
        text === undefined ? [null, null] : [searchPattern(text), addressKey(text)];
      // Most of a search is copying pages into the cache: a mapped file is read in 60 % of the time.
      database.exec(`PRAGMA mmap_size = ${mappedBytes}`);
      // Rows are numbered as they come. A search in this order reads the file from its end; in the
      // order of the index on times it would look up each row, which takes twice as long.
      return sql.all`
        SELECT * FROM submissions
        WHERE (${form} IS NULL OR form = ${form}) AND (${state} IS NULL OR state = ${state})
        AND (${pattern} IS NULL OR typed LIKE ${pattern} ESCAPE '\\' OR email = ${key})
        ORDER BY rowid DESC LIMIT ${limit} OFFSET ${offset}`.map(toSubmission);
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
        const { changes } = sql.run`
          UPDATE submissions SET state = 'accepted' WHERE id = ${id} AND state = 'quarantined'`;
        if (changes) begin(id, on, now);
        return Boolean(changes);
      }),

    replay: (id, now) =>
      transaction(() => {
        const { changes } = sql.run`
          UPDATE deliveries SET state = 'due', attempts = 0, next_at = ${now}, error = NULL
          WHERE state = 'dead' AND submission = ifnull(${id}, submission)`;
        return Number(changes);
      }),

    async erase(address) {
      const email = addressKey(address);
      const erased = await transaction(() => {
        const deliveries = sql.run`
          DELETE FROM deliveries
          WHERE submission IN (SELECT id FROM submissions WHERE email = ${email})`;
        const keys = sql.run`
          DELETE FROM keys WHERE submission IN (SELECT id FROM submissions WHERE email = ${email})`;
        const submissions = sql.run`DELETE FROM submissions WHERE email = ${email}`;
        return {
          submissions: Number(submissions.changes),
          deliveries: Number(deliveries.changes),
          keys: Number(keys.changes),
        };
      });
      // The write-ahead log and free pages hold what was deleted until they're written again.
      let [why, cure] = ["another program uses the database", "end it"];
      try {
        database.exec(`PRAGMA busy_timeout = ${openingMs}; VACUUM`);
        const { busy: isHeld } = database.prepare("PRAGMA wal_checkpoint(TRUNCATE)").get() ?? {};
        if (isHeld === 0) return erased;
      } catch (error) {
        if (!isBusy(error)) {
          [why, cure] = [`the database failed (${reason(error)})`, "check its disk"];
        }
      } finally {
        database.exec("PRAGMA busy_timeout = 0");
      }
      throw new IntakeProblem(
        `The submissions are removed, but ${why}, so its files still hold their bytes: ${cure}, then erase again.`,
      );
    },

    retain: (form, before, which) =>
      transaction(() => {
        const { changes } = sql.run`
          DELETE FROM submissions WHERE form = ${form} AND received_at < ${before}
          AND (${which} = 'all' OR state = 'accepted' AND NOT EXISTS (
            SELECT 1 FROM deliveries
            WHERE submission = submissions.id AND deliveries.state <> 'delivered'))`;
        return Number(changes);
      }),

    stats: async () =>
      toStats(
        sql.all`SELECT state, count(*) AS n FROM submissions GROUP BY state`,
        sql.all`SELECT state, count(*) AS n FROM deliveries GROUP BY state`,
        sql.get`
          SELECT min(received_at) AS at FROM submissions JOIN deliveries
          ON submissions.id = deliveries.submission WHERE deliveries.state = 'due'`,
      ),

    backup: async (given) => {
      // SQLite takes a name that begins with file: for an address, and :memory: for no file.
      const target = resolve(given);
      if (isSameFile(file, target)) {
        throw new IntakeProblem(`${given} is the database itself: name another file.`);
      }
      // The name leads to a whole copy or to what was there, also when the disk is full or we're killed.
      const part = `${target}.part`;
      try {
        rmSync(part, { force: true });
        makePrivate(part);
        // In one step: between two, a write of another process makes SQLite begin again.
        await backup(database, part, { rate: maxPages });
        // An earlier copy keeps its own rights: a backup program may need to read it.
        const earlier = statSync(target, { throwIfNoEntry: false });
        if (earlier) chmodSync(part, earlier.mode);
        renameSync(part, target);
      } catch (error) {
        rmSync(part, { force: true });
        throw new IntakeProblem(
          `The copy ${given} can't be written (${reason(error)}): check its folder and its disk.`,
        );
      }
    },

    check,

    close: async () => {
      if (!database.isOpen) return;
      try {
        // Statements of the tag store keep SQLite from doing it, and a copy of the file needs it.
        database.exec("PRAGMA wal_checkpoint(TRUNCATE)");
      } catch {
        // On a full disk everything stays in the log.
      }
      database.close();
    },
  };
}
