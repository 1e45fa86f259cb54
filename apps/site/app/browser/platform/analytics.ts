/**
 * Sends an event when an analytics script is present. This site ships none; see
 * `docs/analytics.md` for how a site owner adds one.
 */
export function sendAnalyticsEvent(name: string, details: Record<string, unknown>): void {
  const gtag = "gtag" in window ? window.gtag : undefined;
  if (typeof gtag === "function") gtag("event", name, details);
}
