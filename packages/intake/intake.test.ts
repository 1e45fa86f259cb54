import { readFileSync } from "node:fs";
import fc from "fast-check";
import { expect, test, vi } from "vitest";
import {
  deliveryPolicy,
  nextAttempt,
  retryableStatuses,
  type SendResult,
} from "./delivery-policy.ts";
import type { Field } from "./form.ts";
import { formNames, forms } from "./forms.ts";
import { type Answer, type Intake, openIntake, type Sender } from "./intake.ts";
import { openSqlite } from "./sqlite-storage.ts";
import type { Storage } from "./storage.ts";

type Opened = { intake: Intake; storage: Storage };

/** An intake whose deliveries are looked for only after an acceptance. */
function open(webhook?: Sender, now = () => 1_000): Opened {
  const storage = openSqlite(":memory:");
  const senders = () => (webhook ? { webhook } : {});
  return {
    intake: openIntake({ storage, senders, now, pollMs: 2 ** 30, log: () => undefined }),
    storage,
  };
}

const sent = { form: "subscribe", key: "k", suspicious: false } as const;
const fields = { email: "ada@harbour.example" };

test("what is accepted has a receipt that somebody can read out, and is in the storage", async () => {
  const { intake, storage } = open();
  const answer = await intake.accept({ ...sent, fields });
  if (answer.kind !== "accepted") throw new Error(answer.kind);
  expect(answer.id).toMatch(/^[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}$/);
  expect(await storage.get(answer.id)).toMatchObject({
    form: "subscribe",
    fields,
    receivedAt: 1_000,
  });
  await intake.close();
});

test("what is accepted is found by any spelling of its address, and stays as it was typed", async () => {
  const { intake, storage } = open();
  const workEmail = " Ada@B\u00dcCHER.example ";
  const deck = { workEmail, investorWebsite: "fund.example" };
  await intake.accept({ ...sent, form: "investor-deck", fields: deck });
  const [kept] = await storage.list({ text: "ada@xn--bcher-kva.example", limit: 2, offset: 0 });
  expect(kept).toMatchObject({ fields: deck, email: "ada@xn--bcher-kva.example" });
  expect(await storage.erase("ada@bu\u0308cher.example")).toMatchObject({ submissions: 1 });
  await intake.close();
});

test("a field that doesn't hold what it must is refused with a sentence, and nothing is kept", async () => {
  const { intake, storage } = open();
  for (const form of formNames) {
    const answer = await intake.accept({ ...sent, form, fields: {} });
    if (answer.kind !== "refused") throw new Error(answer.kind);
    const ruled = Object.entries<Field>(forms[form].fields).filter(([, { rule }]) => rule);
    expect(Object.keys(answer.errors)).toEqual(ruled.map(([name]) => name));
    for (const sentence of Object.values(answer.errors))
      expect(sentence).toMatch(/^[A-Z].*\.$|^Please enter a valid (email address|website URL)$/);
  }
  expect(await storage.list({ limit: 1, offset: 0 })).toEqual([]);
  await intake.close();
});

test("any value in the place of the fields has an answer, and what isn't text is never kept", async () => {
  const { intake } = open();
  const anyFields = fc.oneof(
    fc.anything(),
    fc.dictionary(fc.constantFrom("email", "Email", "__proto__", "name"), fc.anything()),
  );
  await fc.assert(
    fc.asyncProperty(anyFields, fc.string(), async (given, key) => {
      const answer: Answer = await intake.accept({ ...sent, fields: given, key });
      if (answer.kind === "accepted") {
        expect(typeof Reflect.get(Object(given), "email")).toBe("string");
      } else expect(["refused", "unreadable", "other content"]).toContain(answer.kind);
    }),
  );
  await intake.close();
});

test("a webhook that is down delays no acceptance, and is tried again at its time", async () => {
  const attempts: string[] = [];
  let result: SendResult = { kind: "failed", error: "Down.", final: false };
  let now = 1_000;
  const { intake, storage } = open(
    async ({ id }) => {
      attempts.push(id);
      return result;
    },
    () => now,
  );
  const answer = await intake.accept({ ...sent, fields });
  if (answer.kind !== "accepted") throw new Error(answer.kind);
  const records = () => storage.deliveriesOf(answer.id);
  await expect.poll(records).toMatchObject([{ state: "due", attempts: 1, error: "Down." }]);
  const [first] = await records();
  now = Number(first?.nextAt);
  result = { kind: "delivered" };
  await intake.accept({ ...sent, key: "k2", fields: { email: "grace@harbour.example" } });
  await expect.poll(records).toMatchObject([{ state: "delivered", attempts: 2 }]);
  expect(attempts.filter((id) => id === answer.id)).toHaveLength(2);
  await intake.close();
});

test("a receiver that hangs holds up no other delivery", async () => {
  const delivered: string[] = [];
  const { intake, storage } = open(async ({ email, id }, signal) => {
    if (email.startsWith("slow")) {
      await new Promise((resolve) => signal.addEventListener("abort", resolve, { once: true }));
      return { kind: "failed", error: "Cut off.", final: false };
    }
    delivered.push(id);
    return { kind: "delivered" };
  });
  for (const name of ["slow1", "slow2", "quick"]) {
    await intake.accept({ ...sent, key: name, fields: { email: `${name}@harbour.example` } });
  }
  await expect.poll(() => storage.stats()).toMatchObject({ deliveries: { delivered: 1, due: 2 } });
  expect(delivered).toHaveLength(1);
  await intake.close();
});

