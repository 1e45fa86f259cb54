import { rootFlags } from "#app/browser/platform/signals.ts";

/**
 * Scrolls to the part of the page with an id, if there is one, and opens every closed part around it,
 * as browsers do when they follow a link to it.
 *
 * @param takesFocus whether the Tab key and screen readers go on from the part, as they do after a
 *   link within a document
 * @returns whether the part has taken the focus
 */
export function scrollToFragment(id: string, takesFocus: boolean): boolean {
  const part = document.getElementById(id);
  if (!part) return false;
  let around = part.parentElement?.closest("details");
  for (; around; around = around.parentElement?.closest("details")) around.open = true;
  rootFlags().laidOut = "";
  part.scrollIntoView();
  if (takesFocus) focus(summaryOf(part) ?? summaryOf(part.parentElement) ?? part);
  return takesFocus;
}

/** What a row is read out by. */
function summaryOf(row: HTMLElement | null) {
  return row?.querySelector<HTMLElement>(":scope > summary");
}

/** The id that the hash of an address names. */
export function decodeHash(hash: string): string {
  const text = hash.slice(1);
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function focus(part: HTMLElement): void {
  if (part.tabIndex < 0 && !part.hasAttribute("tabindex")) {
    const leave = () => {
      part.removeAttribute("tabindex");
      delete part.dataset.ledTo;
    };
    part.tabIndex = -1;
    part.dataset.ledTo = "";
    part.addEventListener("blur", leave, { once: true });
  }
  part.focus({ preventScroll: true });
}
