import type { Page } from "@playwright/test";
import { markRepeated, repeated } from "./text.ts";

/** What the sheet of the site decides, without what depends on the width of a font. */
const properties = [
  ...["display", "position", "visibility", "color", "background-color", "background-image"],
  ...["border-top", "border-right", "border-bottom", "border-left", "border-radius", "opacity"],
  ...["fill", "stroke", "stroke-width", "font-size", "font-weight", "font-family", "line-height"],
  ...["text-decoration-line", "padding", "list-style-type", "box-shadow", "content"],
];

/**
 * The first differences of a page between the style that it brings along and the style with the sheets
 * of the site. A `<noscript>` is left out: without JavaScript, the sheets come before the first paint.
 */
export async function differencesWithoutSheets(page: Page): Promise<string[]> {
  await markRepeated(page);
  const elements = `:not(noscript, noscript *, ${repeated}, ${repeated} *)`;
  return page.evaluate(findDifferences, [elements, properties] as const);
}

/** Runs in the page. */
function findDifferences([selector, names]: readonly [string, readonly string[]]): string[] {
  const elements = Array.from(document.body.querySelectorAll(selector)).filter((element) =>
    element.checkVisibility(),
  );
  const looks = () =>
    elements.flatMap((element) =>
      ["", "::before", "::after"].map((pseudo) => {
        const style = getComputedStyle(element, pseudo);
        if (pseudo && style.content === "none") return "";
        return names.map((name) => style.getPropertyValue(name)).join("\n");
      }),
    );
  const whole = looks();
  const sheets = Array.from(document.styleSheets).filter(({ href }) => href);
  if (sheets.length === 0) return ["The page has no sheet of the site to compare with."];
  for (const sheet of sheets) sheet.disabled = true;
  const own = looks();
  for (const sheet of sheets) sheet.disabled = false;
  return own
    .flatMap((look, index) => {
      if (look === whole[index]) return [];
      const element = elements[Math.floor(index / 3)];
      const values = whole[index]?.split("\n") ?? [];
      const changed = look
        .split("\n")
        .flatMap((value, at) => (value === values[at] ? [] : [`${names[at]}: ${value}`]));
      return [
        `<${element?.tagName.toLowerCase()} class="${element?.getAttribute("class")}">: ${changed.slice(0, 3).join("; ")}`,
      ];
    })
    .slice(0, 10);
}
