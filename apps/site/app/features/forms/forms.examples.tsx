import { site } from "@yno/brand/site";
import { supportRequest } from "@yno/intake/forms/support-request";
import { type ReactNode, useEffect, useRef } from "react";
import { useLocation } from "#app/browser/navigation/router-context.tsx";
import { access, deck } from "#content/form-dialogs.ts";
import { outcome } from "#content/forms.ts";
import { subscribe } from "#content/pages/home.ts";
import { updates } from "#content/pages/investors.ts";
import { form, toasts } from "#content/pages/support.ts";
import type { Examples } from "#tests/gallery/examples.ts";
import type { Delivery, Send } from "./delivery.ts";
import { DeliveryNote, DemoNote, SubmitWithoutScript } from "./delivery-note.tsx";
import { FormButton, type Opened } from "./form-button.tsx";
import { FormFields } from "./form-fields.tsx";
import { AccessDialog, DeckDialog } from "./request-dialogs.tsx";
import { InvestorUpdates, SubscribeForm } from "./subscribe-form.tsx";
import { PriorityGuide } from "./support-fields.tsx";
import { SupportForm } from "./support-form.tsx";
import { FormDelivery, simulated } from "./transport.ts";

const Access = (props: Opened) => <AccessDialog {...props} words={access} outcome={outcome} />;
const Deck = (props: Opened) => <DeckDialog {...props} words={deck} outcome={outcome} />;

/** Waits for an event that a test sends, with its detail. */
const told = <Detail,>(name: string) =>
  new Promise<Detail>((resolve) => {
    const hear = (event: Event) => event instanceof CustomEvent && resolve(event.detail);
    addEventListener(name, hear, { once: true });
  });

/** Notes what is sent on the document, and ends as a test says. */
const toldSend: Send = (submission) => {
  const { dataset } = document.documentElement;
  dataset.sent = JSON.stringify([...JSON.parse(dataset.sent ?? "[]"), submission]);
  return told<Delivery>("deliver");
};

/** A form as on its page; at `/?delivery=told` the test decides how each delivery ends. */
function Form({ children }: { children: ReactNode }) {
  const query = new URLSearchParams(useLocation().search);
  return (
    <FormDelivery value={query.get("delivery") === "told" ? toldSend : null}>
      {children}
    </FormDelivery>
  );
}

/** What it holds, once something has been done there. */
function After({ act, children }: { act: (root: HTMLElement) => void; children: ReactNode }) {
  const root = useRef<HTMLDivElement>(null);
  const once = useRef(act);
  useEffect(() => {
    if (root.current) once.current(root.current);
  }, []);
  return <div ref={root}>{children}</div>;
}

/** Types into the fields of a form as a visitor does, and leaves each. */
function fill(root: HTMLElement, texts: Readonly<Record<string, string>>): void {
  for (const [name, text] of Object.entries(texts)) {
    const field = root.querySelector<HTMLInputElement>(`[name="${name}"]`);
    if (!field) throw new Error(`There is no field '${name}'.`);
    field.focus();
    field.select();
    document.execCommand("insertText", false, text);
    field.blur();
  }
}

const opened = { open: true, onClose: () => undefined, mail: site.mail.hello, outcome };

const submit = (root: HTMLElement) => root.querySelector("form")?.requestSubmit();

const submitTicket = (subject: string) => (root: HTMLElement) => {
  fill(root, { name: "Ada Tan", email: "ada@firm.example", subject, description: "It stopped." });
  root.querySelector<HTMLInputElement>("[type=checkbox]")?.click();
  submit(root);
};

const support = <SupportForm words={form} toasts={toasts} outcome={outcome} />;

const failing = async (): Promise<never> => {
  throw new Error("The code can't be loaded.");
};
const never: Send = () => new Promise(() => undefined);

/** The deck's form after it was filled and sent. */
const request = (send: Send) => (
  <FormDelivery value={send}>
    <After
      act={(root) => {
        fill(root, { workEmail: "ada@fund.example", investorWebsite: "fund.example" });
        submit(root);
      }}
    >
      <DeckDialog {...opened} words={deck} />
    </After>
  </FormDelivery>
);

const connected: Send = async () => ({ kind: "sent" });

export const examples = {
  invitation: () => (
    <Form>
      <FormButton
        form="access-request"
        label="Request an Invitation"
        className="button"
        mail={site.mail.hello}
        notLoaded={outcome.notLoaded}
        load={async () => Access}
      />
    </Form>
  ),
  deck: () => (
    <Form>
      <FormButton
        form="investor-deck"
        label="Request Investor Deck"
        className="button"
        mail={site.mail.investors}
        notLoaded={outcome.notLoaded}
        load={async () => Deck}
      />
    </Form>
  ),
  subscription: () => (
    <Form>
      <SubscribeForm words={subscribe} outcome={outcome} mail={site.mail.hello} />
    </Form>
  ),
  updates: () => (
    <Form>
      <InvestorUpdates words={updates} outcome={outcome} mail={updates.mail} />
    </Form>
  ),
  ticket: () => <Form>{support}</Form>,
  "access dialog": () => <AccessDialog {...opened} words={access} />,
  "deck dialog with both errors": () => (
    <After act={(root) => fill(root, { workEmail: "ada@fund", investorWebsite: "ftp://fund" })}>
      <DeckDialog {...opened} words={deck} />
    </After>
  ),
  "request on its way": () => request(never),
  "request that failed": () => request(async () => ({ kind: "unreachable" })),
  "request that was refused": () =>
    request(async () => ({ kind: "refused", errors: { workEmail: "This address bounces." } })),
  "request that was sent": () => request(connected),
  "ticket with a field of spaces": () => <After act={submitTicket("   ")}>{support}</After>,
  "ticket on its way": () => (
    <FormDelivery value={never}>
      <After act={submitTicket("A run stands still")}>{support}</After>
    </FormDelivery>
  ),
  "button whose dialog can't be loaded": () => (
    <After act={(root) => root.querySelector("button")?.click()}>
      <FormButton
        form="access-request"
        label="Request an Invitation"
        className="button"
        mail={site.mail.hello}
        notLoaded={outcome.notLoaded}
        load={failing}
      />
    </After>
  ),
  "button whose dialog a test loads": () => (
    <FormButton
      form="access-request"
      label="Request an Invitation"
      className="button"
      mail={site.mail.hello}
      notLoaded={outcome.notLoaded}
      load={async () => ((await told<boolean>("load")) ? Access : failing())}
    />
  ),
  parts: () => (
    <>
      <DemoNote send={simulated(0)} text={outcome.demo} />
      <DeliveryNote send={connected} form={{ waiting: true, receipt: null }} words={outcome} />
      <DeliveryNote
        send={connected}
        form={{ waiting: false, receipt: "K3F9-QXM2-7HBD" }}
        words={outcome}
      />
      <SubmitWithoutScript label="Subscribe" />
      <PriorityGuide heading="Priorities" badges={form.badges} chosen="high" />
      <FormFields
        form={supportRequest}
        field={() => ({ error: "This field is empty.", isLate: false })}
        hints={{ category: "Invoices.", priority: "Nothing runs." }}
      />
    </>
  ),
} satisfies Examples;
