import { collections } from "./collections.ts";
import { measureRhythm } from "./measures.ts";
import { everyPage } from "./pages.ts";

/** A line of figures for each list of the content and each page of the last build. */
export function shownRhythm(): string {
  return [
    ...collections.map(({ name, texts }) => line(name, measureRhythm(texts))),
    ...everyPage().map(({ path, found: _, ...figures }) => line(path, figures)),
  ].join("\n");
}

function line(name: string, figures: Readonly<Record<string, number>>): string {
  const shown = Object.entries(figures).map(
    ([measure, value]) => `${measure} ${Number(value.toFixed(2))}`,
  );
  return `${name}: ${shown.join(", ")}`;
}
