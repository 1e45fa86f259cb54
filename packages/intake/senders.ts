import { site } from "@yno/brand/site";
import { createTransport } from "nodemailer";
import { Webhook } from "standardwebhooks";
import { retryableStatuses, type SendResult } from "./delivery-policy.ts";
import { mailAddress } from "./email-address.ts";
import { typedEmail } from "./forms.ts";
import type { Sender } from "./intake.ts";
import { isAscii, offersSmtpUtf8 } from "./smtp-utf8.ts";
import type { StoredSubmission } from "./storage.ts";

/** In bytes, of a webhook's answer that is read: an error is shown with its beginning. */
const maxAnswer = 2_000;

/**
 * Posts submissions to an address, signed as Standard Webhooks 1.0 says. The `webhook-id` is the
 * receipt number: a receiver that has seen it can drop the second.
 */
export function webhookSender(address: string, secret: string): Sender {
  const webhook = new Webhook(secret);
  return async (submission, signal) => {
    const { id, form, fields, receivedAt } = submission;
    const body = JSON.stringify({
      type: "form.submitted",
      timestamp: new Date(receivedAt).toISOString(),
      data: { id, form, fields },
    });
    const sentAt = new Date();
    try {
      const response = await fetch(address, {
        method: "POST",
        body,
        signal,
        redirect: "manual",
        headers: {
          "Content-Type": "application/json",
          "webhook-id": id,
          "webhook-timestamp": String(Math.floor(sentAt.getTime() / 1000)),
          "webhook-signature": webhook.sign(id, sentAt, body),
        },
      });
      const { status } = response;
      if (response.ok) {
        await response.body?.cancel();
        return { kind: "delivered" };
      }
      const final = !retryableStatuses.includes(status);
      const answer = await beginning(response).catch(() => "an answer that broke off");
      return failed(`The webhook answered ${status}: ${answer}`, final);
    } catch (error) {
      return failed(`The webhook can't be reached: ${reason(error)}`, false);
    }
  };
}

/** A mail about a submission. `kind` is a part of its ID, so that two about one submission differ. */
type Mail = {
  kind: "report" | "confirmation";
  to: string;
  replyTo?: string;
  subject: string;
  text: string;
};

export type MailSettings = {
  /** `smtp://user:password@host:port` or `smtps://…`. */
  url: string;
  from: string;
};

/** Mails each submission to the team. Answering the mail answers the sender. */
export function mailSender(settings: MailSettings, to: string): Sender {
  return sendMails(settings, (submission) => report(submission, to));
}

/** Confirms a support request by its number, without its fields: the address may be another person's. */
export function confirmationSender(settings: MailSettings): Sender {
  return sendMails(settings, (submission) => ({
    kind: "confirmation",
    to: typedEmail(submission.fields),
    subject: `We have your request ${submission.id}`,
    text: [
      `Your request has reached ${site.brand} support. Its number is ${submission.id}.`,
      "",
      "Reply to this email if you want to add something.",
      "",
    ].join("\n"),
  }));
}

function sendMails(
  { url, from }: MailSettings,
  write: (submission: StoredSubmission) => Mail,
): Sender {
  const transport = createTransport(url, { disableFileAccess: true, disableUrlAccess: true });
  const isPlain = isAscii(mailAddress(from));
  return async (submission, signal) => {
    const { kind, to, replyTo, subject, text } = write(submission);
    const address = mailAddress(to);
    const send = async (): Promise<SendResult> => {
      if (!(isPlain && isAscii(address)) && !(await offersSmtpUtf8(url))) {
        const sentence =
          "The mail server doesn't take addresses that aren't ASCII: it doesn't offer SMTPUTF8 (RFC 6531).";
        return failed(sentence, true);
      }
      signal.throwIfAborted();
      // As objects, so that a comma in an address doesn't make two of it.
      await transport.sendMail({
        from,
        to: { name: "", address },
        ...(replyTo !== undefined && { replyTo: { name: "", address: replyTo } }),
        subject,
        text,
        messageId: `<${submission.id}.${kind}@${new URL(url).hostname}>`,
      });
      return { kind: "delivered" };
    };
    const gaveUp = Promise.withResolvers<never>();
    signal.addEventListener("abort", () => gaveUp.reject(signal.reason), { once: true });
    try {
      signal.throwIfAborted();
      return await Promise.race([send(), gaveUp.promise]);
    } catch (error) {
      const code: unknown = Reflect.get(Object(error), "responseCode");
      const final = typeof code === "number" && code >= 550 && code <= 553;
      return failed(`The mail server refused or can't be reached: ${reason(error)}`, final);
    }
  };
}

/**
 * What the team is told. A Reply-To that isn't ASCII would need SMTPUTF8 at every server on the way,
 * which nodemailer asks for only because of senders and recipients, so the text says whom to answer.
 */
function report(submission: StoredSubmission, to: string): Mail {
  const { id, form } = submission;
  const replyTo = mailAddress(typedEmail(submission.fields));
  const fields = fieldLines(submission);
  const mail = { kind: "report", to, subject: `${form} ${id}` } as const;
  if (isAscii(replyTo)) return { ...mail, replyTo, text: `${fields}\n` };
  const note = "A reply doesn't reach the sender: write to the address below instead.";
  return { ...mail, text: `${note}\n\n${fields}\n` };
}

/** What any mail program takes for the end of a line. */
const lineBreak = /\r\n|[\n\r\v\f\x85\u2028\u2029]/g;

/** A line for each field that was filled; text of several lines is indented. */
function fieldLines({ fields }: StoredSubmission): string {
  return Object.entries(fields)
    .filter(([, value]) => value !== "")
    .map(([name, value]) => `${name}: ${String(value).replace(lineBreak, "\n    ")}`)
    .join("\n");
}

async function beginning(response: Response): Promise<string> {
  let text = "";
  const decoder = new TextDecoder();
  for await (const chunk of response.body ?? []) {
    text += decoder.decode(chunk, { stream: true });
    if (text.length >= maxAnswer) break;
  }
  return text.slice(0, maxAnswer).trim() || "nothing";
}

/** Without control characters, which a database may refuse and a terminal obeys. */
function failed(error: string, final: boolean): SendResult {
  return { kind: "failed", error: error.replace(/\p{Cc}/gu, " "), final };
}

/** Why a request failed: `fetch` says it in the cause, and for a host with two addresses in each of two. */
export function reason(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error instanceof AggregateError) return error.errors.map(reason).join(", ");
  return error.cause instanceof Error ? reason(error.cause) : error.message;
}
