import { chromium } from "@playwright/test";
import { site } from "@yno/brand/site";
import { launch } from "chrome-launcher";
import lighthouse, { type RunnerResult } from "lighthouse";
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

/** Milliseconds on the main thread, which Lighthouse counts as on a phone. */
export type MainThread = { mainThread: number };

type Run = Omit<LighthouseResult, "isQuiet"> & MainThread;

export type LighthouseOptions = {
  chromePath: string;
  chromeFlags: readonly string[];
  runs: number;
  /** Whether to answer for the partners' logos, whose host exists only once the site is in use. */
  answersLogos?: boolean;
  prepare?: (port: number) => Promise<void>;
};

/** Lighthouse with its mobile defaults: medians of `runs` runs. */
export async function measureLighthouse(
  url: string,
  options: LighthouseOptions,
): Promise<LighthouseResult & MainThread> {
  const results: Run[] = [];
  let isQuiet = true;
  for (let run = 0; run < options.runs; run++) {
    isQuiet = (await untilQuiet()) && isQuiet;
    results.push(figuresOf(await runLighthouse(url, options)));
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
    mainThread: middle("mainThread"),
    isQuiet,
  };
}

/** One run, in a separate browser. `prepare` may use its debugging port before that. */
export async function runLighthouse(
  url: string,
  { chromePath, chromeFlags, answersLogos = false, prepare }: LighthouseOptions,
): Promise<RunnerResult> {
  const chrome = await launch({
    chromePath,
    chromeFlags: [...chromeFlags, "--headless"],
    logLevel: "silent",
  });
  try {
    if (answersLogos) await answerLogos(chrome.port);
    await prepare?.(chrome.port);
    const result = await lighthouse(url, { port: chrome.port, logLevel: "error", output: "json" });
    if (!result) throw new Error(`Lighthouse gave no result for ${url}.`);
    return result;
  } finally {
    chrome.kill();
  }
}

function figuresOf({ lhr: { audits, categories } }: RunnerResult): Run {
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
    mainThread: value("mainthread-work-breakdown"),
  };
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
