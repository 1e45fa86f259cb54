import { CapabilityCards } from "#app/sections/systems.tsx";
import { capabilities } from "#content/collections/capabilities.ts";
import { integrations } from "#content/collections/integrations.ts";
import { browse, categories } from "#content/pages/integrations.ts";
import { AtAddress } from "#tests/gallery/at-address.tsx";
import type { Examples } from "#tests/gallery/examples.ts";
import { CategoryTabs, IntegrationBrowser } from "./integration-browser.tsx";

/** The tabs and the list, which share one address. */
function page(query = "") {
  return (
    <AtAddress address={`/integrations${query}`}>
      <CategoryTabs
        words={categories}
        panel={(wanted) => (
          <CapabilityCards
            capabilities={capabilities.filter(({ category }) => category === wanted)}
            label={categories.capabilitiesLabel}
          />
        )}
      />
      <IntegrationBrowser integrations={integrations} words={browse} />
    </AtAddress>
  );
}

export const examples = {
  all: () => page(),
  ...Object.fromEntries(
    categories.tabs
      .slice(1)
      .map(({ category, label }) => [`under ${label}`, () => page(`?tab=${category}&q=xero`)]),
  ),
  narrowed: () => page("?q=invoice&category=Finance"),
  empty: () => page("?q=zzzz"),
  open: () => page("?open=salesforce&q=salesforce"),
} satisfies Examples;
