import { type RefObject, useEffect, useRef, useState } from "react";
import { everyFrame, whenSeen } from "#app/browser/frames.ts";
import { matchesMedia } from "#app/browser/media.ts";
import type { WorkflowMap } from "#content/schema/transit-map.ts";
import { paint } from "./paint.ts";
import { advance, approve, atStart, finished, type Status, togglePause } from "./playback.ts";

type Controls = {
  status: Status;
  togglePause: () => void;
  approve: () => void;
  replay: () => void;
};

/**
 * Plays a map once, the first time it is chosen and seen. With reduced motion it never plays and
 * the finished map stands still.
 */
export function usePlayback(
  root: RefObject<HTMLElement | null>,
  map: WorkflowMap,
  chosen: boolean,
): Controls {
  const playback = useRef(finished);
  const played = useRef(false);
  const [status, setStatus] = useState<Status>("still");

  const set = (next: typeof finished) => {
    playback.current = next;
    if (root.current) paint(root.current, map, next);
    setStatus(next.status);
  };
  const replay = () => set(matchesMedia("(prefers-reduced-motion: reduce)") ? finished : atStart);

  // biome-ignore lint/correctness/useExhaustiveDependencies: plays once for each map, when chosen.
  useEffect(() => {
    const element = root.current;
    if (!element || !chosen) {
      if (played.current) set(finished);
      return;
    }
    if (played.current) return;
    return whenSeen(element, () => {
      played.current = true;
      element.setAttribute("data-played", "");
      replay();
    });
  }, [chosen]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the clock runs while the map plays.
  useEffect(() => {
    if (status !== "playing") return;
    return everyFrame((elapsed) => set(advance(playback.current, elapsed)));
  }, [status]);

  return {
    status,
    togglePause: () => set(togglePause(playback.current)),
    approve: () => set(approve(playback.current)),
    replay,
  };
}
