import type { Stop } from "../runner/attempt.ts";

const signals = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

/**
 * Listens for signals until it's released. The first one stops what runs, the second one at once. A
 * lost terminal counts as SIGTERM.
 */
export function stopOnSignals(): { stop: Stop; release: () => void } {
  const [soon, now] = [new AbortController(), new AbortController()];
  const hear = (signal: (typeof signals)[number]) => {
    if (soon.signal.aborted) now.abort();
    soon.abort(signal === "SIGINT" ? "SIGINT" : "SIGTERM");
  };
  for (const signal of signals) process.on(signal, hear);
  return {
    stop: { soon: soon.signal, now: now.signal },
    release: () => {
      for (const signal of signals) process.off(signal, hear);
    },
  };
}

/** The exit code of a command that a signal stopped: 143 after SIGTERM and SIGHUP, 130 after SIGINT. */
export function stoppedExitCode({ soon }: Stop): 130 | 143 {
  return soon.reason === "SIGTERM" ? 143 : 130;
}
