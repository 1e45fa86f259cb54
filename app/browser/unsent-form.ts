import { readFunctional, writeFunctional } from "./consent-record.ts";
import { hasModifier } from "./shortcut.ts";
import { removeItem, unsentFormEntry } from "./storage.ts";

/**
 * Keeps what a form holds while it can't be sent, where the visitor has allowed that. One form is
 * kept: the one that failed last.
 *
 * @param key under which just this content may have arrived
 * @returns whether it's kept
 */
export function keepUnsent(name: string, form: HTMLFormElement, key: string): boolean {
  return writeFunctional(unsentFormEntry, JSON.stringify({ name, typed: typedIn(form), key }));
}

/**
 * Puts what was kept of a form back into its empty fields.
 *
 * @returns the key that it was kept with, or '' where the form holds something else by now
 */
export function restoreUnsent(name: string, form: HTMLFormElement): string {
  const { typed, key } = readKept(name);
  for (const [field, text] of Object.entries(Object(typed))) {
    const control = form.elements.namedItem(field);
    if (control instanceof HTMLInputElement && control.type === "checkbox") control.checked = true;
    else if (isText(control) && control.value === "") control.value = String(text);
  }
  const isSame = JSON.stringify(typedIn(form)) === JSON.stringify(typed);
  return isSame && typeof key === "string" ? key : "";
}

/**
 * Asks before a link leads to another page of the site, which the browser itself doesn't ask for.
 *
 * @param mayLeave whether what was typed is kept
 * @param question with which the browser asks
 * @returns stops asking
 */
export function askBeforeLinks(mayLeave: () => boolean, question: string): () => void {
  const ask = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    // Others open beside the page, are saved, or are for a mail program.
    const opensHere = link?.target === "" && !link.download && link.origin === location.origin;
    if (!opensHere || hasModifier(event) || link.pathname === location.pathname) return;
    if (mayLeave() || window.confirm(question)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  document.addEventListener("click", ask, { capture: true });
  return () => document.removeEventListener("click", ask, { capture: true });
}

/** Forgets a form that has been sent. */
export function forgetUnsent(name: string): void {
  if (readKept(name).name === name) removeItem(unsentFormEntry);
}

/** What is kept of a form, of which nothing is certain; empty where nothing is. */
function readKept(name: string): { name?: unknown; typed?: unknown; key?: unknown } {
  try {
    const kept = Object(JSON.parse(readFunctional(unsentFormEntry) ?? "null"));
    return kept.name === name ? kept : {};
  } catch {
    return {};
  }
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
