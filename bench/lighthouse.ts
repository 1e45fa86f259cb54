import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";
import { median } from "./median.ts";
import { untilQuiet } from "./quiet.ts";

export type LighthouseResult = {
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  /** Milliseconds. */
  fcp: number;
  lcp: number;
  tbt: number;
  cls: number;
  /** Whether the machine had nothing else to do when each run began. */
  isQuiet: boolean;
};

type Run = Omit<LighthouseResult, "isQuiet">;

/** Lighthouse with its mobile defaults: medians of `runs` runs. */
export async function measureLighthouse(
  chromePath: string,
  chromeFlags: readonly string[],
  url: string,
  runs: number,
): Promise<LighthouseResult> {
  const results: Run[] = [];
  let isQuiet = true;
  for (let run = 0; run < runs; run++) {
    isQuiet = (await untilQuiet()) && isQuiet;
    results.push(await runOnce(chromePath, chromeFlags, url));
  }
  const middle = (key: keyof Run) => median(results.map((result) => result[key]));
  return {
    performance: middle("performance"),
    accessibility: middle("accessibility"),
    bestPractices: middle("bestPractices"),
    seo: middle("seo"),
    fcp: middle("fcp"),
    lcp: middle("lcp"),
    tbt: middle("tbt"),
    cls: middle("cls"),
    isQuiet,
  };
}

async function runOnce(
  chromePath: string,
  chromeFlags: readonly string[],
  url: string,
): Promise<Run> {
  const chrome = await launch({
    chromePath,
    chromeFlags: [...chromeFlags, "--headless"],
    logLevel: "silent",
  });
  try {
    const result = await lighthouse(url, { port: chrome.port, logLevel: "error", output: "json" });
    if (!result) throw new Error(`Lighthouse gave no result for ${url}.`);
    const { audits, categories } = result.lhr;
    const score = (category: string) => Math.round((categories[category]?.score ?? 0) * 100);
    const value = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
    return {
      performance: score("performance"),
      accessibility: score("accessibility"),
      bestPractices: score("best-practices"),
      seo: score("seo"),
      fcp: value("first-contentful-paint"),
      lcp: value("largest-contentful-paint"),
      tbt: value("total-blocking-time"),
      cls: value("cumulative-layout-shift"),
    };
  } finally {
    chrome.kill();
  }
}
