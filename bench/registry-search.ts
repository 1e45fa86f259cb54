import { join } from "node:path";
import type { Browser } from "@playwright/test";
import tailwindcss from "@tailwindcss/vite";
import { build, type InlineConfig, preview } from "vite";
import { root } from "#tools/project-files.ts";
import { timeKeys } from "./key-press.ts";
import { median } from "./median.ts";

/** Milliseconds from a key press to the frame that shows its results. */
export type RegistrySearch = { servers: number; median: number; worst: number };

const sizes = [100, 1_000, 10_000] as const;
const word = "serv";

/**
 * Searches the registry at three sizes. The site has one size only, so a page of its own
 * (`registry-page/`) shows the site's component with generated servers.
 */
export async function measureRegistrySearch(browser: Browser): Promise<RegistrySearch[]> {
  const folder = join(root, "bench/registry-page");
  const settings: InlineConfig = {
    root: folder,
    configFile: false,
    logLevel: "error",
    plugins: [tailwindcss()],
    build: { outDir: join(root, ".cache/bench/registry-page"), emptyOutDir: true },
  };
  await build(settings);
  const server = await preview({ ...settings, preview: { port: 0, host: "127.0.0.1" } });
  const [origin] = server.resolvedUrls?.local ?? [];
  try {
    const results: RegistrySearch[] = [];
    for (const servers of sizes) {
      const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
      await page.goto(`${origin}?servers=${servers}`);
      const taken = await timeKeys(page, page.getByLabel("Search servers"), word, (typed) =>
        page.getByRole("heading", { level: 2, name: ending(typed) }),
      );
      await page.close();
      results.push({ servers, median: median(taken), worst: Math.max(...taken) });
    }
    return results;
  } finally {
    await server.close();
  }
}

function ending(typed: string): RegExp {
  return typed === "" ? /found$/ : new RegExp(`for "${typed}"$`);
}
