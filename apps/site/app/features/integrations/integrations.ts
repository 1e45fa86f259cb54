import type { Integration } from "#content/collections/integrations.ts";

/** The filters of the list. */
export type Filter = {
  /** Searched for in name and description, ignoring case. */
  text: string;
  /** One of the categories; '' for all. */
  category: string;
};

type Searched = Pick<Integration, "name" | "description" | "category">;

/** Whether an integration passes the filter. No text throws. */
export function passesFilter(integration: Searched, { text, category }: Filter): boolean {
  const inCategory = category === "" || integration.category === category;
  const wanted = text.toLowerCase();
  return (
    inCategory &&
    [integration.name, integration.description].some((each) => each.toLowerCase().includes(wanted))
  );
}

/** How many integrations each option of the filter holds; the first option holds all. */
export function countByOption(
  integrations: readonly Searched[],
  options: readonly string[],
): { value: string; label: string; count: number }[] {
  return options.map((label, index) => {
    const value = index === 0 ? "" : label;
    const held = integrations.filter(({ category }) => value === "" || category === value);
    return { value, label, count: held.length };
  });
}

/** The integrations by category, in their order. */
export function groupByCategory<Each extends Pick<Integration, "category">>(
  integrations: readonly Each[],
): { category: string; own: readonly Each[] }[] {
  const groups = Map.groupBy(integrations, ({ category }) => category);
  return [...groups].map(([category, own]) => ({ category, own }));
}

/** How many features a closed row shows, as specified. */
export const shownFeatures = 3;

/** The value of the query if it names one of the choices, else the default. */
export function knownOr(value: string, choices: readonly string[], otherwise: string): string {
  return choices.includes(value) ? value : otherwise;
}
