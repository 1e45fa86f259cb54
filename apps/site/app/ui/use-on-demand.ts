import { useCallback, useEffect, useEffectEvent, useRef, useState } from "react";

export type OnDemand<Value> = {
  /** Null until it has arrived. */
  value: Value | null;
  /** True when the last attempt failed; asking again tries again. */
  failed: boolean;
  /** Starts loading, once. Cheap to call on hover, on focus and on click. */
  request: () => void;
};

/**
 * Loads something that is not needed before a visitor acts, such as the code of a dialog.
 * Unlike `React.lazy`, a failed attempt is not remembered for good.
 */
export function useOnDemand<Value>(load: () => Promise<Value>): OnDemand<Value> {
  const [value, setValue] = useState<Value | null>(null);
  const [failed, setFailed] = useState(false);
  const started = useRef(false);
  const loader = useRef(load);
  const request = useCallback(() => {
    if (started.current) return;
    started.current = true;
    setFailed(false);
    loader
      .current()
      .then((loaded) => {
        setValue(() => loaded);
        setFailed(false);
      })
      .catch(() => {
        started.current = false;
        setFailed(true);
      });
  }, []);
  return { value, failed, request };
}

/**
 * Closes what a visitor has opened before its code has come, so that it doesn't open unasked: when
 * the code can't come, and when they go on with something else. That's Escape, a click, Back, or the
 * focus, which a change of page moves too.
 */
export function useLateOpening(
  { value, failed }: OnDemand<unknown>,
  isOpen: boolean,
  close: () => void,
  onFailed: () => void,
): void {
  const isWaiting = isOpen && !value;
  // Listened for once: a step back may render the page before it comes to a listener.
  const end = useEffectEvent((event?: Event & { key?: string }) => {
    if (event?.key && event.key !== "Escape") return;
    close();
    if (!event) onFailed();
  });
  useEffect(() => {
    if (!isWaiting) return;
    if (failed) {
      end();
      return;
    }
    const over = new AbortController();
    for (const type of ["keydown", "click", "focusin", "popstate"]) {
      // Captured, so that it isn't called for the click that opens, nor after one that opens again.
      window.addEventListener(type, (event) => end(event), { capture: true, signal: over.signal });
    }
    return () => over.abort();
  }, [isWaiting, failed]);
}
