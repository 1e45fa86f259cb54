import type { ReactNode } from "react";
import { useFilterQuery } from "#app/browser/filter-query.ts";
import { Tabs } from "#app/ui/tabs.tsx";
import type { CapabilityCategory } from "#content/schema/integration.ts";
import type { CapabilityTabs } from "#content/schema/integrations-page.ts";
import { knownOr } from "./integrations.ts";

type CategoryTabsProps = {
  words: CapabilityTabs;
  /** What a tab shows. */
  panel: (category: CapabilityCategory) => ReactNode;
};

/** The catalogue of capabilities under six tabs; the address names the open one (`?tab=data`). */
export function CategoryTabs({ words, panel }: CategoryTabsProps) {
  const { values, replace } = useFilterQuery(["tab"]);
  const choices = words.tabs.map(({ category }) => category);
  const [first = ""] = choices;
  const tabs = words.tabs.map(({ category, label }) => ({
    value: category,
    label,
    content: panel(category),
  }));
  return (
    <div className="follows-query line-product">
      <Tabs
        label={words.tabsLabel}
        tabs={tabs}
        chosen={knownOr(values.tab, choices, first)}
        onChoose={(tab) => replace({ tab: tab === first ? "" : tab })}
      />
    </div>
  );
}
