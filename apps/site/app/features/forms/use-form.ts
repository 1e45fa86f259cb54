import { type FieldErrors, type Fields, isFilled } from "@yno/intake/fields";
import {
  blankFields,
  type Form,
  fieldErrors,
  honeypotField,
  normalized,
  readFields,
} from "@yno/intake/form";
import {
  type FormHTMLAttributes,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { formDrafts } from "#app/browser/platform/form-drafts.ts";
import type { FormOutcome } from "#content/schema/forms.ts";
import type { Delivery, Send } from "./delivery.ts";
import { failureMessage, isSimulated } from "./transport.ts";

type FormRules = {
  form: Form;
  /** Whether the form does anything as it is; without it, when no required text is blank. */
  canSend?: (fields: Fields) => boolean;
  /** A sentence for each field that can't be sent as it is. */
  check?: (fields: Fields) => FieldErrors;
  /** Whether a field that was left says at once what's wrong with it. */
  checksOnLeave?: boolean;
  /** Runs when something is submitted that can't be sent. */
  onIncomplete?: () => void;
  /** Runs when it has arrived and the form is empty. */
  onSent?: (receipt: string | null) => void;
  send: Send;
  /** The email address to write to instead. */
  mail: string;
  words: FormOutcome;
};

/** A form as it is now. */
export type HeldForm = {
  values: Fields;
  canSend: boolean;
  busy: boolean;
  /** Whether the server can't be reached and is tried again. */
  waiting: boolean;
  /** The number of what was sent last; null once the form is used again, and without one. */
  receipt: string | null;
  /** What went wrong the last time, as a sentence; null when nothing went wrong. */
  failure: string | null;
  /** The message of a field while what was refused is in it; `isLate` when it was left with it. */
  field: (name: string) => { error: string | undefined; isLate: boolean };
  /** The properties of the element. */
  element: FormHTMLAttributes<HTMLFormElement> & { ref: RefObject<HTMLFormElement | null> };
};

const nothing: FieldErrors = {};
const noFields: ReadonlySet<string> = new Set();

/**
 * How every form is held: the browser keeps what is typed, even before hydration, and neither a
 * failure nor a look at another page takes any of it. A refused field gets its message and the first
 * one the focus; a form that has been sent is empty again. It is sent once, however often that is asked
 * while it is on its way.
 */
export function useForm(rules: FormRules): HeldForm {
  const { form: declared, check, checksOnLeave, onIncomplete, onSent, send, mail, words } = rules;
  const { name } = declared;
  const ref = useRef<HTMLFormElement>(null);
  const inFlight = useRef(false);
  const read = (form?: HTMLFormElement) => readFields(declared, new FormData(form));
  const canSend =
    rules.canSend ?? ((fields) => Object.keys(blankFields(declared, fields)).length === 0);
  const [busy, setBusy] = useState(false);
  const [values, setValues] = useState(() => read());
  const [errors, setErrors] = useState(nothing);
  const [changed, setChanged] = useState(noFields);
  const [left, setLeft] = useState(noFields);
  const [failure, setFailure] = useState<string | null>(null);
  const [waiting, setWaiting] = useState(false);
  const [receipt, setReceipt] = useState<string | null>(null);
  const [keyFor, remember] = useIdempotencyKey<Fields>();
  const wrong = checksOnLeave ? fieldErrors(declared, values) : nothing;
  useFocus(ref, busy, errors);
  const forgetUnsent = useUnsent({
    name,
    ref,
    isConnected: !isSimulated(send),
    isUnsent: waiting || failure !== null,
    question: words.leave,
    keyOf: (form) => keyFor(read(form)),
    onRestored: (form, key) => {
      const restored = read(form);
      setValues(restored);
      if (key) remember(restored, key);
    },
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what was typed before.
  useLayoutEffect(() => {
    const form = ref.current;
    if (!form) return;
    for (const [field, value] of formDrafts.get(name) ?? []) {
      Object.assign(form.elements.namedItem(field) ?? {}, { value, checked: true });
    }
    formDrafts.delete(name);
    setValues(read(form));
    return () => {
      const isTyped = JSON.stringify(read(form)) !== JSON.stringify(read());
      // What is on its way is kept when it doesn't arrive.
      if (isTyped && !inFlight.current) formDrafts.set(name, [...new FormData(form)]);
    };
  }, []);

  const refuse = (found: FieldErrors) => {
    setChanged(noFields);
    setErrors(found);
  };

  const submit = async (form: HTMLFormElement) => {
    const current = read(form);
    // Two clicks can come before React has disabled the button.
    if (inFlight.current) return;
    if (!canSend(current)) return onIncomplete?.();
    const found = check?.(current) ?? nothing;
    refuse(found);
    setFailure(null);
    if (Object.keys(found).length > 0) return;
    inFlight.current = true;
    setBusy(true);
    // If a delivery rejects, although it never should, nothing has been sent.
    let delivery: Delivery = { kind: "unreachable" };
    try {
      const submission = { form: name, fields: normalized(declared, current) };
      delivery = await send(submission, {
        key: keyFor(current),
        honeypot: String(new FormData(form).get(honeypotField) ?? ""),
        onWait: () => setWaiting(true),
      });
    } catch {}
    inFlight.current = false;
    setBusy(false);
    setWaiting(false);
    if (delivery.kind === "sent") forgetUnsent();
    // A message about a page that was left would be out of place.
    if (!ref.current) {
      if (delivery.kind !== "sent") formDrafts.set(name, [...new FormData(form)]);
      return;
    }
    setFailure(failureMessage(delivery, { fields: form.elements, mail, words }));
    if (delivery.kind === "refused") refuse(delivery.errors);
    if (delivery.kind === "sent") {
      // What was typed while it was on its way isn't in what arrived.
      if (JSON.stringify(read(form)) === JSON.stringify(current)) form.reset();
      const number = delivery.receipt ?? null;
      setReceipt(number);
      onSent?.(number);
    }
  };

  return {
    values,
    canSend: canSend(values),
    busy,
    waiting,
    receipt,
    failure,
    field(name) {
      const isLate = left.has(name) && isFilled(String(values[name])) && name in wrong;
      const refused = changed.has(name) ? undefined : errors[name];
      return { error: isLate ? wrong[name] : refused, isLate };
    },
    element: {
      ref,
      // For a visitor without JavaScript, where the forms arrive.
      action: `/forms/${name}`,
      method: "post",
      // Takes the focus while the button is disabled.
      tabIndex: busy ? -1 : undefined,
      onSubmit(event) {
        event.preventDefault();
        submit(event.currentTarget);
      },
      onBlur({ target }) {
        if ("name" in target) setLeft((before) => new Set(before).add(String(target.name)));
      },
      onReset() {
        setValues(read());
        setLeft(noFields);
        refuse(nothing);
      },
      onChange({ currentTarget, target }) {
        setValues(read(currentTarget));
        setReceipt(null);
        if ("name" in target) setChanged((before) => new Set(before).add(String(target.name)));
      },
    },
  };
}

/**
 * Keeps the focus in a form while its button is disabled: a browser takes the focus from a button
 * that is disabled, and a keyboard would start again from the top of the page. Then the first field
 * that was refused gets it, whose message is there by now. Somebody who has left the form meanwhile
 * isn't called back.
 */
function useFocus(ref: RefObject<HTMLFormElement | null>, busy: boolean, errors: FieldErrors) {
  const wasBusy = useRef(false);
  useEffect(() => {
    const form = ref.current;
    const { activeElement: active, body } = document;
    const find = (selector: string) => form?.querySelector<HTMLElement>(selector);
    const button = find('[type="submit"]');
    const isLost = active === null || active === body || active === button;
    const refused = Object.keys(errors).map((name) => `[name="${CSS.escape(name)}"]`);
    const first = refused.length > 0 && find(refused.join());
    if (busy) {
      if (isLost) form?.focus({ preventScroll: true });
    } else if (first) {
      if (isLost || form?.contains(active)) first.focus();
    } else if (wasBusy.current && (isLost || active === form)) {
      button?.focus({ preventScroll: true });
    }
    wasBusy.current = busy;
  }, [ref, busy, errors]);
}

/**
 * A key for what a form holds: the same while that is the same, so that a repeated attempt isn't a
 * second submission.
 *
 * @returns the key of some values, and what takes over the key of those that were kept
 */
function useIdempotencyKey<Values>() {
  const last = useRef({ content: "", key: "" });
  const remember = (values: Values, key: string) => {
    last.current = { content: JSON.stringify(values), key };
  };
  const keyFor = (values: Values) => {
    if (last.current.content !== JSON.stringify(values)) remember(values, randomKey());
    return last.current.key;
  };
  return [keyFor, remember] as const;
}

/** 128 random bits. `crypto.randomUUID` exists over https only. */
function randomKey(): string {
  return crypto.getRandomValues(new Uint32Array(4)).join("-");
}

/**
 * What was to be sent and hasn't arrived survives a reload where that is allowed; elsewhere the
 * visitor is asked before leaving the page. Its code comes only where forms arrive.
 *
 * @returns forgets what was kept
 */
function useUnsent(form: UnsentForm): () => void {
  const { name, ref, isConnected, isUnsent, question, keyOf, onRestored } = form;
  const [code, setCode] = useState<UnsentCode>();
  const held = useRef({ keyOf, onRestored });

  useEffect(() => {
    if (!isConnected) return;
    loadUnsent().then(
      (loaded) => {
        setCode(loaded);
        const { current } = ref;
        if (current) held.current.onRestored(current, loaded.restoreUnsent(name, current));
      },
      // Without it a form only isn't kept.
      () => undefined,
    );
  }, [isConnected, name, ref]);

  // Before the paint, because a visitor who reads that the form waits may leave at once.
  useLayoutEffect(() => {
    if (!isUnsent || !isConnected) return;
    const keep = () => {
      const { current } = ref;
      return (
        current !== null && code?.keepUnsent(name, current, held.current.keyOf(current)) === true
      );
    };
    keep();
    const ask = (event: Event) => {
      if (!keep()) event.preventDefault();
    };
    window.addEventListener("beforeunload", ask);
    const stopAsking = code?.watchLeaving(name, keep, question);
    return () => {
      window.removeEventListener("beforeunload", ask);
      stopAsking?.();
    };
  }, [code, name, ref, isConnected, isUnsent, question]);

  return () => {
    // At once where it can be: a reload may come as soon as the visitor reads that it has arrived.
    if (code) code.forgetUnsent(name);
    else if (isConnected)
      loadUnsent().then(
        (loaded) => loaded.forgetUnsent(name),
        () => undefined,
      );
  };
}

const loadUnsent = () => import("#app/browser/platform/unsent-form.ts");

type UnsentCode = Awaited<ReturnType<typeof loadUnsent>>;

type UnsentForm = {
  name: string;
  ref: RefObject<HTMLFormElement | null>;
  isConnected: boolean;
  isUnsent: boolean;
  /** Asked before the visitor goes to another page. */
  question: string;
  /** The key under which what the form holds was or will be sent. */
  keyOf: (form: HTMLFormElement) => string;
  /** @param key of what has been put back, or '' */
  onRestored: (form: HTMLFormElement, key: string) => void;
};
