import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser } from "@playwright/test";
import { fileBeside } from "@yno/brand/paths";
import { openSearch } from "@yno/search/search";
import { makeSearchIndex, type SearchRecord } from "@yno/search/search-index";
import { mcpServers } from "#tools/content/mcp-servers.ts";
import { searchRecords, serverRecord } from "#tools/outputs/search-records.ts";
import { mainElement, parsePage } from "#tools/pages/main-element.ts";
import { root } from "#tools/project-files.ts";
import { generatedServers } from "./generated-servers.ts";
import { timeKeys } from "./key-press.ts";
import { type Summary, summarise, untilQuiet } from "./measuring.ts";

/** From a key press to the frame that shows its results. */
export type SiteSearch = Summary & {
  records: number;
  /** Milliseconds from the shortcut to an index that answers. */
  loading: number;
};

const added = [0, 10_000] as const;
const word = "server";

function mainOf(path: string) {
  const file = join(root, "build/client", fileBeside(path, "html"));
  return mainElement(parsePage(readFileSync(file, "utf8")));
}

/** Searches the built site, with its own index and with one that holds generated servers too. */
export async function measureSiteSearch(browser: Browser, origin: string): Promise<SiteSearch[]> {
  const own = searchRecords(mainOf);
  const results: SiteSearch[] = [];
  for (const count of added) {
    const records = [...own, ...generatedServers(count, mcpServers).map(asRecord)];
    const index = makeSearchIndex(records);
    const { find } = await openSearch(index);
    const isQuiet = await untilQuiet();
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await page.route("**/search-index.json", (route) => route.fulfill({ json: index }));
    await page.goto(`${origin}/about`);
    await page.locator("html[data-hydrated]").waitFor();

    const session = await page.context().newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
    const field = page.getByRole("combobox", { name: "Search the site" });
    const firstHit = (typed: string) =>
      page.getByRole("option").filter({ hasText: find(typed)[0]?.title ?? "" });
    const started = performance.now();
    await page.keyboard.press("Control+k");
    await field.fill("pricing");
    await firstHit("pricing").first().waitFor();
    const loading = performance.now() - started;
    await field.fill("");

    const taken = await timeKeys(page, field, word, (typed) =>
      typed === "" ? page.getByText("Your searches stay on your device.") : firstHit(typed).first(),
    );
    await page.close();
    const { length } = records;
    results.push({ records: length, loading, ...summarise(taken, isQuiet) });
  }
  return results;
}

function asRecord(server: Parameters<typeof serverRecord>[0]): SearchRecord {
  return { ...serverRecord(server), line: "product", names: [] };
}
