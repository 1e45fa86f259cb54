import { computeAccessibleName, getRole } from "dom-accessibility-api";

/** What the page shows for a target. */
export type Shown = {
  name: string;
  text: string;
  value: string;
  box: { x: number; y: number; width: number; height: number };
};

/** How a wait ended: what was found last, and where a click would hit it or what covers it there. */
export type Answer = {
  ok: boolean;
  found: Shown[];
  x: number;
  y: number;
  cover?: string | undefined;
};

/** What a target must be: the only one with an area, or nothing, or also in reach of a click. */
export type Wanted = "see" | "gone" | "reach";

/**
 * Waits in the page until a target is what is wanted, for a second at most: fewer questions from
 * outside are much faster. Bundled and put into the page as `globalThis.waitFor`.
 */
async function waitFor(wanted: Wanted, target: string): Promise<Answer> {
  let before = "";
  for (let end = Date.now() + 1_000; ; ) {
    const answer = check(wanted, target);
    const now = JSON.stringify(answer);
    const isStill = wanted !== "reach" || now === before;
    if ((answer.ok && isStill) || Date.now() > end) return { ...answer, ok: answer.ok && isStill };
    before = now;
    await new Promise((resolve) => setTimeout(resolve, 40));
  }
}

Object.assign(globalThis, { waitFor, checkNow: check });

function check(wanted: Wanted, target: string): Answer {
  const elements = findElements(target);
  const found = elements.map(show);
  const seen = found.filter(({ box }) => box.width > 0 && box.height > 0);
  const answer = { found, x: 0, y: 0 };
  if (wanted === "gone") return { ...answer, ok: seen.length === 0 };
  const [element, ...others] = elements;
  if (!element || others.length > 0 || seen.length === 0) return { ...answer, ok: false };
  if (wanted === "see") return { ...answer, ok: true };
  element.scrollIntoView({ block: "center", inline: "nearest", behavior: "instant" });
  // The centre of a link that breaks over two lines is in neither line.
  const [box = element.getBoundingClientRect()] = element.getClientRects();
  const [x, y] = [Math.round(box.x + box.width / 2), Math.round(box.y + box.height / 2)];
  const hit = document.elementFromPoint(x, y);
  // A click on a label reaches the control that it labels.
  const ok =
    hit !== null &&
    (element.contains(hit) || hit.contains(element) || hit.closest("label")?.control === element);
  return { found: [show(element)], x, y, ok, cover: hit?.outerHTML.slice(0, 80) };
}

function show(element: Element): Shown {
  const { x, y, width, height } = element.getBoundingClientRect();
  return {
    name: nameOf(element),
    text: joined(element instanceof HTMLElement ? element.innerText : element.textContent),
    value: isField(element) ? element.value : "",
    box: { x, y, width, height },
  };
}

/** Where elements of a role can be found; with the role written out they can be anywhere. */
const places: Readonly<Record<string, string>> = {
  ...{ button: "button, summary, input", heading: "h1, h2, h3, h4", link: "a" },
  ...{ textbox: "input, textarea", radio: "input", checkbox: "input", combobox: "input, select" },
};

const states: Readonly<Record<string, (element: Element) => boolean>> = {
  focused: (element) => element === document.activeElement,
  chosen: (element) => element.matches(":checked, [aria-checked=true], [aria-selected=true]"),
  disabled: (element) => element.matches(":disabled, [aria-disabled=true]"),
};

/** Narrows down, part by part, as `Page` describes it. */
function findElements(target: string): Element[] {
  let found: (Document | Element)[] = [document];
  const inside = (css: string) =>
    Array.from(new Set(found.flatMap((root) => Array.from(root.querySelectorAll(css)))));
  for (const part of target.split(" >> ")) {
    const [, kind = "", said = ""] = /^(\w+)[= ]?(.*)$/s.exec(part) ?? [];
    const itself = found.filter((each) => each instanceof Element);
    if (kind === "nth") found = found.slice(Number(said), Number(said) + 1);
    else if (kind === "name") found = itself.filter((each) => fits(nameOf(each), said));
    else if (kind === "value") found = itself.filter((each) => fits(show(each).value, said));
    else if (kind === "is") found = itself.filter((each) => states[said]?.(each));
    else if (kind === "not") found = itself.filter((each) => !states[said]?.(each));
    else if (kind === "css") found = inside(said).filter(isExposed);
    else if (kind === "text") {
      const all = [...itself, ...inside("*")].filter((each) =>
        fits(joined(each.textContent), said),
      );
      const innermost = all.filter((each) => !all.some((b) => b !== each && each.contains(b)));
      found = innermost.filter(isExposed);
    } else {
      const place = places[kind] ? `${places[kind]}, [role=${kind}]` : "*";
      found = inside(place).filter((each) => roleOf(each) === kind && isExposed(each));
      if (said) found = found.filter((each) => each instanceof Element && fits(nameOf(each), said));
    }
  }
  return found.filter((each) => each instanceof Element);
}

/** Whether a text equals the words in quotes, or fits the pattern in slashes. */
function fits(text: string, said: string): boolean {
  const [, source, flags] = /^\/(.*)\/(\w*)$/s.exec(said) ?? [];
  return source === undefined ? text === said.slice(1, -1) : new RegExp(source, flags).test(text);
}

function roleOf(element: Element): string | null {
  // A header or footer of a section isn't a landmark.
  const part = ":is(article, aside, main, nav, section) :is(header, footer):not([role])";
  return element.matches(part) ? null : getRole(element);
}

function isExposed(element: Element): boolean {
  const hidden = element.closest("[aria-hidden='true'], [inert]");
  return hidden === null && element.checkVisibility({ visibilityProperty: true });
}

function isField(element: Element): element is HTMLInputElement | HTMLTextAreaElement {
  return element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
}

function nameOf(element: Element): string {
  return joined(computeAccessibleName(element));
}

function joined(text: string | null): string {
  return (text ?? "").replace(/\s+/g, " ").trim();
}
