import { expect } from "vitest";
import { bothWidths, journey } from "../journey.ts";

const palette = 'dialog "Search the site"';
const field = `${palette} >> combobox "Search the site"`;
const option = (nth: number) => `${palette} >> option >> nth=${nth}`;
const control = "banner >> link /^Search the site/";

/** The palette that searches the whole site. */
export const search = [
  // In a box without height the results have an area but can't be seen: hence `reach`.
  journey(
    "the search opens from the header, shows its results, and closes with Escape",
    `visit /about; click ${control}; focused ${field}; look
    type invoices; see ${option(0)} >> name=/invoice/i
    reach ${option(0)}; reach ${option(3)}; look
    press Escape; gone ${palette}; focused ${control}`,
    bothWidths,
  ),
  journey("the shortcut opens the search, arrows move, and Enter opens the page", async (page) => {
    await page.go(`visit /terms; press Control k; focused ${field}
      type worker contract; reach ${option(1)}
      press ArrowDown; press ArrowDown; see ${option(1)} >> is=chosen
      press ArrowUp; see ${option(0)} >> is=chosen
      press Enter; at /docs/worker-contract; gone ${palette}; focused css=h1`);
    expect((await page.see("css=h1")).box.width).toBeGreaterThan(200);
  }),
  journey(
    "without hits the search says so, and a result is opened by a click",
    `visit /about; click ${control}; focused ${field}; type zzzzzz
    reach ${palette} >> text=/^Nothing found for 'zzzzzz'/; look desktop phone
    fill ${field} with pricing; see ${option(0)} >> name=/^Pricing/
    click ${option(0)}; at /pricing; focused css=h1`,
  ),
];
