import { type FormEvent, useRef } from "react";
import { useAlive } from "#app/browser/alive.ts";
import { useDelivery } from "#app/browser/delivery.ts";
import { TextField } from "#app/ui/field.tsx";
import { notify } from "#app/ui/notify.ts";
import { expectNotice } from "#app/ui/toast-region.tsx";
import { DemoNote } from "./demo-note.tsx";
import { simulated } from "./simulated.ts";
import { isFilled } from "./submission.ts";
import { useKeptFocus } from "./use-kept-focus.ts";
import { useSend } from "./use-send.ts";

type SubscribeFormProps = { mail: string };

const simulatedSend = simulated(1000);

/** One email address. An empty one does nothing. */
export function SubscribeForm({ mail }: SubscribeFormProps) {
  const send = useDelivery(simulatedSend);
  const alive = useAlive();
  const { busy, failure, submit } = useSend(send, mail);
  const form = useRef<HTMLFormElement>(null);
  useKeptFocus(form, busy);

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const sent = event.currentTarget;
    const email = String(new FormData(sent).get("email") ?? "");
    if (!isFilled(email)) return;
    submit({ form: "subscribe", fields: { email: email.trim() } }, () => {
      sent.reset();
      notify({
        kind: "success",
        title: "Successfully subscribed!",
        text: "You'll receive exclusive updates about the product's progress and enterprise features.",
      });
    });
  };

  return (
    <form
      ref={form}
      method="post"
      className="form subscribe"
      tabIndex={busy ? -1 : undefined}
      onSubmit={onSubmit}
    >
      <TextField
        label="Email"
        name="email"
        type="email"
        required
        autoComplete="email"
        onFocus={expectNotice}
      />
      <DemoNote send={send} />
      <button
        type="submit"
        className="button button-primary button-small"
        disabled={!alive || busy}
      >
        {busy ? "Submitting..." : "Subscribe"}
      </button>
      {failure && (
        <p role="alert" className="field-error col-span-full">
          {failure}
        </p>
      )}
      <p className="without-script col-span-full text-15 text-ink-2">
        This form needs JavaScript. You can email <a href={`mailto:${mail}`}>{mail}</a> instead.
      </p>
    </form>
  );
}
