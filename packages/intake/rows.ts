import { addressKey, folded, shownKey } from "./email-address.ts";
import type { Fields } from "./fields.ts";
import {
  type AttemptOutcome,
  type Channel,
  type DeliveryRecord,
  type DeliveryState,
  type DueDelivery,
  IntakeProblem,
  type Stats,
  type StoredSubmission,
  type SubmissionState,
} from "./storage.ts";

/** A row of either database. */
type Row = Readonly<Record<string, unknown>>;

/** How long the same content counts as the same submission, in milliseconds. */
export const sameContentMs = 24 * 60 * 60 * 1000;

/** A row of submissions. */
export function toSubmission(row: Row): StoredSubmission {
  return {
    id: String(row.id),
    form: String(row.form),
    fields: JSON.parse(String(row.fields)),
    email: String(row.email),
    receivedAt: Number(row.received_at),
    state: row.state as SubmissionState,
  };
}

/** A row of deliveries, whose id is called `delivery`, joined with that of its submission. */
export function toDue(row: Row): DueDelivery {
  return {
    delivery: Number(row.delivery),
    channel: row.channel as Channel,
    attempts: Number(row.attempts),
    submission: toSubmission(row),
  };
}

/** A row of deliveries. */
export function toDelivery(row: Row): DeliveryRecord {
  return {
    channel: row.channel as Channel,
    state: row.state as DeliveryState,
    attempts: Number(row.attempts),
    nextAt: Number(row.next_at),
    error: row.error === null ? null : String(row.error),
  };
}

/** What an outcome makes of the row of its delivery. */
export function settled(outcome: AttemptOutcome): {
  state: DeliveryState;
  at: number;
  error: string | null;
} {
  switch (outcome.kind) {
    case "delivered":
      return { state: "delivered", at: 0, error: null };
    case "again":
      return { state: "due", at: outcome.at, error: outcome.error };
    case "dead":
      return { state: "dead", at: 0, error: outcome.error };
  }
}

/**
 * The counts of a database.
 *
 * @param submissions and deliveries: how many (`n`) are in each state
 * @param oldest when the oldest delivery that is due came (`at`)
 */
export function toStats(
  submissions: readonly Row[],
  deliveries: readonly Row[],
  oldest: Row | undefined,
): Stats {
  const count = (rows: readonly Row[], state: SubmissionState | DeliveryState) =>
    Number(rows.find((row) => row.state === state)?.n ?? 0);
  return {
    submissions: {
      accepted: count(submissions, "accepted"),
      quarantined: count(submissions, "quarantined"),
    },
    deliveries: {
      due: count(deliveries, "due"),
      delivered: count(deliveries, "delivered"),
      dead: count(deliveries, "dead"),
    },
    oldestDue: typeof oldest?.at === "number" ? oldest.at : null,
  };
}

/**
 * The texts of the fields as searches compare them: no names of fields, and not whether a box is
 * ticked. An address is there as it was typed, and as its key with both spellings of its domain.
 * Between two texts is a control character, so that nothing is found across them. PostgreSQL refuses a null character.
 */
export function typedText(fields: Fields, email: string): string {
  const texts = Object.values(fields).filter((value) => typeof value === "string");
  const key = addressKey(email);
  const other = [key, shownKey(key)].filter((spelling) => !folded(email).includes(spelling));
  texts.push(...other);
  return folded(texts.join("\u001f").replaceAll("\0", " "));
}

/** A pattern of LIKE that finds a text anywhere in what `typedText` gives. */
export function searchPattern(text: string): string {
  return `%${folded(text).replace(/[\\%_]/g, "\\$&")}%`;
}

/** Why a database isn't opened whose version is above the one that is known. */
export function newerVersion(database: string, version: number, known: number): IntakeProblem {
  return new IntakeProblem(
    `The database ${database} was written by a newer version of this server (${version}, this one knows ${known}): start the newer server, or restore a backup from before it.`,
  );
}
