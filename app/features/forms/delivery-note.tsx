import type { Send } from "#app/browser/delivery.ts";
import { useAnnouncement } from "#app/ui/announce.ts";
import type { FormOutcome } from "#content/schema/forms.ts";
import { DemoNote } from "./demo-note.tsx";
import { trapName } from "./use-form.ts";

type DeliveryNoteProps = {
  send: Send;
  form: { waiting: boolean; receipt: string | null };
  words: FormOutcome;
};

/**
 * What a form says beside its button about its delivery: that nothing is sent, that it's being tried
 * again, or the receipt. With it comes the field that only programs fill.
 */
export function DeliveryNote({ send, form, words }: DeliveryNoteProps) {
  const { waiting, receipt } = form;
  const status = waiting ? words.waiting : receipt !== null ? `${words.receipt} ${receipt}` : "";
  useAnnouncement(status);
  return (
    <>
      <input
        type="text"
        name={trapName}
        className="sr-only"
        tabIndex={-1}
        autoComplete="off"
        aria-hidden="true"
      />
      <DemoNote send={send} text={words.demo} />
      {status !== "" && <p className="order-1 col-span-full text-15">{status}</p>}
    </>
  );
}
