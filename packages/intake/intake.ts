import { createHash, randomBytes } from "node:crypto";
import { deliveryPolicy, nextAttempt, type SendResult } from "./delivery-policy.ts";
import type { FieldErrors, Fields } from "./fields.ts";
import { type Field, fieldErrors } from "./form.ts";
import { type FormName, forms, typedEmail } from "./forms.ts";
import {
  type Channel,
  channels,
  type DueDelivery,
  type Rates,
  type Storage,
  type StoredSubmission,
} from "./storage.ts";
import { traced } from "./telemetry.ts";

/** Sends one submission on one channel. It never rejects, and ends when the signal does. */
export type Sender = (submission: StoredSubmission, signal: AbortSignal) => Promise<SendResult>;

/** How the submissions of each form are delivered: in no way, for one that the site does not have. */
export type Senders = (form: string) => Readonly<Partial<Record<Channel, Sender>>>;

/** What a line of the log says besides its message: names, numbers and states, never what a visitor typed. */
type Facts = Readonly<Record<string, string | number | boolean | readonly string[]>>;

/** Writes one line of the log. */
export type Log = (
  level: "info" | "warn" | "error",
  message: string,
  facts?: Facts,
  /** What was caught. Only its kind and where it happened are written in full. */
  error?: unknown,
) => void;

/** What a form sent. */
type Sent = {
  form: FormName;
  fields: unknown;
  /** The idempotency key. Without one, the same content within a day is the same submission. */
  key: string | null;
  /** Whether it looks like a program's: then it's kept, and waits for somebody to release it. */
  suspicious: boolean;
};

export type Answer =
  | { kind: "accepted"; id: string; receivedAt: number }
  | { kind: "refused"; errors: FieldErrors }
  | { kind: "unreadable"; sentence: string }
  | { kind: "other content" };

export type Intake = {
  /** Resolves once the submission is on the disk. Rejects when it can't be kept. */
  accept: (sent: Sent) => Promise<Answer>;
  /** Whether a form has received a submission with this receipt number. */
  hasReceived: (form: FormName, receipt: string) => Promise<boolean>;
  /**
   * Takes one request from what a client has left with all servers: 0, or the seconds until it has
   * one again. Undefined where each server counts alone, and while the storage fails.
   */
  consumeRateLimit: (client: string, rates: Rates) => Promise<number | undefined>;
  /** Rejects when nothing could be accepted now. */
  check: () => Promise<void>;
  /**
   * Cuts off the attempts under way, which come again, and closes the storage. Calling it again waits
   * for the same close.
   */
  close: () => Promise<void>;
};

type IntakeSettings = {
  storage: Storage;
  senders: Senders;
  now?: () => number;
  /** How often what is due is looked for, in milliseconds. */
  pollMs?: number;
  /** Nothing is logged without it. */
  log?: Log;
};

/** In characters. */
const maxKey = 200;

/** A mail server that hangs holds up no webhook, and the other way round. */
const queues: readonly (readonly Channel[])[] = [["webhook"], ["mail", "confirmation"]];

/** How long who took a delivery has for it, in milliseconds; then it's somebody else's. */
const leaseMs = deliveryPolicy.timeoutMs.mail * 2;

/**
 * Takes what forms send, keeps it in the storage and delivers it from there: at least once, also
 * after a crash. A delivery that is down never delays the acceptance.
 */
