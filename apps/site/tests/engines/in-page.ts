import { computeAccessibleName, getRole } from "dom-accessibility-api";

/** One part of a target. A text has to be equal to a string, or to match a pattern. */
export type Part =
  | readonly ["role" | "css" | "matches", string]
  | readonly ["text" | "named" | "valued", string | RegExp]
  | readonly ["nth", number];

/** What the page shows of an element, where a click would hit it, and what would be hit instead. */
export type Shown = { text: string; box: DOMRect; x: number; y: number; cover: string | undefined };

/** Finds what fits a target. One element alone can be scrolled into view. */
export function find(target: readonly Part[], scroll: boolean): Shown[] {
  const found = target.reduce(narrow, [document.documentElement]);
  const [only, other] = found;
  if (scroll && !other) only?.scrollIntoView({ block: "center", behavior: "instant" });
  return found.map(show);
}

/** What can have a role. A header or footer of a section isn't a landmark. */
const any = "*:not(:is(article, aside, main, nav, section) :is(header, footer):not([role]))";

function show(element: Element): Shown {
  const box = element.getBoundingClientRect();
  // The centre of a link that breaks over two lines is in neither line.
  const [line = box] = element.getClientRects();
  const [x, y] = [Math.round(line.x + line.width / 2), Math.round(line.y + line.height / 2)];
  const hit = document.elementFromPoint(x, y);
  // A click on a label reaches the control that it labels.
  const isHit =
    element.contains(hit) || hit?.contains(element) || hit?.closest("label")?.control === element;
  const text = joined(element instanceof HTMLElement ? element.innerText : element.textContent);
  return { text, box, x, y, cover: isHit ? undefined : String(hit?.outerHTML.slice(0, 80)) };
}

function narrow(found: Element[], [kind, wanted]: Part): Element[] {
  const inside = (selector: string) =>
    Array.from(new Set(found.flatMap((root) => Array.from(root.querySelectorAll(selector)))));
  switch (kind) {
    case "role":
      return inside(any).filter((each) => getRole(each) === wanted && isVisible(each));
    case "css":
      return inside(wanted).filter(isVisible);
    case "text": {
      const all = [...found, ...inside("*")].filter((each) => fits(each.textContent, wanted));
      return all.filter((one) => isVisible(one) && !all.some((b) => b !== one && one.contains(b)));
    }
    case "named":
      return found.filter((each) => fits(computeAccessibleName(each), wanted));
    case "valued":
      return found.filter((each) => "value" in each && fits(String(each.value), wanted));
    case "matches":
      return found.filter((each) => each.matches(wanted));
    case "nth":
      return found.slice(wanted, wanted + 1);
  }
}

const joined = (text: string) => text.replace(/\s+/g, " ").trim();
const fits = (text: string, wanted: string | RegExp) =>
  wanted instanceof RegExp ? wanted.test(joined(text)) : joined(text) === wanted;

function isVisible(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  const isHidden = element.closest("[aria-hidden='true'], [inert]") !== null;
  return width * height > 0 && !isHidden && element.checkVisibility({ visibilityProperty: true });
}
