/** Limits in minutes: for the whole run, and for the time without output. */
export type TimeLimits = { limitMinutes?: number; silentMinutes?: number };

/** A running program under limits. */
export type Watch = {
  /** Something moved: the time of silence starts again. */
  heard: () => void;
  /** Ends all waiting. */
  clear: () => void;
  /** The sentence that says why the program was stopped, or nothing. */
  note: () => string;
};

/** Stops a program that runs over a limit. */
export function watchTime(limits: TimeLimits, stop: () => void): Watch {
  let note = "";
  const timers: NodeJS.Timeout[] = [];
  const stopAfter = (minutes: number | undefined, reason: string) => {
    if (minutes === undefined) return undefined;
    const timer = setTimeout(() => {
      if (note !== "") return;
      note = `It was stopped after ${minutes} minutes ${reason}.`;
      stop();
    }, minutes * 60_000);
    timers.push(timer);
    return timer;
  };
  stopAfter(limits.limitMinutes, "because it had not ended");
  const silence = stopAfter(limits.silentMinutes, "without a line of output");
  return {
    heard: () => {
      if (note === "") silence?.refresh();
    },
    clear: () => {
      for (const timer of timers) clearTimeout(timer);
    },
    note: () => note,
  };
}