export function openIntake(settings: IntakeSettings): Intake {
  const { storage, senders, now = Date.now, pollMs = 1000, log = () => undefined } = settings;
  const stopping = new AbortController();
  const lanes = queues.map((of) => ({ of, inFlight: new Set<Promise<void>>() }));
  let polling: Promise<void> | undefined;
  let closed: Promise<void> | undefined;
  const onError = (error: unknown) => log("error", "The storage failed.", {}, error);

  async function attempt({ delivery, channel, attempts, submission }: DueDelivery): Promise<void> {
    const sender = senders(submission.form)[channel];
    const signal = AbortSignal.any([
      AbortSignal.timeout(deliveryPolicy.timeoutMs[channel === "webhook" ? "webhook" : "mail"]),
      stopping.signal,
    ]);
    const send = async (): Promise<SendResult> =>
      sender
        ? sender(submission, signal)
        : { kind: "failed", error: `No ${channel} is set up for ${submission.form}.`, final: true };
    const told = { "intake.form": submission.form, "intake.channel": channel };
    const result = await traced("intake.deliver", told, send, ({ kind }) => kind);
    // Cut off by the end of the server: it comes again when its lease ends, and this wasn't an attempt.
    if (result.kind === "failed" && stopping.signal.aborted) return;
    const at =
      result.kind === "delivered" || result.final
        ? null
        : nextAttempt(attempts + 1, now(), Math.random());
    // What the other side answered may repeat what was sent, so only `inbox show` tells it.
    const facts = { receipt: submission.id, form: submission.form, channel, attempt: attempts + 1 };
    if (result.kind === "delivered") {
      await storage.settle(delivery, { kind: "delivered" });
      return log("info", "Delivered.", facts);
    }
    const { error } = result;
    if (at === null) log("error", "A delivery is dead.", facts);
    else log("warn", "A delivery failed.", { ...facts, next: new Date(at).toISOString() });
    return storage.settle(
      delivery,
      at === null ? { kind: "dead", error } : { kind: "again", at, error },
    );
  }

  /** Starts what is due, as far as there is room. */
  async function deliver(): Promise<void> {
    for (const lane of lanes) await deliverIn(lane);
    await storage.rates?.forget(now());
  }

  async function deliverIn({ of, inFlight }: (typeof lanes)[number]): Promise<void> {
    while (!stopping.signal.aborted && inFlight.size < deliveryPolicy.atOnce) {
      const at = now();
      const room = deliveryPolicy.atOnce - inFlight.size;
      const due = await storage.takeDue(at, at + leaseMs, room, of);
      if (due.length === 0) return;
      for (const each of due) {
        const work = attempt(each)
          .catch(onError)
          .finally(() => {
            inFlight.delete(work);
            poll();
          });
        inFlight.add(work);
      }
    }
  }

  async function accept({ form, fields: given, key, suspicious }: Sent): Promise<Answer> {
    if (key !== null && (key === "" || key.length > maxKey)) {
      const sentence = `The Idempotency-Key must have 1 to ${maxKey} characters. Send one that is made when the form is opened.`;
      return { kind: "unreadable", sentence };
    }
    const fields = checkTypes(form, given);
    if (typeof fields === "string") return { kind: "unreadable", sentence: fields };
    const errors = fieldErrors(forms[form], fields);
    if (Object.keys(errors).length > 0) return { kind: "refused", errors };
    const on = suspicious ? [] : channelsOf(senders, form);
    const acceptance = await storage.accept({
      id: newReceipt(),
      form,
      fields,
      key,
      email: typedEmail(fields),
      digest: createHash("sha256")
        .update(JSON.stringify([form, fields]))
        .digest("hex"),
      receivedAt: now(),
      state: suspicious ? "quarantined" : "accepted",
      channels: on,
    });
    if (acceptance.kind === "other content") return acceptance;
    if (on.length > 0) poll();
    return { kind: "accepted", id: acceptance.id, receivedAt: acceptance.receivedAt };
  }

  async function close(): Promise<void> {
    clearInterval(timer);
    stopping.abort();
    await polling;
    await Promise.all(lanes.flatMap(({ inFlight }) => [...inFlight]));
    await storage.close();
  }

  const poll = () => {
    if (stopping.signal.aborted) return;
    polling ??= deliver()
      .catch(onError)
      .finally(() => {
        polling = undefined;
      });
  };
  const timer = setInterval(poll, pollMs);
  timer.unref();

  return {
    accept: (sent) =>
      traced(
        "intake.accept",
        { "intake.form": sent.form },
        () => accept(sent),
        ({ kind }) => kind,
      ),
    async hasReceived(form, receipt) {
      const kept = await storage.get(receipt);
      return kept?.form === form;
    },
    async consumeRateLimit(client, rates) {
      try {
        // A digest is enough to count, so the database holds no address.
        const named = createHash("sha256").update(client).digest("base64url");
        return await storage.rates?.consume(named, rates, now());
      } catch (error) {
        onError(error);
        return undefined;
      }
    },
    check: storage.check,
    close: () => {
      closed ??= close();
      return closed;
    },
  };
}

/** The channels on which a form is delivered. */
export function channelsOf(senders: Senders, form: string): Channel[] {
  return channels.filter((channel) => senders(form)[channel]);
}

/** Every field of the form, in one order; missing text is '' and a missing box isn't ticked. */
function checkTypes(form: FormName, given: unknown): Fields | string {
  if (typeof given !== "object" || given === null || Array.isArray(given)) {
    return 'The fields must be an object of texts, as {"email": "name@company.example"}.';
  }
  const declared = Object.entries<Field>(forms[form].fields);
  const known = declared.map(([name]) => name);
  const unknown = Object.keys(given).find((name) => !known.includes(name));
  if (unknown !== undefined) {
    return `The form has no field ${JSON.stringify(unknown.slice(0, 40))}. Its fields are ${known.join(", ")}.`;
  }
  const fields: Record<string, string | boolean> = {};
  for (const [name, { rule }] of declared) {
    const isBox = rule === "ticked";
    const value: unknown = Reflect.get(given, name) ?? (isBox ? false : "");
    if (typeof value !== (isBox ? "boolean" : "string")) {
      return `The field ${name} must be ${isBox ? "true or false" : "text"}.`;
    }
    fields[name] = value as string | boolean;
  }
  return fields;
}

/** Without letters and digits that look alike; 60 random bits. */
const letters = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";

/** A receipt number, as 'K3F9-QXM2-7HBD'. */
function newReceipt(): string {
  const drawn = Array.from(randomBytes(12), (byte) => letters[byte % letters.length]).join("");
  return drawn.replace(/(.{4})(?=.)/g, "$1-");
}