test("mails that hang, however many, hold up no webhook", async () => {
  const storage = openSqlite(":memory:");
  const mail: Sender = async (_, signal) => {
    await new Promise((resolve) => signal.addEventListener("abort", resolve, { once: true }));
    return { kind: "failed", error: "Cut off.", final: false };
  };
  const webhook: Sender = async () => ({ kind: "delivered" });
  const senders = () => ({ mail, webhook });
  const intake = openIntake({ storage, senders, pollMs: 2 ** 30, log: () => undefined });
  const count = deliveryPolicy.atOnce + 2;
  for (let each = 0; each < count; each += 1) {
    await intake.accept({ ...sent, key: `${each}`, fields: { email: `a${each}@harbour.example` } });
  }
  const deliveries = { delivered: count, due: count };
  await expect.poll(() => storage.stats()).toMatchObject({ deliveries });
  await intake.close();
});

test("a server that ends cuts off a delivery, which comes again and has lost no attempt", async () => {
  const begun = Promise.withResolvers<void>();
  const { intake, storage } = open(async (_submission, signal) => {
    begun.resolve();
    await new Promise((resolve) => signal.addEventListener("abort", resolve, { once: true }));
    return { kind: "failed", error: "Cut off.", final: false };
  });
  const settle = vi.spyOn(storage, "settle");
  await intake.accept({ ...sent, fields });
  await begun.promise;
  await intake.close();
  expect(settle).not.toHaveBeenCalled();
});

test("an intake that is closed again, also while it closes, closes its storage once", async () => {
  const { intake, storage } = open();
  const close = vi.spyOn(storage, "close");
  await Promise.all([intake.close(), intake.close()]);
  await intake.close();
  expect(close).toHaveBeenCalledTimes(1);
});

test("a refusal for good is dead at once, and so is the last attempt", async () => {
  const { intake, storage } = open(async () => ({ kind: "failed", error: "Gone.", final: true }));
  const answer = await intake.accept({ ...sent, fields });
  if (answer.kind !== "accepted") throw new Error(answer.kind);
  await expect.poll(() => storage.deliveriesOf(answer.id)).toMatchObject([{ state: "dead" }]);
  expect(nextAttempt(deliveryPolicy.waits.length + 1, 0, 0.5)).toBeNull();
  await intake.close();
});

test("each wait is within its jitter", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: deliveryPolicy.waits.length }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (attempts, random) => {
        const wait = deliveryPolicy.waits[attempts - 1] ?? Number.NaN;
        const at = nextAttempt(attempts, 500, random) ?? Number.NaN;
        expect(Math.abs(at - 500 - wait)).toBeLessThanOrEqual(wait * deliveryPolicy.jitter + 1);
      },
    ),
  );
});

test("what looks like a program's is kept and waits", async () => {
  const delivered: string[] = [];
  const { intake, storage } = open(async ({ id }) => {
    delivered.push(id);
    return { kind: "delivered" };
  });
  await intake.accept({ ...sent, fields, suspicious: true });
  expect(await storage.list({ state: "quarantined", limit: 2, offset: 0 })).toHaveLength(1);
  expect(delivered).toEqual([]);
  await intake.close();
});

test("the document prints the policy that is used", () => {
  const document = readFileSync(new URL("../../docs/intake.md", import.meta.url), "utf8");
  expect(document).toContain(policyTable());
});

test("the table of the policy has every wait and every status", () => {
  for (const status of retryableStatuses) expect(policyTable()).toContain(`${status}`);
  expect(policyTable()).toContain(
    "10 s, 30 s, 2 min, 10 min, 30 min, 1 h, 3 h, 6 h, 12 h, 24 h, 24 h",
  );
});

test("without a key the same content is the same submission, and other content another one", async () => {
  const { intake, storage } = open();
  const accept = async (email: string) => {
    const answer = await intake.accept({ ...sent, fields: { email }, key: null });
    return answer.kind === "accepted" ? answer.id : answer.kind;
  };
  const first = await accept("ada@harbour.example");
  expect(await accept("ada@harbour.example")).toBe(first);
  expect(await accept("grace@harbour.example")).not.toBe(first);
  expect(await storage.list({ limit: 9, offset: 0 })).toHaveLength(2);
  await intake.close();
});

const seconds = 1000;
const minutes = 60 * seconds;
const hours = 60 * minutes;

/** The policy as rows of a table in Markdown. */
function policyTable(): string {
  const { waits, jitter, timeoutMs, atOnce } = deliveryPolicy;
  const rows = [
    ["Attempts", String(waits.length + 1)],
    ["Waits between them", waits.map(inWords).join(", ")],
    ["Jitter", `${jitter * 100} % longer or shorter`],
    [
      "Timeout of an attempt",
      `${inWords(timeoutMs.webhook)} for a webhook, ${inWords(timeoutMs.mail)} for an email`,
    ],
    ["At once", `${atOnce} webhooks and ${atOnce} emails`],
    ["Tried again", `no answer, a timeout, and the status codes ${retryableStatuses.join(", ")}`],
    [
      "Dead at once",
      "any other status code, and an address that the mail server refuses for good or can't take",
    ],
  ];
  return ["| What | How |", "| --- | --- |", ...rows.map((row) => `| ${row.join(" | ")} |`)].join(
    "\n",
  );
}

function inWords(milliseconds: number): string {
  if (milliseconds >= hours) return `${milliseconds / hours} h`;
  return milliseconds >= minutes ? `${milliseconds / minutes} min` : `${milliseconds / seconds} s`;
}
