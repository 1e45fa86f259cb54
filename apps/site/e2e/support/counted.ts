import { type Page, test } from "@playwright/test";
import { type CountedKind, checkedAnnotation } from "@yno/tools/counted-checks";

/** What a check has looked at: the path, the width in pixels and the colour scheme. */
export type Place = { path: string; width: number; scheme: "light" | "dark" };

/** What a page shows in the light scheme. */
export const placeOf = (page: Page): Place => ({
  path: new URL(page.url()).pathname,
  width: page.viewportSize()?.width ?? 0,
  scheme: "light",
});

/** Counts a check of a test, in its report. */
export function countCheck(
  kind: CountedKind,
  { path, width, scheme }: Place,
  { annotations } = test.info(),
): void {
  const found = annotations.find(({ type }) => type === checkedAnnotation);
  const annotation = found ?? { type: checkedAnnotation, description: "{}" };
  if (!found) annotations.push(annotation);
  const checked = JSON.parse(annotation.description ?? "{}");
  const key = `${kind} ${path} ${width} ${scheme}`;
  annotation.description = JSON.stringify({ ...checked, [key]: (checked[key] ?? 0) + 1 });
}
