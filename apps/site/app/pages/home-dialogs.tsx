import type { Opened } from "#app/features/forms/form-button.tsx";
import { AccessDialog, DeckDialog } from "#app/features/forms/request-dialogs.tsx";
import { access, deck } from "#content/form-dialogs.ts";
import { outcome } from "#content/forms.ts";

/** The dialogs of the home page, with their words. Both come when a visitor reaches for one. */
export function Access(props: Opened) {
  return <AccessDialog {...props} words={access} outcome={outcome} />;
}

export function Deck(props: Opened) {
  return <DeckDialog {...props} words={deck} outcome={outcome} />;
}
