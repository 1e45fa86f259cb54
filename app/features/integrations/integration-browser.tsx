import type { ReactNode } from "react";
import { useFilterQuery } from "#app/browser/filter-query.ts";
import { useOpenRow } from "#app/browser/use-open-row.ts";
import { useAnnouncement } from "#app/ui/announcer.tsx";
import { FilterButtons } from "#app/ui/filter-buttons.tsx";
import { SearchField } from "#app/ui/search-field.tsx";
import { Tabs } from "#app/ui/tabs.tsx";
import type { CapabilityCategory, IntegrationEntry } from "#content/schema/integration.ts";
import type { BrowseWords, CapabilityTabs } from "#content/schema/integrations-page.ts";
import { IntegrationRow } from "./integration-row.tsx";
import { countByOption, groupByCategory, knownOr, passesFilter } from "./integrations.ts";
import "./integrations.css";

type IntegrationBrowserProps = { integrations: readonly IntegrationEntry[]; words: BrowseWords };

/** All integrations, a row each, narrowed by text and category (`?q=&category=`). */
export function IntegrationBrowser({ integrations, words }: IntegrationBrowserProps) {
  // What narrows the list closes the open row, which may not pass.
  const { values, type, choose } = useFilterQuery(["q", "category", "open"]);
  const { list, onToggle } = useOpenRow<HTMLUListElement>("integration");
  const options = countByOption(integrations, words.filterOptions);
  const choices = options.map(({ value }) => value);
  const category = knownOr(values.category, choices, "");
  const found = integrations.filter((each) => passesFilter(each, { text: values.q, category }));
  const count = `${found.length} ${found.length === 1 ? words.found.one : words.found.many}`;
  useAnnouncement(found.length > 0 ? count : words.empty.text);

  return (
    <div className="integration-browser">
      <div className="grid gap-4">
        <SearchField
          label={words.searchLabel}
          placeholder={words.searchPlaceholder}
          value={values.q}
          onType={(q) => type({ q, open: "" })}
        />
        <FilterButtons
          label={words.categoryLabel}
          options={options}
          chosen={category}
          onChoose={(value) => choose({ category: value, open: "" })}
        />
      </div>
      <div className="follows-query">
        {found.length > 0 ? (
          <>
            <p className="integration-count">{count}</p>
            <ul ref={list}>
              {groupByCategory(found).map(({ category: name, own }) => (
                <li key={name} className="integration-group">
                  <div className="integration-columns">
                    <h3>{name}</h3>
                    <span aria-hidden="true">{words.labels.setupTime}</span>
                    <span aria-hidden="true">{words.labels.auth}</span>
                  </div>
                  <ul>
                    {own.map((each) => (
                      <IntegrationRow
                        key={each.id}
                        integration={each}
                        words={words}
                        isDescribed={values.q !== ""}
                        onToggle={onToggle}
                      />
                    ))}
                  </ul>
                </li>
              ))}
            </ul>
          </>
        ) : (
          <div className="integration-none">
            <p className="text-20">{words.empty.text}</p>
            <p className="text-ink-2">{words.empty.remedy}</p>
          </div>
        )}
      </div>
    </div>
  );
}

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
