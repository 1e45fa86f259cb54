import type { IntakeConfiguration } from "./configuration.ts";
import type { FormName } from "./forms.ts";
import { formNames } from "./forms.ts";
import { channelsOf } from "./intake.ts";
import { shownDatabase } from "./open-storage.ts";
import { mailSender, reason } from "./senders.ts";
import type { Storage } from "./storage.ts";

type Examined = {
  configuration: IntakeConfiguration;
  storage: Storage;
  /** Where a mail is really sent to; undefined for none. */
  mailTo: string | undefined;
  print: (line: string) => void;
};

/** How long one thing may take to answer, in milliseconds. */
const timeoutMs = 15_000;

/**
 * Tries the whole way of a submission: the database, each webhook's host, and a real mail. Prints a
 * line for each, with what to do where it fails.
 *
 * @returns how many failed
 */
export async function examine({
  configuration,
  storage,
  mailTo,
  print,
}: Examined): Promise<number> {
  const { database, mail, webhooks, senders } = configuration;
  let failed = 0;
  const report = async (what: string, attempt: () => Promise<string>, remedy: string) => {
    try {
      print(`ok    ${what}: ${await attempt()}`);
    } catch (error) {
      failed += 1;
      print(`FAIL  ${what}: ${reason(error)}. ${remedy}`);
    }
  };

  await report(
    `Database ${shownDatabase(database)}`,
    async () => {
      await storage.check();
      const { submissions, deliveries } = await storage.stats();
      return `can be written, ${submissions.accepted} accepted, ${submissions.quarantined} in quarantine, ${deliveries.dead} deliveries dead`;
    },
    "Check that the disk has room and that this account may write to the folder.",
  );
  for (const address of webhooks) {
    await report(
      `Webhook ${new URL(address).host}`,
      async () => {
        const signal = AbortSignal.timeout(timeoutMs);
        const { status } = await fetch(address, { method: "HEAD", redirect: "manual", signal });
        // Other codes may only mean that it takes POST alone.
        if (status >= 300 && status < 400) {
          throw new Error(`redirects (${status}), which deliveries don't follow`);
        }
        return `answers (${status} to HEAD, which sends nothing)`;
      },
      "Check the address in INTAKE_WEBHOOK_URL, its certificate, and the way out of this network.",
    );
  }
  if (mailTo !== undefined) {
    await report(
      mail ? `Email through ${new URL(mail.url).host}` : "Email",
      async () => {
        if (!mail) throw new Error("not set up");
        const result = await mailSender(mail, mailTo)(
          {
            ...{ id: "TEST-TEST-TEST", form: "subscribe" as FormName, email: mail.from },
            ...{ fields: { email: mail.from }, receivedAt: Date.now(), state: "accepted" },
          },
          AbortSignal.timeout(timeoutMs),
        );
        if (result.kind === "failed") throw new Error(result.error);
        return `sent to ${mailTo}; look whether it arrives`;
      },
      "Check INTAKE_SMTP_URL, and that the server may send as INTAKE_MAIL_FROM.",
    );
  } else {
    print(
      mail ? "      Mail: not tried. Add --mail with your address." : "      Mail: not set up.",
    );
  }
  for (const form of formNames) {
    const channels = channelsOf(senders, form);
    print(
      `      ${form}: ${channels.length > 0 ? channels.join(", ") : "kept, and delivered nowhere"}`,
    );
  }
  return failed;
}
