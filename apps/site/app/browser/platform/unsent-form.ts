import { readFunctional, writeFunctional } from "./functional-storage.ts";
import { hasModifier } from "./shortcut.ts";
import { removeItem, unsentFormEntry } from "./storage.ts";

/** What is kept of forms by their names, of which nothing is certain. */
type Forms = Readonly<Record<string, unknown>>;

/** The forms that may not be stored, or can't. They remain until the tab is reloaded or closed. */
let inTab: Forms = {};

window.addEventListener("beforeunload", (event) => {
  // Their page may have been left before, by a step in the history.
  if (Object.keys(inTab).length > 0) event.preventDefault();
});

/**
 * Keeps what a form holds while it can't be sent: on the device where the visitor has allowed that,
 * and elsewhere in the tab.
 *
 * @param key under which just this content may have arrived
 * @returns whether it survives a reload
 */
export function keepUnsent(name: string, form: HTMLFormElement, key: string): boolean {
  return keepForms({ ...keptForms(), [name]: { typed: typedIn(form), key } });
}

/**
 * Puts what was kept of a form back into its empty fields.
 *
 * @returns the key that it was kept with, or '' where the form holds something else by now
 */
export function restoreUnsent(name: string, form: HTMLFormElement): string {
  const { typed, key } = Object(keptForms()[name]);
  for (const [field, text] of Object.entries(Object(typed))) {
    const control = form.elements.namedItem(field);
    if (control instanceof HTMLInputElement && control.type === "checkbox") control.checked = true;
    else if (isText(control) && control.value === "") control.value = String(text);
  }
  const isSame = JSON.stringify(typedIn(form)) === JSON.stringify(typed);
  return isSame && typeof key === "string" ? key : "";
}

/**
 * Asks before a link leads to another page of the site, which the browser itself doesn't ask for. The
 * page hears of a step in the history too late to ask.
 *
 * @param keep keeps what was typed by now, and says whether it survives a reload
 * @param question with which the browser asks
 * @returns stops asking
 */
export function watchLeaving(name: string, keep: () => boolean, question: string): () => void {
  const ask = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    // Others open beside the page, are saved, or are for a mail program.
    const opensHere = link?.target === "" && !link.download && link.origin === location.origin;
    if (!opensHere || hasModifier(event) || link.pathname === location.pathname) return;
    if (keep()) return;
    if (window.confirm(question)) {
      // Closing the tab later would ask again.
      forgetUnsent(name);
      return;
    }
    event.preventDefault();
    event.stopPropagation();
  };
  const listening = new AbortController();
  // Before the page's own code, which takes the form away.
  const first = { capture: true, signal: listening.signal };
  document.addEventListener("click", ask, first);
  window.addEventListener("popstate", keep, first);
  return () => listening.abort();
}

/** Forgets a form that has been sent. */
export function forgetUnsent(name: string): void {
  const { [name]: sent, ...others } = keptForms();
  if (sent === undefined) return;
  keepForms(others);
  if (Object.keys(others).length === 0) removeItem(unsentFormEntry);
}

function keptForms(): Forms {
  try {
    return { ...JSON.parse(readFunctional(unsentFormEntry) ?? "{}"), ...inTab };
  } catch {
    return inTab;
  }
}

/** @returns whether they are kept on the device */
function keepForms(forms: Forms): boolean {
  const isStored = writeFunctional(unsentFormEntry, JSON.stringify(forms));
  inTab = isStored ? {} : forms;
  return isStored;
}

function typedIn(form: HTMLFormElement): Record<string, string> {
  return Object.fromEntries(
    [...new FormData(form)].flatMap(([field, text]) =>
      typeof text === "string" && text !== "" ? [[field, text]] : [],
    ),
  );
}

function isText(
  control: unknown,
): control is HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement {
  return (
    control instanceof HTMLInputElement ||
    control instanceof HTMLTextAreaElement ||
    control instanceof HTMLSelectElement
  );
}
