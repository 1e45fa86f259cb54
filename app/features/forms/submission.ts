import type { Delivery } from "#app/browser/delivery.ts";
import type { FormOutcome } from "#content/schema/forms.ts";

/** The address of a form's outcome on a page without JavaScript. */
export function outcomeId(form: string): string {
  return `${form}-outcome`;
}

/** What a field of text holds; '' where the form doesn't have it. */
export function textOf(data: FormData, name: string): string {
  return String(data.get(name) ?? "");
}

type Around = {
  /** The fields of the form, which show their own messages. */
  fields: { namedItem: (name: string) => unknown };
  /** The email address to write to instead. */
  mail: string;
  words: FormOutcome;
};

/** The sentence shown over a form that was not sent; null when it was. */
export function failureMessage(delivery: Delivery, { fields, mail, words }: Around): string | null {
  switch (delivery.kind) {
    case "sent":
      return null;
    case "refused": {
      const others = Object.entries(delivery.errors).filter(([name]) => !fields.namedItem(name));
      const reasons = others.map(([, reason]) => reason).join(" ");
      return `${words.refused} ${reasons || words.check} ${words.kept}`;
    }
    case "unreachable":
      return `${words.unreachable} ${mail}.`;
  }
}
