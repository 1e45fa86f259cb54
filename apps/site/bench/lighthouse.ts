import { chromium } from "@playwright/test";
import { site } from "@yno/brand/site";
import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";
import { median } from "#build/median.ts";
import { untilQuiet } from "./measuring.ts";

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

const logo =
  '<svg xmlns="http://www.w3.org/2000/svg" width="56" height="56"><rect width="56" height="56"/></svg>';

type Run = Omit<LighthouseResult, "isQuiet">;

type Options = {
  chromePath: string;
  chromeFlags: readonly string[];
  runs: number;
  /** Whether to answer for the partners' logos, whose host exists only once the site is in use. */
  answersLogos?: boolean;
};

/** Lighthouse with its mobile defaults: medians of `runs` runs. */
export async function measureLighthouse(url: string, options: Options): Promise<LighthouseResult> {
  const results: Run[] = [];
  let isQuiet = true;
  for (let run = 0; run < options.runs; run++) {
    isQuiet = (await untilQuiet()) && isQuiet;
    results.push(await runOnce(url, options));
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
  url: string,
  { chromePath, chromeFlags, answersLogos = false }: Options,
): Promise<Run> {
  const chrome = await launch({
    chromePath,
    chromeFlags: [...chromeFlags, "--headless"],
    logLevel: "silent",
  });
  try {
    if (answersLogos) await answerLogos(chrome.port);
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

/** Answers every request for a logo in the browser at this debugging port with a plain square. */
async function answerLogos(port: number): Promise<void> {
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
  const session = await browser.newBrowserCDPSession();
  session.on("Fetch.requestPaused", ({ requestId }) =>
    session.send("Fetch.fulfillRequest", {
      requestId,
      responseCode: 200,
      responseHeaders: [{ name: "Content-Type", value: "image/svg+xml" }],
      body: Buffer.from(logo).toString("base64"),
    }),
  );
  await session.send("Fetch.enable", { patterns: [{ urlPattern: `${site.hosts.logos}/*` }] });
}
