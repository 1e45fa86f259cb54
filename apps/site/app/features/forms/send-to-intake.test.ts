import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Delivery } from "./delivery.ts";
import { sendToIntake } from "./send-to-intake.ts";

const submission = { form: "subscribe", fields: { email: "ada@harbour.example" } };

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("window", new EventTarget());
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Sends with these answers in turn; null is a network that fails. */
async function send(...answers: (Response | null)[]) {
  const keys: (string | null)[] = [];
  const bodies: unknown[] = [];
  vi.stubGlobal("fetch", async (_address: string, { headers, body }: RequestInit) => {
    keys.push(new Headers(headers).get("idempotency-key"));
    bodies.push(JSON.parse(String(body)));
    const answer = answers.length > 1 ? answers.shift() : answers[0];
    if (!answer) throw new TypeError("Failed to fetch");
    return answer.clone();
  });
  const onWait = vi.fn();
  let delivery: Delivery | undefined;
  const sent = sendToIntake(submission, { key: "k", honeypot: "", onWait }).then((outcome) => {
    delivery = outcome;
  });
  return { keys, bodies, onWait, sent, delivery: () => delivery };
}

const accepted = Response.json({ receipt: "K3F9-QXM2-7HBD" }, { status: 201 });

test("an accepted form has its receipt", async () => {
  const { sent, delivery, onWait } = await send(accepted);
  await sent;
  expect(delivery()).toEqual({ kind: "sent", receipt: "K3F9-QXM2-7HBD" });
  expect(onWait).not.toHaveBeenCalled();
});

test("a form is sent with its fields and what only programs fill", async () => {
  const { bodies, sent } = await send(accepted);
  await sent;
  expect(bodies).toEqual([{ fields: submission.fields, honeypot: "" }]);
});

test("what can't be reached is tried again with the same key, and isn't sent before it is", async () => {
  const { keys, onWait, sent, delivery } = await send(
    null,
    new Response("", { status: 503 }),
    accepted,
  );
  await vi.advanceTimersByTimeAsync(999);
  expect([keys.length, delivery()]).toEqual([1, undefined]);
  expect(onWait).toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect([keys.length, delivery()]).toEqual([2, undefined]);
  await vi.advanceTimersByTimeAsync(2_000);
  await sent;
  expect(delivery()?.kind).toBe("sent");
  expect(keys).toEqual(["k", "k", "k"]);
});

test("it's tried at once when the network comes back", async () => {
  const { keys, sent } = await send(null, accepted);
  await vi.advanceTimersByTimeAsync(0);
  window.dispatchEvent(new Event("online"));
  await sent;
  expect(keys).toHaveLength(2);
});

test("a server that names a time isn't asked before it", async () => {
  const later = new Response("", { status: 503, headers: { "Retry-After": "5" } });
  const { keys, sent } = await send(later, accepted);
  await vi.advanceTimersByTimeAsync(4_999);
  expect(keys).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  await sent;
  expect(keys).toHaveLength(2);
});

test("after the last attempt it's unreachable", async () => {
  const { keys, sent, delivery } = await send(null);
  await vi.runAllTimersAsync();
  await sent;
  expect(delivery()).toEqual({ kind: "unreachable" });
  expect(keys.length).toBeGreaterThan(5);
});

test.each<[Response, Delivery]>([
  [
    Response.json({ errors: { email: "Correct it." } }, { status: 422 }),
    { kind: "refused", errors: { email: "Correct it." } },
  ],
  [
    Response.json({ error: "It's too long." }, { status: 413 }),
    { kind: "refused", errors: { form: "It's too long." } },
  ],
  [Response.json({}, { status: 404 }), { kind: "unreachable" }],
  [Response.json({}, { status: 201 }), { kind: "unreachable" }],
])(
  "an answer that another attempt wouldn't change is final (case %#)",
  async (answer, expected) => {
    const { keys, sent, delivery } = await send(answer);
    await sent;
    expect(delivery()).toEqual(expected);
    expect(keys).toHaveLength(1);
  },
);
