import { findBrowser } from "./programs.ts";

const browser = findBrowser();

/**
 * How Playwright and the benchmark start Chromium. Without one on this machine, Playwright looks for
 * its own, and says how to get it.
 */
export const browserOptions = {
  ...(browser && { executablePath: browser }),
  args: [
    // Chromium refuses to run as root with its sandbox; only our own pages are opened here.
    ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
  ],
};
