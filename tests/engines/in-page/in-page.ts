import { computeAccessibleName, getRole } from "dom-accessibility-api";
import type { Pattern, Shown, Target } from "../target.ts";

/**
 * The functions that the checks call in a page. Bundled and put into it as
 * `globalThis.engineChecks`.
 */
const engineChecks = { find, bringIntoView, select, insert };

/** The type of `globalThis.engineChecks`. */
export type EngineChecks = typeof engineChecks;

Object.assign(globalThis, { engineChecks });

/** The visible elements of a target, in document order. */
function find(target: Target): Shown[] {
  return findElements(target).map((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return {
      name: accessibleName(element),
      text: joined(element instanceof HTMLElement ? element.innerText : element.textContent),
      value: isField(element) ? element.value : "",
      box: { x, y, width, height },
      focused: element === document.activeElement,
      disabled: element.matches(":disabled") || element.getAttribute("aria-disabled") === "true",
      checked: element.matches(":checked") || element.getAttribute("aria-checked") === "true",
      attributes: Object.fromEntries(
        Array.from(element.attributes, (each) => [each.name, each.value]),
      ),
    };
  });
}

/** Scrolls a target to the middle, and returns its centre and what covers that, if anything does. */
function bringIntoView(target: Target): { x: number; y: number; cover: string | null } {
  const element = only(target);
  element.scrollIntoView({ block: "center", inline: "nearest", behavior: "instant" });
  // The centre of a link that breaks over two lines is in neither line.
  const [box = element.getBoundingClientRect()] = element.getClientRects();
  const x = Math.round(box.x + box.width / 2);
  const y = Math.round(box.y + box.height / 2);
  const hit = document.elementFromPoint(x, y);
  // A click on a label reaches the control that it labels.
  const isHit =
    hit !== null &&
    (element.contains(hit) || hit.contains(element) || hit.closest("label")?.control === element);
  return { x, y, cover: isHit ? null : describe(hit) };
}

/** Focuses a field and selects its text. */
function select(target: Target): void {
  const element = only(target);
  if (!isField(element)) throw new Error(`${describe(element)} isn't a field.`);
  element.focus();
  element.select();
}

/** Writes a text at the caret in one step, as pasting does. */
function insert(text: string): void {
  document.execCommand("insertText", false, text);
}

function only(target: Target): Element {
  const [element, ...others] = findElements(target);
  if (!element || others.length > 0) {
    throw new Error(`${others.length + (element ? 1 : 0)} elements fit where there should be one.`);
  }
  return element;
}

/** Where elements of a role can be found; with the role written out they can be anywhere. */
const places: Readonly<Record<string, string>> = {
  button: "button, summary, input",
  heading: "h1, h2, h3, h4",
  link: "a",
  textbox: "input, textarea",
  radio: "input",
  checkbox: "input",
  combobox: "input, select",
};

function findElements({ role, name, text, css, within, nth }: Target): Element[] {
  const roots: ParentNode[] = within ? findElements(within) : [document];
  const place = role && places[role] ? `${places[role]}, [role=${role}]` : "*";
  let found = roots.flatMap((root) => Array.from(root.querySelectorAll(css ?? place)));
  if (role !== undefined) found = found.filter((element) => ariaRole(element) === role);
  if (text !== undefined) {
    found = found.filter((element) => fits(joined(element.textContent), text));
    found = found.filter(
      (element) => !found.some((each) => each !== element && element.contains(each)),
    );
  }
  found = found.filter(isExposed);
  if (name !== undefined) found = found.filter((element) => fits(accessibleName(element), name));
  return nth === undefined ? found : found.slice(nth, nth + 1);
}

function ariaRole(element: Element): string | null {
  // A header or footer of a section isn't a landmark.
  if (!element.hasAttribute("role") && element.matches("header, footer")) {
    const part = element.parentElement?.closest("article, aside, main, nav, section");
    if (part) return null;
  }
  return getRole(element);
}

function accessibleName(element: Element): string {
  return joined(computeAccessibleName(element));
}

function isExposed(element: Element): boolean {
  return (
    element.checkVisibility({ visibilityProperty: true }) &&
    element.closest("[aria-hidden='true'], [inert]") === null
  );
}

function isField(element: Element): element is HTMLInputElement | HTMLTextAreaElement {
  return element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
}

function fits(said: string, wanted: string | Pattern): boolean {
  if (typeof wanted === "string") return said === wanted;
  return new RegExp(wanted.source, wanted.flags).test(said);
}

function joined(text: string | null): string {
  return (text ?? "").replace(/\s+/g, " ").trim();
}

function describe(element: Element | null): string {
  if (!element) return "nothing of the page";
  return `<${element.localName} class="${element.getAttribute("class") ?? ""}">`;
}
