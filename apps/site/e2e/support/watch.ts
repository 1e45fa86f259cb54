import type { BrowserContext } from "@playwright/test";
import { site } from "@yno/brand/site";

const logo = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>';

/**
 * Listens to all pages of a context, and complains of any console error or warning, uncaught error,
 * policy violation, failed request, and request to an origin that is not ours. The hosts beside
 * the site are answered here: the logo host with a picture, the others with an empty page for the
 * tabs that open them.
 */
export async function watch(
  context: BrowserContext,
  ourOrigin: string | undefined,
  reportError: (text: string) => void,
): Promise<void> {
  await context.addInitScript(() => {
    addEventListener("securitypolicyviolation", (event) => {
      console.error(`The policy refuses ${event.violatedDirective}: ${event.blockedURI}`);
    });
  });
  await context.route(/^https:\/\/[\w-]+\.yno\.example\//, (route) =>
    route.request().url().startsWith(site.hosts.logos)
      ? route.fulfill({ contentType: "image/svg+xml", body: logo })
      : route.fulfill({ contentType: "text/html", body: "<title>Elsewhere</title>" }),
  );

  const documents = new Set<string>();
  context.on("request", (request) => {
    const { origin } = new URL(request.url());
    if (request.isNavigationRequest()) documents.add(request.url());
    else if (![ourOrigin, site.hosts.logos].includes(origin)) {
      reportError(`Request to another origin: ${request.url()}`);
    }
  });
  context.on("response", (response) => {
    if (response.status() < 400 || response.request().isNavigationRequest()) return;
    reportError(`Status ${response.status()}: ${response.url()}`);
  });
  context.on("requestfailed", (request) => {
    const reason = request.failure()?.errorText ?? "";
    // Leaving a page ends what it was still fetching.
    if (reason !== "net::ERR_ABORTED") reportError(`Request failed: ${request.url()} ${reason}`);
  });
  context.on("console", (message) => {
    // A document's own status, such as the 404 of an unknown path, is the test's concern.
    if (documents.has(message.location().url) && /^Failed to load/.test(message.text())) return;
    // playwright.config.ts keeps the service worker out of journeys that are not about it.
    if (message.text() === "Service Worker registration blocked by Playwright") return;
    if (["error", "warning"].includes(message.type())) {
      reportError(`Console ${message.type()}: ${message.text()}`);
    }
  });
  context.on("weberror", (error) => reportError(`Uncaught: ${error.error()}`));
}
