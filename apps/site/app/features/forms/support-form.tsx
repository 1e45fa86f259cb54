import { blankFields, fieldErrors } from "@yno/intake/form";
import { supportRequest } from "@yno/intake/forms/support-request";
import type { KeyboardEvent } from "react";
import { useHydrated } from "#app/browser/hydration/use-hydrated.ts";
import { useAnnouncement } from "#app/ui/announcer.tsx";
import { notify } from "#app/ui/notify.ts";
import { preloadToasts } from "#app/ui/toast-region.tsx";
import type { SupportToasts, SupportForm as Words } from "#content/pages/support.ts";
import type { FormOutcome } from "#content/schema/forms.ts";
import { DeliveryNote, SubmitWithoutScript } from "./delivery-note.tsx";
import { withDeliveryToast } from "./delivery-toast.ts";
import { FormFields } from "./form-fields.tsx";
import { PriorityBadge, PriorityGuide, WithoutScript } from "./support-fields.tsx";
import { simulated, useDelivery } from "./transport.ts";
import { useForm } from "./use-form.ts";

type SupportFormProps = {
  words: Words;
  toasts: SupportToasts;
  outcome: FormOutcome;
};

const { category: categories, priority: priorities } = supportRequest.fields;
const simulatedSend = simulated(2000);

/** The ticket form: idle, submitting, idle again; empty after success, untouched after a failure. */
export function SupportForm({ words, toasts, outcome }: SupportFormProps) {
  const send = useDelivery(simulatedSend);
  const hydrated = useHydrated();
  const form = useForm({
    form: supportRequest,
    mail: words.mail,
    words: outcome,
    send: withDeliveryToast(send, toasts),
    canSend: ({ agreeToTerms }) => agreeToTerms === true,
    onIncomplete() {
      const { agreeToTerms: text = "" } = fieldErrors(supportRequest, {});
      notify({
        kind: "destructive",
        about: supportRequest.name,
        title: toasts.termsNotAgreed,
        text,
      });
    },
    check: (fields) => blankFields(supportRequest, fields),
  });
  const { values, canSend, busy, failure, field, element } = form;
  const category = categories.options.find(({ value }) => value === values.category);
  const priority = priorities.options.find(({ value }) => value === values.priority);
  const badge = priority && words.badges[priority.value];
  useAnnouncement(category?.description ?? "");
  useAnnouncement(badge ? `${badge.word}. ${priority.description}` : "");

  // Enter doesn't submit while the button is disabled, so tell the visitor why.
  const onKeyDown = ({ key, repeat, target, currentTarget }: KeyboardEvent) => {
    if (key !== "Enter" || repeat || canSend) return;
    if (target instanceof HTMLInputElement && currentTarget instanceof HTMLFormElement) {
      currentTarget.requestSubmit();
    }
  };

  return (
    <div className="support">
      <form
        {...element}
        className="form support-form"
        tabIndex={-1}
        // It has the focus while and after it's sent.
        aria-label={words.heading}
        onFocus={preloadToasts}
        onKeyDown={onKeyDown}
      >
        <p className="field-hint">{words.required}</p>
        <FormFields
          form={supportRequest}
          field={field}
          hints={{
            category: category?.description,
            priority: badge && (
              <>
                <PriorityBadge badge={badge} /> {priority.description}
              </>
            ),
          }}
        />
        {failure && <p className="field-error">{failure}</p>}
        <DeliveryNote send={send} form={form} words={outcome} />
        <p className="needs-script">
          <button
            type="submit"
            className="button button-primary"
            disabled={!hydrated || busy || !canSend}
          >
            {busy ? words.button.busy : words.button.idle}
          </button>
        </p>
        <SubmitWithoutScript label={words.button.idle} />
        <WithoutScript words={words} />
      </form>
      <PriorityGuide
        heading={words.priorityGuide}
        badges={words.badges}
        chosen={String(values.priority)}
      />
    </div>
  );
}
