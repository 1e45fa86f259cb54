import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "@yno/tools/project-files";
import { expect, test } from "vitest";
import { type Notice, receiveNotices } from "#app/ui/notify.ts";
import { outcome } from "#content/forms.ts";
import type { Delivery, Send } from "./delivery.ts";
import { withDeliveryToast } from "./delivery-toast.ts";
import { failureMessage } from "./transport.ts";

const mail = "hello@yno.example";
const fields = { namedItem: (name: string) => (name === "workEmail" ? {} : null) };
const around = { fields, mail, words: outcome };

test("a sent form shows no message", () => {
  expect(failureMessage({ kind: "sent" }, around)).toBeNull();
});

test("a failed submission says that nothing is lost and where else to write", () => {
  const message = failureMessage({ kind: "unreachable" }, around);
  expect(message).toMatch(/could not be sent/);
  expect(message).toMatch(/Everything you typed is still here/);
  expect(message).toContain(mail);
});

test("a refused form gives the reasons that no field of it shows", () => {
  const errors = {
    workEmail: "This address bounces.",
    country: "We don't ship there.",
    plan: "This plan is full.",
  };
  const message = failureMessage({ kind: "refused", errors }, around);
  expect(message).toContain("We don't ship there. This plan is full.");
  expect(message).not.toContain("This address bounces.");
  expect(message).toMatch(/Everything you typed is still here/);
});

test.each([{}, { workEmail: "This address bounces." }])(
  "a form refused without a reason, or with those that its fields show, says what to do",
  (errors) => {
    expect(failureMessage({ kind: "refused", errors }, around)).toMatch(/check what you entered/i);
  },
);

const toasts = {
  sent: { title: "Sent", text: "It has arrived." },
  failed: { title: "Failed", text: "It has not." },
};
const sending = { key: "1", honeypot: "", onWait: () => undefined };
const submission = { form: "support-request", fields: { name: "Ada" } };

async function told(send: Send): Promise<{ delivery: Delivery; notices: Notice[] }> {
  const notices: Notice[] = [];
  const stop = receiveNotices((notice) => notices.push(notice));
  const delivery = await withDeliveryToast(send, toasts)(submission, sending);
  stop();
  return { delivery, notices };
}

test("a sent form is reported once, as a success", async () => {
  expect(await told(async () => ({ kind: "sent" }))).toEqual({
    delivery: { kind: "sent" },
    notices: [{ kind: "success", about: "support-request", ...toasts.sent }],
  });
});

test.each<Delivery>([{ kind: "unreachable" }, { kind: "refused", errors: { name: "Too short." } }])(
  "a submission that was $kind is reported once, as a failure, and the form gets the reason",
  async (delivery) => {
    expect(await told(async () => delivery)).toEqual({
      delivery,
      notices: [{ kind: "destructive", about: "support-request", ...toasts.failed }],
    });
  },
);

test("a delivery that throws is reported as unreachable", async () => {
  expect(await told(() => Promise.reject(new Error("No network.")))).toEqual({
    delivery: { kind: "unreachable" },
    notices: [{ kind: "destructive", about: "support-request", ...toasts.failed }],
  });
});

test("the submission is passed on unchanged", async () => {
  const sent: unknown[] = [];
  await told(async (each) => {
    sent.push(each);
    return { kind: "sent" };
  });
  expect(sent).toEqual([submission]);
});

test("the README names the one file that connects all forms", () => {
  expect(readFileSync(join(root, "README.md"), "utf8")).toContain(
    "`apps/site/app/features/forms/delivery.ts` connects all five",
  );
});
