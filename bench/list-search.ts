import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Browser, Page } from "@playwright/test";
import { mcpServers } from "#tools/content/mcp-servers.ts";
import { root } from "#tools/project-files.ts";
import { generatedServers, registryWithServers } from "./generated-servers.ts";
import { timeKeys } from "./key-press.ts";
import { type Summary, summarise, untilQuiet } from "./measuring.ts";

/** Searches the questions of the built site: from a key press to the frame that shows its results. */
export async function measureQuestionSearch(browser: Browser, origin: string): Promise<Summary> {
  const isQuiet = await untilQuiet();
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(`${origin}/resources`);
  await page.locator("html[data-hydrated]").waitFor();
  const field = page.getByPlaceholder("Search through all questions and answers...");
  const taken = await timeKeys(page, field, "plan", (typed) =>
    page.getByText(
      typed === "" ? /^Showing .* question\(s\)$/ : new RegExp(`matching "${typed}"$`),
    ),
  );
  await page.close();
  return summarise(taken, isQuiet);
}

/** From a key press to the frame that shows its results. */
export type RegistrySearch = Summary & { servers: number };

const sizes = [100, 1_000, 10_000] as const;
const word = "serv";

/**
 * Searches the registry of the built site at three sizes: its page, cards and panel as they are
 * shipped, with generated servers in its script. The page is reached by a link, because its HTML
 * holds the real servers and the digest of the real script.
 */
export async function measureRegistrySearch(
  browser: Browser,
  origin: string,
): Promise<RegistrySearch[]> {
  const results: RegistrySearch[] = [];
  for (const servers of sizes) {
    console.info(`Registry: ${servers} servers`);
    const isQuiet = await untilQuiet();
    const context = await browser.newContext({
      viewport: { width: 1440, height: 900 },
      serviceWorkers: "block",
    });
    const page = await context.newPage();
    await putServersIn(page, servers);
    await page.goto(`${origin}/about`);
    await page.locator("html[data-hydrated]").waitFor();
    await page.locator('footer a[href="/mcp-registry"]').click();
    await page.getByRole("heading", { level: 2, name: `${servers} server(s) found` }).waitFor();
    const taken = await timeKeys(page, page.getByLabel("Search servers"), word, (typed) =>
      page.getByRole("heading", { level: 2, name: ending(typed) }),
    );
    await context.close();
    results.push({ servers, ...summarise(taken, isQuiet) });
  }
  return results;
}

async function putServersIn(page: Page, count: number): Promise<void> {
  const servers = generatedServers(count, mcpServers);
  await page.route(/\/assets\/mcp-registry-(?!panel-)[\w-]+\.js$/, async (route) => {
    const { pathname } = new URL(route.request().url());
    const script = await readFile(join(root, "build/client", pathname), "utf8");
    const body = registryWithServers(script, servers);
    await route.fulfill({ contentType: "text/javascript", body });
  });
}

function ending(typed: string): RegExp {
  return typed === "" ? /found$/ : new RegExp(`for "${typed}"$`);
}
