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

/** Calls back once the page has loaded, however late it is asked. */
export function afterLoad(callback: () => void): void {
  const start = () => void setTimeout(callback);
  if (document.readyState === "complete") start();
  else window.addEventListener("load", start, { once: true });
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
