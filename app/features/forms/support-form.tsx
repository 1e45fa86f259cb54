import {
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { useAlive } from "#app/browser/alive.ts";
import { useDelivery } from "#app/browser/delivery.ts";
import { CheckField } from "#app/ui/field.tsx";
import { notify } from "#app/ui/notify.ts";
import { expectNotice } from "#app/ui/toast-region.tsx";
import type { SupportToasts, SupportForm as Words } from "#content/schema/support.ts";
import { DemoNote } from "./demo-note.tsx";
import { PriorityGuide } from "./priority-guide.tsx";
import { simulated } from "./simulated.ts";
import { SupportFields, WithoutScript } from "./support-fields.tsx";
import {
  blankFields,
  type RequiredField,
  readSupportRequest,
  supportSubmission,
} from "./support-request.ts";
import { telling } from "./telling.ts";
import { useKeptFocus } from "./use-kept-focus.ts";
import { useSend } from "./use-send.ts";
import "./support-form.css";

type SupportFormProps = {
  words: Words;
  toasts: SupportToasts;
  /** The label of the box, with its links. */
  agreement: ReactNode;
};

const simulatedSend = simulated(2000);
const nothingChosen = { category: "", priority: "", agreeToTerms: false };

/** The ticket form: idle, submitting, idle again; empty after success, untouched after a failure. */
export function SupportForm({ words, toasts, agreement }: SupportFormProps) {
  const send = useDelivery(simulatedSend);
  const alive = useAlive();
  const form = useRef<HTMLFormElement>(null);
  const [chosen, setChosen] = useState(nothingChosen);
  const [blank, setBlank] = useState<readonly RequiredField[]>([]);
  const { busy, failure, submit } = useSend(telling(send, toasts), words.mail);
  useKeptFocus(form, busy);

  // The browser keeps what is typed, even before hydration; the parts that depend on it follow.
  const follow = () => {
    if (form.current) setChosen(readSupportRequest(new FormData(form.current)));
    setBlank([]);
  };
  const followOnce = useRef(follow);
  useLayoutEffect(() => followOnce.current(), []);

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const sent = event.currentTarget;
    const request = readSupportRequest(new FormData(sent));
    if (!request.agreeToTerms) {
      notify({ kind: "destructive", ...toasts.termsNotAgreed });
      return;
    }
    const [first, ...others] = blankFields(request);
    if (first) {
      setBlank([first, ...others]);
      sent.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
      return;
    }
    submit(supportSubmission(request), () => sent.reset());
  };

  // Enter doesn't submit while the button is disabled, so tell the visitor why.
  const onKeyDown = ({ key, repeat, nativeEvent, target, currentTarget }: KeyboardEvent) => {
    if (key !== "Enter" || repeat || nativeEvent.isComposing || chosen.agreeToTerms) return;
    if (target instanceof HTMLInputElement && currentTarget instanceof HTMLFormElement) {
      currentTarget.requestSubmit();
    }
  };

  return (
    <div className="support">
      <form
        ref={form}
        method="post"
        className="form support-form"
        tabIndex={-1}
        onChange={follow}
        onReset={() => setChosen(nothingChosen)}
        onFocus={expectNotice}
        onKeyDown={onKeyDown}
        onSubmit={onSubmit}
      >
        <SupportFields words={words} chosen={chosen} blank={blank} />
        <CheckField name="agreeToTerms">{agreement} *</CheckField>
        {failure && <p className="field-error">{failure}</p>}
        <DemoNote send={send} />
        <p className="needs-script">
          <button
            type="submit"
            className="button button-primary"
            disabled={!alive || busy || !chosen.agreeToTerms}
          >
            {busy ? words.button.busy : words.button.idle}
          </button>
        </p>
        <WithoutScript words={words} />
      </form>
      <PriorityGuide
        heading={words.priorityGuide}
        priorities={words.priorities}
        chosen={chosen.priority}
      />
    </div>
  );
}
