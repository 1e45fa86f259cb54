import { expect, test } from "vitest";
import type { Delivery, Send } from "#app/browser/delivery.ts";
import { type Notice, receiveNotices } from "#app/ui/notify.ts";
import { withDeliveryToast } from "./use-delivery.ts";

const toasts = {
  sent: { title: "Sent", text: "It has arrived." },
  failed: { title: "Failed", text: "It has not." },
};
const sending = { key: "1", trap: "", onWait: () => undefined };
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
    notices: [{ kind: "success", ...toasts.sent }],
  });
});

test.each<Delivery>([{ kind: "unreachable" }, { kind: "refused", errors: { name: "Too short." } }])(
  "a submission that was $kind is reported once, as a failure, and the form gets the reason",
  async (delivery) => {
    expect(await told(async () => delivery)).toEqual({
      delivery,
      notices: [{ kind: "destructive", ...toasts.failed }],
    });
  },
);

test("a delivery that throws is reported as unreachable", async () => {
  expect(await told(() => Promise.reject(new Error("No network.")))).toEqual({
    delivery: { kind: "unreachable" },
    notices: [{ kind: "destructive", ...toasts.failed }],
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
