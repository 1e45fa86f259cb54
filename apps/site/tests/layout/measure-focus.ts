import type { FocusBox, FocusBoxes, Rect } from "./boxes.ts";

/**
 * Gives focus to the heading of the page and to its controls, a few of every kind, and measures
 * what changes. Like `measure`, it's self-contained and can be run as text. Press Tab first:
 * engines that don't know the option `focusVisible` then show focus as they do to people who use a
 * keyboard. Focus and scroll position are as before when it returns. The frame around the pages is
 * the same on each: `withFrame` says whether its controls take part.
 */
export function measureFocus(withFrame: boolean): FocusBoxes {
  const ofEachKind = 2;
  const root = document.documentElement;
  const rectOf = ({ left, top, width, height }: DOMRectReadOnly): Rect => [
    Math.round(left * 10) / 10,
    Math.round(top * 10) / 10,
    Math.round(width * 10) / 10,
    Math.round(height * 10) / 10,
  ];
  const nameOf = (element: Element): string => {
    const [first] = element.classList;
    const said = element.getAttribute("aria-label") ?? element.textContent ?? "";
    const words = said.slice(0, 200).replace(/\s+/g, " ").trim().slice(0, 40);
    const name = words || element.getAttribute("name") || element.id;
    return `${element.localName}${first ? `.${first}` : ""}${name ? ` '${name}'` : ""}`;
  };
  const findLabels = (element: Element): Element[] =>
    element instanceof HTMLInputElement ? Array.from(element.labels ?? []) : [];

  /** The styles that may show focus, as text: an invisible outline doesn't count. */
  const readLook = (element: Element, pseudo?: string): string => {
    const style = getComputedStyle(element, pseudo);
    if (pseudo && style.content === "none") return "";
    const { outlineStyle, outlineWidth, outlineColor } = style;
    const clear = /^rgba\(.*, 0\)$|\/ 0\)$|^transparent$/.test(outlineColor);
    const outlined = outlineStyle !== "none" && outlineWidth !== "0px" && !clear;
    return [
      outlined ? `${outlineStyle} ${outlineWidth} ${outlineColor}` : "",
      style.boxShadow,
      style.borderTopColor,
      style.borderBottomColor,
      style.borderTopWidth,
      style.borderBottomWidth,
      style.backgroundColor,
      style.textDecorationLine,
      style.textDecorationThickness,
    ].join(" ");
  };
  const readWholeLook = (element: Element): string => {
    const parts = [element, ...findLabels(element), ...Array.from(element.children).slice(0, 4)];
    let around = element.parentElement;
    for (let step = 0; around && step < 5; step++) {
      parts.push(around);
      around = around.parentElement;
    }
    const looks = parts.map((part) => readLook(part));
    return [...looks, readLook(element, "::before"), readLook(element, "::after")].join("; ");
  };

  const focused = document.activeElement;
  const scrolled = [window.scrollX, window.scrollY] as const;
  if (focused instanceof HTMLElement) focused.blur();

  const kinds = new Map<string, number>();
  const candidates = Array.from(
    document.querySelectorAll<HTMLElement>(
      "a[href], button, input:not([type=hidden]), select, textarea, summary, [tabindex='0']",
    ),
  ).filter((element) => {
    const { tagName, className, parentElement } = element;
    const kind = `${tagName} ${className} in ${parentElement?.tagName} ${parentElement?.className}`;
    const seen = kinds.get(kind) ?? 0;
    if (seen >= ofEachKind || element.tabIndex < 0 || element.matches(":disabled")) return false;
    if (!element.checkVisibility({ visibilityProperty: true })) return false;
    if (!withFrame && element.closest(".site-header, .site-sidebar, .site-footer")) return false;
    kinds.set(kind, seen + 1);
    return true;
  });

  const heading = document.querySelector("h1");
  const rects: Rect[] = [];
  if (heading) {
    rects.push(rectOf(heading.getBoundingClientRect()));
    heading.focus({ preventScroll: true });
    rects.push(rectOf(heading.getBoundingClientRect()));
    heading.blur();
    rects.push(rectOf(heading.getBoundingClientRect()));
  }
  const [before, focusedRect, after] = rects;

  const controls: FocusBox[] = [];
  const keyboard: FocusOptions & { focusVisible?: boolean } = { focusVisible: true };
  for (const element of candidates) {
    const without = readWholeLook(element);
    element.focus(keyboard);
    // Behind a modal dialog, or gone as focus left something else.
    if (document.activeElement !== element) continue;
    const indicated = readWholeLook(element) !== without;
    const line = element.getClientRects()[0] ?? element.getBoundingClientRect();
    const rect = rectOf(
      line.width > 3 ? line : (findLabels(element)[0] ?? element).getBoundingClientRect(),
    );
    const hit = document.elementFromPoint(rect[0] + rect[2] / 2, rect[1] + rect[3] / 2);
    const own = [element, ...findLabels(element)];
    const clear = !hit || own.some((part) => part.contains(hit) || hit.contains(part));
    controls.push({
      element: nameOf(element),
      rect,
      indicated,
      hiddenBy: clear ? null : nameOf(hit),
    });
    element.blur();
  }

  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  window.scrollTo({ left: scrolled[0], top: scrolled[1], behavior: "instant" });
  return {
    viewport: { width: root.clientWidth, height: window.innerHeight },
    controls,
    heading:
      heading && before && focusedRect && after
        ? { element: nameOf(heading), before, focused: focusedRect, after }
        : null,
  };
}
