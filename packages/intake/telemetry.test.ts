import {
  type Attributes,
  INVALID_SPAN_CONTEXT,
  type Span,
  type SpanOptions,
  SpanStatusCode,
  trace,
} from "@opentelemetry/api";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openIntake } from "./intake.ts";
import { openSqlite } from "./sqlite-storage.ts";
import { metricsText } from "./telemetry.ts";

type Seen = { name: string; attributes: Attributes; status?: number; ended: boolean };

const seen: Seen[] = [];

/** A span that notes what it's told. */
function noting(name: string, attributes: Attributes = {}): Span {
  const told: Seen = { name, attributes: { ...attributes }, ended: false };
  seen.push(told);
  const span = trace.wrapSpanContext(INVALID_SPAN_CONTEXT);
  return Object.assign(span, {
    setAttribute(key: string, value: string) {
      told.attributes[key] = value;
      return span;
    },
    setStatus({ code }: { code: SpanStatusCode }) {
      told.status = code;
      return span;
    },
    end() {
      told.ended = true;
    },
  });
}

/** A tracer in the place of an SDK's. */
const tracer = {
  startSpan: (name: string, options?: SpanOptions) => noting(name, options?.attributes),
  startActiveSpan: (name: string, ...rest: unknown[]) => {
    const work = rest.at(-1);
    const [options] = rest;
    if (typeof work !== "function") throw new Error("There is no work.");
    return work(noting(name, Reflect.get(Object(options), "attributes")));
  },
};

beforeEach(() => {
  seen.length = 0;
  trace.setGlobalTracerProvider({ getTracer: () => tracer });
});

afterEach(() => {
  trace.disable();
});

const sent = { form: "subscribe", key: "k", suspicious: false } as const;
const fields = { email: "ada@harbour.example" };

test("an acceptance and a delivery are spans with their outcome, and without what was typed", async () => {
  const storage = openSqlite(":memory:");
  const webhook = async () => ({ kind: "failed", error: fields.email, final: true }) as const;
  const intake = openIntake({ storage, senders: () => ({ webhook }), log: () => undefined });
  await intake.accept({ ...sent, fields });
  await expect.poll(() => storage.stats()).toMatchObject({ deliveries: { dead: 1 } });
  await intake.close();
  const form = { "intake.form": "subscribe" };
  expect(seen).toMatchObject([
    { name: "intake.accept", attributes: { ...form, "intake.outcome": "accepted" }, ended: true },
    { name: "intake.deliver", attributes: { ...form, "intake.outcome": "failed" }, ended: true },
  ]);
  expect(JSON.stringify(seen)).not.toContain("ada");
});

test("a storage that fails ends its span as an error, and the error goes on", async () => {
  const storage = openSqlite(":memory:");
  const intake = openIntake({ storage, senders: () => ({}) });
  vi.spyOn(storage, "accept").mockRejectedValue(new Error(fields.email));
  await expect(intake.accept({ ...sent, fields })).rejects.toThrow(fields.email);
  await intake.close();
  expect(seen).toMatchObject([{ status: SpanStatusCode.ERROR, ended: true }]);
  expect(JSON.stringify(seen)).not.toContain("ada");
});

test("without an SDK the work is done all the same", async () => {
  trace.disable();
  const storage = openSqlite(":memory:");
  const intake = openIntake({ storage, senders: () => ({}) });
  expect(await intake.accept({ ...sent, fields })).toMatchObject({ kind: "accepted" });
  await intake.close();
  expect(seen).toEqual([]);
});

test("the counts are gauges with their state, and the oldest delivery has its age", () => {
  const text = metricsText(
    {
      submissions: { accepted: 3, quarantined: 1 },
      deliveries: { due: 2, delivered: 1, dead: 0 },
      oldestDue: 4_000,
    },
    9_000,
  );
  expect(text).toMatch(/^intake_submissions\{state="quarantined"\} 1$/m);
  expect(text).toMatch(/^intake_deliveries\{state="dead"\} 0$/m);
  expect(text).toMatch(/^intake_oldest_due_seconds 5$/m);
  for (const line of text.trimEnd().split("\n"))
    expect(line).toMatch(/^(# (HELP|TYPE) |\w+(\{.*\})? \d)/);
});
