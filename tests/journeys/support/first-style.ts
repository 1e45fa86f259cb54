import type { Page } from "@playwright/test";

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
export function differencesWithoutSheets(page: Page): Promise<string[]> {
  return page.evaluate((names) => {
    const elements = Array.from(
      document.body.querySelectorAll(":not(noscript, noscript *)"),
    ).filter((element) => element.checkVisibility());
    const looks = () =>
      elements.flatMap((element) =>
        ["", "::before", "::after"].map((pseudo) => {
          const style = getComputedStyle(element, pseudo);
          if (pseudo && style.content === "none") return [];
          return names.map((name) => `${name}: ${style.getPropertyValue(name)}`);
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
        const element = elements[Math.floor(index / 3)];
        const other = whole[index] ?? [];
        const changed = look.filter((line) => !other.includes(line));
        if (look.length === other.length && changed.length === 0) return [];
        return [
          `<${element?.tagName.toLowerCase()} class="${element?.getAttribute("class")}">: ${changed.slice(0, 3).join("; ")}`,
        ];
      })
      .slice(0, 10);
  }, properties);
}
