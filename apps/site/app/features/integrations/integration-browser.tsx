import { Fragment, type ReactNode } from "react";
import { useFilterQuery } from "#app/browser/navigation/filter-query.ts";
import { useOpenRow } from "#app/browser/navigation/use-open-row.ts";
import { useAnnouncement } from "#app/ui/announcer.tsx";
import { FilterButtons, SearchField } from "#app/ui/filter-fields.tsx";
import { FoldedRow } from "#app/ui/folded-row.tsx";
import { Tabs } from "#app/ui/tabs.tsx";
import type { CapabilityCategory } from "#content/collections/capabilities.ts";
import type { Integration } from "#content/collections/integrations.ts";
import { integrationWords } from "#content/messages/filtered-lists.ts";
import type { BrowseWords, CapabilityTabs } from "#content/pages/integrations.ts";
import {
  countByOption,
  groupByCategory,
  knownOr,
  passesFilter,
  shownFeatures,
} from "./integrations.ts";

type IntegrationBrowserProps = { integrations: readonly Integration[]; words: BrowseWords };

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
                    <span className="integration-category" aria-hidden="true">
                      {words.categoryLabel}
                    </span>
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
            <p className="text-20/[1.5]">{words.empty.text}</p>
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

type IntegrationRowProps = {
  integration: Integration;
  words: BrowseWords;
  /** Whether the closed row has the description, in which a search may have found something. */
  isDescribed: boolean;
  onToggle: () => void;
};

/** One integration. Connect logs the request to the console and doesn't send anything. */
function IntegrationRow(props: IntegrationRowProps) {
  const { integration, words, isDescribed, onToggle } = props;
  const { id, name, description, category, status, setupTime, popularity, auth } = integration;
  const others = integration.features.slice(shownFeatures);
  const connect = () => console.info(`Connect ${name} (${id}): no connection is made from here.`);
  return (
    <FoldedRow
      id={id}
      name="integration"
      className="integration"
      onToggle={onToggle}
      summary={
        <>
          <h4>{name}</h4>{" "}
          <span className="integration-compared" data-markdown="row">
            <span className="integration-category">{category}</span>{" "}
            <Fact name={words.labels.setupTime} value={setupTime} />{" "}
            <Fact name={words.labels.auth} value={auth} />
          </span>
          {isDescribed && <span className="integration-text">{description}</span>}{" "}
          <span className="integration-first" data-markdown="items">
            {integration.features.slice(0, shownFeatures).map((feature) => (
              <Fragment key={feature}>
                <span>{feature}</span>{" "}
              </Fragment>
            ))}
            {others.length > 0 && (
              <span className="integration-more" data-markdown="none">
                {integrationWords.more(others.length)}
              </span>
            )}
          </span>
        </>
      }
      action={
        <button
          type="button"
          className="button button-small needs-script"
          data-replay-click=""
          onClick={connect}
        >
          {words.connect}
          <span className="sr-only">{integrationWords.to(name)}</span>
        </button>
      }
    >
      <ul className="integration-features" aria-label={words.labels.features}>
        {others.map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </ul>
      {!isDescribed && <p className="integration-text">{description}</p>}
      <p className="integration-state" data-markdown="row">
        <span className="integration-status" data-status={status}>
          {words.statuses[status]}
        </span>{" "}
        {`${words.labels.popularity}: ${words.popularities[popularity]}`}
      </p>
    </FoldedRow>
  );
}

/** Its name is above the column, and beside the value where there are no columns. */
function Fact({ name, value }: { name: string; value: string }) {
  return (
    <span className="integration-fact">
      <span>{`${name} `}</span>
      {value}
    </span>
  );
}
