import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";
import { Webhook } from "standardwebhooks";
import { expect, onTestFinished, test } from "vitest";
import { deliveryPolicy } from "./delivery-policy.ts";
import { confirmationSender, mailSender, reason, webhookSender } from "./senders.ts";
import type { StoredSubmission } from "./storage.ts";

const submission: StoredSubmission = {
  id: "K3F9-QXM2-7HBD",
  form: "support-request",
  fields: {
    ...{ name: "Ada", email: "ada@harbour.example", company: "", category: "", priority: "high" },
    ...{ subject: "Tides", description: "One line.\nAnother line.", agreeToTerms: true },
  },
  email: "ada@harbour.example",
  receivedAt: Date.UTC(2026, 10, 25),
  state: "accepted",
};

const secret = `whsec_${Buffer.from("a secret of 24 bytes or more").toString("base64")}`;
const never = new AbortController().signal;

/** A receiver of webhooks, and what it received. */
async function receiver(status: number, answer = "") {
  const received: { headers: IncomingHttpHeaders; body: string }[] = [];
  const server = createServer(async (request, response) => {
    let body = "";
    for await (const chunk of request) body += chunk;
    received.push({ headers: request.headers, body });
    response.writeHead(status).end(answer);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return { received, address: `http://127.0.0.1:${port}/` };
}

test("a webhook is signed so that its receiver can tell it from any other", async () => {
  const { received, address } = await receiver(204);
  expect(await webhookSender(address, secret)(submission, never)).toEqual({ kind: "delivered" });
  const [{ headers, body } = { headers: {}, body: "" }] = received;
  const signed = Object.fromEntries(
    ["webhook-id", "webhook-timestamp", "webhook-signature"].map((name) => [
      name,
      String(headers[name]),
    ]),
  );
  expect(new Webhook(secret).verify(body, signed)).toEqual({
    type: "form.submitted",
    timestamp: "2026-11-25T00:00:00.000Z",
    data: { id: submission.id, form: submission.form, fields: submission.fields },
  });
  expect(signed["webhook-id"]).toBe(submission.id);
  expect(() => new Webhook(secret).verify(`${body} `, signed)).toThrow();
});

test.each([301, 400, 401, 403, 404, 410, 413, 422, 501, ...deliveryPolicy.repeatedStatuses])(
  "an answer of %d is final unless the policy tries it again, and its beginning is kept",
  async (status) => {
    const { address } = await receiver(status, "x".repeat(100_000));
    const result = await webhookSender(address, secret)(submission, never);
    if (result.kind !== "failed") throw new Error(result.kind);
    expect(result.final).toBe(!deliveryPolicy.repeatedStatuses.some((each) => each === status));
    expect(result.error).toMatch(new RegExp(`^The webhook answered ${status}: x+$`));
    expect(result.error.length).toBeLessThan(2_100);
  },
);

test("a webhook's answer is kept without control characters", async () => {
  const { address } = await receiver(400, "bad\0\u001b[31mrequest");
  const result = await webhookSender(address, secret)(submission, never);
  expect(result).toMatchObject({
    error: "The webhook answered 400: bad  [31mrequest",
    final: true,
  });
});

test("a webhook that nobody answers is tried again", async () => {
  const result = await webhookSender("http://127.0.0.1:1/", secret)(submission, never);
  expect(result).toMatchObject({ kind: "failed", final: false });
});

test("of a host with two addresses, the reasons of both are told", () => {
  const cause = new AggregateError([new Error("no answer from ::1"), new Error("refused")]);
  expect(reason(new TypeError("fetch failed", { cause }))).toBe("no answer from ::1, refused");
});

/** A mail server, and what it received. */
async function mailServer(refuse?: number) {
  const received: { to: string[]; text: string }[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onRcptTo: (_address, _session, done) =>
      refuse === undefined
        ? done()
        : done(Object.assign(new Error("No such box."), { responseCode: refuse })),
    onData(stream, { envelope }, done) {
      let text = "";
      stream.on("data", (chunk: Buffer) => {
        text += chunk.toString();
      });
      stream.on("end", () => {
        received.push({ to: envelope.rcptTo.map(({ address }) => address), text });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  const { port } = server.server.address() as AddressInfo;
  return { received, settings: { url: `smtp://127.0.0.1:${port}`, from: "forms@yno.example" } };
}

test("a mail to the team has every field that was filled, and answering it answers the sender", async () => {
  const { received, settings } = await mailServer();
  const send = mailSender(settings, "team@yno.example");
  expect(await send(submission, never)).toEqual({ kind: "delivered" });
  const [mail] = received;
  expect(mail?.to).toEqual(["team@yno.example"]);
  expect(mail?.text).toContain("Reply-To: ada@harbour.example");
  expect(mail?.text).toContain(`Subject: support-request ${submission.id}`);
  expect(mail?.text).toContain("description: One line.\r\n    Another line.");
  expect(mail?.text).not.toContain("company:");
});

test("the sender gets a mail that has the number and repeats no field", async () => {
  const { received, settings } = await mailServer();
  await confirmationSender(settings, "YNO")(submission, never);
  expect(received).toMatchObject([{ to: [submission.email] }]);
  expect(received[0]?.text).toContain(submission.id);
  expect(received[0]?.text).not.toContain("One line.");
});

test("two mails about one submission to one address have two IDs, so neither is dropped", async () => {
  const { received, settings } = await mailServer();
  await mailSender(settings, submission.email)(submission, never);
  await confirmationSender(settings, "YNO")(submission, never);
  const ids = received.map(({ text }) => /^Message-ID: (.+)$/im.exec(text)?.[1]);
  expect(new Set(ids).size).toBe(2);
});

test("a mail that begins while the intake closes isn't sent", async () => {
  const { received, settings } = await mailServer();
  const outcome = await mailSender(settings, "team@yno.example")(submission, AbortSignal.abort());
  expect(outcome.kind).toBe("failed");
  expect(received).toEqual([]);
});

test("what was typed can't add a header, a recipient or a field", async () => {
  const { received, settings } = await mailServer();
  const email = "ada@harbour.example,other@harbour.example\r\nBcc: third@harbour.example";
  const bad = {
    ...submission,
    email,
    fields: {
      ...submission.fields,
      ...{ subject: "a\r\nBcc: b@c.d", company: "a\rpriority: critical" },
      ...{ category: "a\fpriority: critical", description: "a\u2028priority: critical" },
    },
  };
  await mailSender(settings, "team@yno.example")(bad, never);
  await confirmationSender(settings, "YNO")(bad, never);
  for (const { to, text } of received) {
    const [head = ""] = text.split("\r\n\r\n");
    expect(head).not.toMatch(/^Bcc:/im);
    expect(text).not.toMatch(/(?:[\r\n\f]|=0C|=E2=80=A8)priority: critical/);
    expect(to).toHaveLength(1);
  }
});

test.each([
  [550, true],
  [451, false],
])("a mail server that refuses with %d is final: %s", async (code, final) => {
  const { settings } = await mailServer(code);
  const result = await mailSender(settings, "team@yno.example")(submission, never);
  expect(result).toMatchObject({ kind: "failed", final });
});

test("a mail server that says nothing is left when the attempt's time is over", async () => {
  const server = createServer().listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const over = new AbortController();
  const send = mailSender({ url: `smtp://127.0.0.1:${port}`, from: "a@b.c" }, "team@yno.example");
  const result = send(submission, over.signal);
  over.abort(new Error("The time is over."));
  expect(await result).toMatchObject({ kind: "failed", final: false });
});
