import { useEffect, useState } from "react";
import { matchesMedia } from "#app/browser/media.ts";
import type { Run } from "#content/schema/run.ts";
import { back, decide, forward, opening, type Replay, start, untilStop } from "./replay.ts";

/** How long a step stays before the next one, in milliseconds. */
const paceMs = 900;

type Controls = {
  replay: Replay;
  isPlaying: boolean;
  play: () => void;
  forward: () => void;
  back: () => void;
  decide: (option: string) => void;
};

/** The replay of a run. It stops at an approval, and skips the animation with reduced motion. */
export function useReplay(run: Run): Controls {
  const [replay, setReplay] = useState(() => opening(run));
  const [isPlaying, setPlaying] = useState(false);

  useEffect(() => {
    if (!isPlaying) return;
    const timer = setTimeout(() => {
      const next = forward(run, replay);
      setReplay(next);
      if (forward(run, next) === next) setPlaying(false);
    }, paceMs);
    return () => clearTimeout(timer);
  }, [isPlaying, run, replay]);

  const to = (next: Replay) => {
    setPlaying(false);
    setReplay(next);
  };
  const play = () => {
    if (matchesMedia("(prefers-reduced-motion: reduce)")) return to(untilStop(run, start));
    setReplay(start);
    // A run that begins with an approval waits at once.
    setPlaying(forward(run, start) !== start);
  };
  return {
    replay,
    isPlaying,
    play,
    forward: () => to(forward(run, replay)),
    back: () => to(back(replay)),
    decide: (option) => to(decide(run, replay, option)),
  };
}
