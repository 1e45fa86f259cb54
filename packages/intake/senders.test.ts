import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";
import { Webhook } from "standardwebhooks";
import { expect, onTestFinished, test } from "vitest";
import { retryableStatuses } from "./delivery-policy.ts";
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

test.each([301, 400, 401, 403, 404, 410, 413, 422, 501, ...retryableStatuses])(
  "an answer of %d is final unless the policy tries it again, and its beginning is kept",
  async (status) => {
    const { address } = await receiver(status, "x".repeat(100_000));
    const result = await webhookSender(address, secret)(submission, never);
    if (result.kind !== "failed") throw new Error(result.kind);
    expect(result.final).toBe(!retryableStatuses.some((each) => each === status));
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

/**
 * A mail server, the mails that it received, and all that it was told.
 *
 * @param refuse the code with which it refuses each recipient
 * @param hideSMTPUTF8 whether it takes ASCII addresses only
 */
async function mailServer({ refuse = 0, hideSMTPUTF8 = false } = {}) {
  const received: { to: string[]; text: string; isUtf8: boolean | undefined }[] = [];
  const told: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    hideSMTPUTF8,
    onRcptTo(_address, _session, done) {
      if (refuse === 0) done();
      else done(Object.assign(new Error("No such box."), { responseCode: refuse }));
    },
    onData(stream, { envelope }, done) {
      let text = "";
      stream.on("data", (chunk: Buffer) => {
        text += chunk.toString();
      });
      stream.on("end", () => {
        const to = envelope.rcptTo.map(({ address }) => address);
        received.push({ to, text, isUtf8: envelope.smtpUtf8 });
        done();
      });
    },
  });
  server.server.on("connection", (socket) =>
    socket.on("data", (chunk) => told.push(chunk.toString("latin1"))),
  );
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  const { port } = server.server.address() as AddressInfo;
  return {
    received,
    told,
    settings: { url: `smtp://127.0.0.1:${port}`, from: "forms@yno.example" },
  };
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
  await confirmationSender(settings)(submission, never);
  expect(received).toMatchObject([{ to: [submission.email] }]);
  expect(received[0]?.text).toContain(submission.id);
  expect(received[0]?.text).not.toContain("One line.");
});

test("two mails about one submission to one address have two IDs, so neither is dropped", async () => {
  const { received, settings } = await mailServer();
  await mailSender(settings, submission.email)(submission, never);
  await confirmationSender(settings)(submission, never);
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
    fields: {
      ...submission.fields,
      email,
      ...{ subject: "a\r\nBcc: b@c.d", company: "a\rpriority: critical" },
      ...{ category: "a\fpriority: critical", description: "a\u2028priority: critical" },
    },
  };
  await mailSender(settings, "team@yno.example")(bad, never);
  await confirmationSender(settings)(bad, never);
  for (const { to, text } of received) {
    const [head = ""] = text.split("\r\n\r\n");
    expect(head).not.toMatch(/^Bcc:/im);
    expect(text).not.toMatch(/(?:[\r\n\f]|=0C|=E2=80=A8)priority: critical/);
    expect(to).toHaveLength(1);
  }
});

/** The submission with another address. */
function from(email: string): StoredSubmission {
  return { ...submission, fields: { ...submission.fields, email } };
}

/** The header of a mail, and its text. */
function partsOf(mail: { text: string } | undefined): [head: string, text: string] {
  const [head = "", ...rest] = mail?.text.split("\r\n\r\n") ?? [];
  const body = rest.join("\r\n\r\n");
  const isBase64 = /^Content-Transfer-Encoding: base64/im.test(head);
  if (isBase64) return [head, Buffer.from(body, "base64").toString()];
  const bytes = body
    .replace(/=\r\n/g, "")
    .replace(/=([\dA-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
  return [head, Buffer.from(bytes, "latin1").toString()];
}

test.each([
  ["Ada@harbour.example", "Ada@harbour.example"],
  ["ada@b\u00fccher.example", "ada@xn--bcher-kva.example"],
  ["zo\u00eb@b\u00fccher.example", undefined],
  ["\u6295\u8cc7@\u57fa\u91d1.example", undefined],
])("the team's mail about %j has the Reply-To %s with any server", async (email, replyTo) => {
  for (const hideSMTPUTF8 of [true, false]) {
    const { received, told, settings } = await mailServer({ hideSMTPUTF8 });
    const result = await mailSender(settings, "team@yno.example")(from(email), never);
    expect(result).toEqual({ kind: "delivered" });
    expect(told.join("")).toMatch(/^\p{ASCII}*$/u);
    const [head, text] = partsOf(received[0]);
    expect(/^Reply-To: (.*)\r$/m.exec(head)?.[1]).toBe(replyTo);
    expect(text).toContain(`email: ${email}`);
    expect(text.startsWith("A reply doesn't reach the sender")).toBe(!replyTo);
  }
});

test("a confirmation in an international domain goes out in punycode with any server", async () => {
  for (const hideSMTPUTF8 of [true, false]) {
    const { received, told, settings } = await mailServer({ hideSMTPUTF8 });
    await confirmationSender(settings)(from("Ada@B\u00dcCHER.example"), never);
    expect(received).toMatchObject([{ isUtf8: false }]);
    expect(told.join("")).toContain("RCPT TO:<Ada@xn--bcher-kva.example>");
  }
});

test("what isn't ASCII is sent only to a mail server that takes it, and is dead with the reason elsewhere", async () => {
  const plain = await mailServer({ hideSMTPUTF8: true });
  const able = await mailServer();
  const address = "zo\u00eb@b\u00fccher.example";
  const senders = ({ settings }: typeof plain) => [
    confirmationSender(settings),
    mailSender(settings, address),
    mailSender({ ...settings, from: address }, "team@yno.example"),
  ];
  for (const send of senders(plain)) {
    const result = await send(from(address), never);
    expect(result).toMatchObject({ kind: "failed", final: true, error: /SMTPUTF8/ });
  }
  expect(plain.told.join("")).not.toContain("MAIL FROM");
  for (const send of senders(able)) {
    expect(await send(from(address), never)).toEqual({ kind: "delivered" });
  }
  const to = [address, address, "team@yno.example"];
  expect(able.received).toMatchObject(to.map((each) => ({ to: [each], isUtf8: true })));
});

test("a mail server that can't be asked about SMTPUTF8 is asked again", async () => {
  const settings = { url: "smtp://127.0.0.1:1", from: "forms@yno.example" };
  const result = await confirmationSender(settings)(from("zo\u00eb@fund.example"), never);
  expect(result).toMatchObject({ kind: "failed", final: false });
});

test.each([
  [550, true],
  [451, false],
])("a mail server that refuses with %d is final: %s", async (code, final) => {
  const { settings } = await mailServer({ refuse: code });
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
