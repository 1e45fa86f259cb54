/** Milliseconds since 1970, from the visitor's clock. */
export function now(): number {
  return Date.now();
}

/** An ISO 8601 time stamp of this moment. */
export function timestamp(): string {
  return new Date().toISOString();
}

/** Resolves after `milliseconds`. */
export function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

/** Calls back `milliseconds` after the page has loaded, however late it is asked. Returns the way to stop. */
export function afterLoad(milliseconds: number, callback: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const start = (elapsed: number) => {
    timer = setTimeout(callback, Math.max(0, milliseconds - elapsed));
  };
  const onLoad = () => start(0);
  if (document.readyState === "complete") start(sinceLoad());
  else window.addEventListener("load", onLoad, { once: true });
  return () => {
    clearTimeout(timer);
    window.removeEventListener("load", onLoad);
  };
}

/** Milliseconds since the load event; 0 where the browser does not say. */
function sinceLoad(): number {
  const [entry] = performance.getEntriesByType("navigation");
  if (!(entry instanceof PerformanceNavigationTiming) || entry.loadEventStart === 0) return 0;
  return Math.max(0, performance.now() - entry.loadEventStart);
}

/** Calls back when the browser has nothing better to do. Returns a function that cancels it. */
export function whenIdle(callback: () => void): () => void {
  if (typeof requestIdleCallback === "function") {
    const handle = requestIdleCallback(callback, { timeout: 3000 });
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(callback, 300);
  return () => clearTimeout(timer);
}
