import { type FormEvent, useRef } from "react";
import { useAlive } from "#app/browser/alive.ts";
import { useDelivery } from "#app/browser/delivery.ts";
import { TextField } from "#app/ui/field.tsx";
import { notify } from "#app/ui/notify.ts";
import { expectNotice } from "#app/ui/toast-region.tsx";
import type { InvestorUpdates as Words } from "#content/schema/investors.ts";
import { DemoNote } from "./demo-note.tsx";
import { simulated } from "./simulated.ts";
import { isFilled } from "./submission.ts";
import { useKeptFocus } from "./use-kept-focus.ts";
import { useSend } from "./use-send.ts";

type InvestorUpdatesProps = { words: Words };

const simulatedSend = simulated(0);

/** Subscription to investor updates: a toast at once, and both fields are cleared. */
export function InvestorUpdates({ words }: InvestorUpdatesProps) {
  const send = useDelivery(simulatedSend);
  const alive = useAlive();
  const { busy, failure, submit } = useSend(send, words.mail);
  const form = useRef<HTMLFormElement>(null);
  useKeptFocus(form, busy);

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const sent = event.currentTarget;
    const data = new FormData(sent);
    const email = String(data.get("email") ?? "").trim();
    const company = String(data.get("company") ?? "").trim();
    if (!isFilled(email)) return;
    submit({ form: "investor-updates", fields: { email, company } }, () => {
      sent.reset();
      notify({ kind: "success", ...words.toast });
    });
  };

  return (
    <form
      ref={form}
      method="post"
      className="form subscribe subscribe-two"
      tabIndex={busy ? -1 : undefined}
      onSubmit={onSubmit}
    >
      <TextField
        label={words.email}
        name="email"
        type="email"
        required
        autoComplete="email"
        onFocus={expectNotice}
      />
      <TextField
        label={`${words.company} (${words.optional})`}
        name="company"
        autoComplete="organization"
        onFocus={expectNotice}
      />
      <DemoNote send={send} />
      <button
        type="submit"
        className="button button-primary button-small"
        disabled={!alive || busy}
      >
        {words.button}
      </button>
      {failure && (
        <p role="alert" className="field-error col-span-full">
          {failure}
        </p>
      )}
      <p className="without-script col-span-full text-15 text-ink-2">
        This form needs JavaScript. You can email <a href={`mailto:${words.mail}`}>{words.mail}</a>{" "}
        instead.
      </p>
    </form>
  );
}
