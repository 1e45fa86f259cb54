import { type RefObject, useEffect, useRef, useState } from "react";
import { everyFrame, whenSeen } from "#app/browser/animation-frames.ts";
import { matchesMedia } from "#app/browser/media.ts";
import type { WorkflowMap } from "#content/schema/transit-map.ts";
import { paint } from "./paint.ts";
import {
  advance,
  atStart,
  type Decision,
  decide,
  type Playback,
  playEndsMs,
  standing,
  togglePause,
} from "./playback.ts";

type Controls = {
  playback: Pick<Playback, "status" | "decision">;
  togglePause: () => void;
  decide: (decision: Decision) => void;
  replay: () => void;
};

const isStill = () => matchesMedia("(prefers-reduced-motion: reduce)");

/**
 * Plays a map once, the first time it is chosen and seen. With reduced motion it never plays: the
 * run waits for a decision, and the decision takes effect at once.
 */
export function usePlayback(
  root: RefObject<HTMLElement | null>,
  map: WorkflowMap,
  chosen: boolean,
): Controls {
  const playback = useRef(standing);
  const played = useRef(false);
  const [{ status, decision }, setShown] = useState<Controls["playback"]>(standing);

  const set = (next: Playback) => {
    playback.current = next;
    if (root.current) paint(root.current, map, next);
    setShown((last) =>
      last.status === next.status && last.decision === next.decision ? last : next,
    );
  };
  const begin = () => {
    played.current = true;
    root.current?.setAttribute("data-played", "");
  };
  const replay = () => {
    begin();
    set(isStill() ? standing : atStart);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: plays once for each map, when chosen.
  useEffect(() => {
    const element = root.current;
    if (!element || !chosen) {
      if (played.current) set(standing);
      return;
    }
    if (played.current) return;
    return whenSeen(element.querySelector("[data-canvas]") ?? element, () => {
      if (!played.current) replay();
    });
  }, [chosen]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the clock runs while the map plays.
  useEffect(() => {
    if (status !== "playing") return;
    return everyFrame((elapsed) => set(advance(playback.current, elapsed)));
  }, [status]);

  return {
    playback: { status, decision },
    togglePause: () => set(togglePause(playback.current)),
    decide: (made) => {
      // A map that is only now scrolled into view mustn't play over the decision.
      begin();
      const next = decide(playback.current, made);
      set(isStill() && next.status === "playing" ? advance(next, playEndsMs) : next);
    },
    replay,
  };
}
