/** Time for delays and limits: that of the machine, or one that a test or a drawing moves. */
export type Clock = {
  /** Milliseconds since 1970. */
  now: () => number;
  /** Calls once after a time, unless it is cancelled before. */
  after: (milliseconds: number, call: () => void) => Cancel;
};

type Cancel = () => void;

/** A clock that only moves when it is told to. */
export type VirtualClock = Clock & {
  /** Moves on, and makes every call that falls due, in order. */
  advance: (milliseconds: number) => void;
  /** Moves to the next call, if there is one, and makes it. */
  advanceToNext: () => boolean;
};

type Timer = { due: number; order: number; call: () => void };

/** Starts at a time in milliseconds since 1970. */
export function virtualClock(start = 0): VirtualClock {
  let time = start;
  let order = 0;
  const timers = new Set<Timer>();

  function next(until: number): Timer | undefined {
    const due = [...timers].filter((timer) => timer.due <= until);
    return due.sort((a, b) => a.due - b.due || a.order - b.order)[0];
  }
  function make(timer: Timer): void {
    timers.delete(timer);
    time = Math.max(time, timer.due);
    timer.call();
  }

  return {
    now: () => time,
    after(milliseconds, call) {
      const timer = { due: time + milliseconds, order, call };
      order += 1;
      timers.add(timer);
      return () => timers.delete(timer);
    },
    advance(milliseconds) {
      const end = time + milliseconds;
      for (let timer = next(end); timer; timer = next(end)) make(timer);
      time = end;
    },
    advanceToNext() {
      const timer = next(Infinity);
      if (timer) make(timer);
      return timer !== undefined;
    },
  };
}

/** Waits for a time on a clock, or until it is told to stop. */
export function wait(clock: Clock, milliseconds: number, stop?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (stop?.aborted) return resolve();
    const cancel = clock.after(milliseconds, () => {
      stop?.removeEventListener("abort", stopped);
      resolve();
    });
    const stopped = () => {
      cancel();
      resolve();
    };
    stop?.addEventListener("abort", stopped, { once: true });
  });
}
