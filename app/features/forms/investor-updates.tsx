import type { FormEvent } from "react";
import { useAlive } from "#app/browser/alive.ts";
import { TextField } from "#app/ui/field.tsx";
import { notify } from "#app/ui/notify.ts";
import { expectNotice } from "#app/ui/toast-region.tsx";
import type { InvestorUpdates as Words } from "#content/schema/investors.ts";
import { isFilled } from "./submission.ts";

/** Subscription to investor updates: no request; a toast, and both fields are cleared. */
export function InvestorUpdates({ words }: { words: Words }) {
  const alive = useAlive();

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    if (!isFilled(String(new FormData(form).get("email") ?? ""))) return;
    form.reset();
    notify({ kind: "success", ...words.toast });
  };

  return (
    <form method="post" className="subscribe subscribe-two" onSubmit={onSubmit}>
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
      <button type="submit" className="button button-primary button-small" disabled={!alive}>
        {words.button}
      </button>
      <p className="without-script col-span-full text-15 text-ink-2">
        This form needs JavaScript. You can write to{" "}
        <a href={`mailto:${words.mail}`}>{words.mail}</a> instead.
      </p>
    </form>
  );
}
