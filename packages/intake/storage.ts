import type { Fields } from "./fields.ts";
import type { FormName } from "./forms.ts";

/** Where a delivery goes. */
export type Channel = (typeof channels)[number];

export const channels = ["mail", "webhook", "confirmation"] as const;

/** `quarantined` waits for somebody to look at it, and isn't delivered before. */
export type SubmissionState = "accepted" | "quarantined";

/** A submission as it is kept. Times are in milliseconds since 1970. */
export type StoredSubmission = {
  /** The receipt number, which the visitor sees too. */
  id: string;
  /** The name of its form when it came. The site may not have that form any more. */
  form: string;
  fields: Fields;
  /** The key of the address (email-address.ts), to find all that one person sent. */
  email: string;
  receivedAt: number;
  state: SubmissionState;
};

/** What `accept` is given, with the address in any spelling. */
export type NewSubmission = StoredSubmission & {
  form: FormName;
  /** A repeated request has the same; null for none. */
  key: string | null;
  /** SHA-256 of the form's name and fields. */
  digest: string;
  /** The deliveries to begin once it's kept; none while it's quarantined. */
  channels: readonly Channel[];
};

/**
 * `repeated`: the same content is there already. The time is that of this request, because it may be
 * another person's, who mustn't learn when the first came.
 */
type Acceptance =
  | { kind: "kept" | "repeated"; id: string; receivedAt: number }
  | { kind: "other content" };

/** A delivery that is due, leased to who took it. */
export type DueDelivery = {
  delivery: number;
  channel: Channel;
  /** How often it has been tried before. */
  attempts: number;
  submission: StoredSubmission;
};

/** What came of an attempt. */
export type AttemptOutcome =
  | { kind: "delivered" }
  | { kind: "again"; at: number; error: string }
  | { kind: "dead"; error: string };

export type DeliveryState = "due" | "delivered" | "dead";

/** A delivery as `show` lists it. */
export type DeliveryRecord = {
  channel: Channel;
  state: DeliveryState;
  attempts: number;
  nextAt: number;
  error: string | null;
};

type ListQuery = {
  form?: FormName;
  state?: SubmissionState;
  /** Text in any field, ignoring case, or the address of the sender in any spelling. */
  text?: string;
  limit: number;
  offset: number;
};

/** Counts for `stats` and for /metrics. */
export type Stats = {
  submissions: Readonly<Record<SubmissionState, number>>;
  deliveries: Readonly<Record<DeliveryState, number>>;
  /** When the oldest delivery that is still due came; null without one. */
  oldestDue: number | null;
};

/** How often a client may ask: `burst` times at once, then `perSecond` times a second. */
export type Rates = { burst: number; perSecond: number };

/** What each client has left, counted for all servers of one database. */
type SharedRates = {
  /** Takes one request from what a client has left: 0, or the seconds until it has one again. */
  consume: (client: string, rates: Rates, now: number) => Promise<number>;
  /** Forgets who has everything left. */
  forget: (now: number) => Promise<void>;
};

type Erased = { submissions: number; deliveries: number; keys: number };

/**
 * Where submissions are kept. Every method is one transaction: after a crash, either all of it has
 * happened or nothing. A method that fails rejects.
 */
export type Storage = {
  accept: (submission: NewSubmission) => Promise<Acceptance>;
  /** Takes deliveries that are due, of some channels or all. Nobody else gets them before `leasedUntil`. */
  takeDue: (
    now: number,
    leasedUntil: number,
    most: number,
    of?: readonly Channel[],
  ) => Promise<DueDelivery[]>;
  settle: (delivery: number, outcome: AttemptOutcome) => Promise<void>;
  get: (id: string) => Promise<StoredSubmission | null>;
  deliveriesOf: (id: string) => Promise<DeliveryRecord[]>;
  /** Newest first. */
  list: (query: ListQuery) => Promise<StoredSubmission[]>;
  /** Everything, oldest first, without holding it in memory. */
  all: () => AsyncIterable<StoredSubmission>;
  /** Makes a quarantined submission accepted, with deliveries. False when it isn't quarantined. */
  release: (id: string, channels: readonly Channel[], now: number) => Promise<boolean>;
  /** Makes the dead deliveries of a submission due again; of all submissions without an id. */
  replay: (id: string | null, now: number) => Promise<number>;
  /** Removes what an address sent, in any spelling, so that its bytes are nowhere in the files. */
  erase: (email: string) => Promise<Erased>;
  /** Removes what a form received before a time: what has been delivered, or all of it. */
  retain: (form: FormName, before: number, which: "delivered" | "all") => Promise<number>;
  /** Undefined where the database has one server, which counts in its memory. */
  rates?: SharedRates;
  stats: () => Promise<Stats>;
  /** Writes a copy while others write. */
  backup: (file: string) => Promise<void>;
  /** Rejects when the database can't be read and written. */
  check: () => Promise<void>;
  /** Calling it again, also meanwhile, does no harm. */
  close: () => Promise<void>;
};

/** Why the intake can't start or a command can't run; the message is a sentence that says what to do. */
export class IntakeProblem extends Error {
  override name = "IntakeProblem";
}
