/** Milliseconds since the load event; 0 where that isn't known. */
export function sinceLoad(): number {
  const [entry] = performance.getEntriesByType("navigation");
  const isKnown = entry instanceof PerformanceNavigationTiming && entry.loadEventStart > 0;
  return isKnown ? performance.now() - entry.loadEventStart : 0;
}
