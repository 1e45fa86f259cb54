import { useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { stepOfAddress } from "./step-of-address.ts";

/** How long the address waits for the step to be on the screen, in milliseconds. */
const addressDelayMs = 150;

type RunAddress = {
  /** The step in the address, counted from 0; null in the first render, and without one. */
  asked: number | null;
  /** Asks for a step, or for none. It applies at once, and the address follows. */
  ask: (step: number | null) => void;
};

/** Keeps the step of a run and the address (`?open=<id>&step=<n>`) together. */
export function useRunAddress(id: string): RunAddress {
  const { search } = useLocation();
  const navigate = useNavigate();
  const [asked, setAsked] = useState<number | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useLayoutEffect(() => {
    clearTimeout(timer.current);
    const query = new URLSearchParams(search);
    setAsked(query.get("open") === id ? stepOfAddress(query.get("step") ?? "") : null);
  }, [search, id]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const ask = useCallback(
    (step: number | null) => {
      setAsked(step);
      const query = new URLSearchParams(search);
      query.set("open", id);
      if (step === null) query.delete("step");
      else query.set("step", String(step + 1));
      clearTimeout(timer.current);
      timer.current = setTimeout(
        () => navigate({ search: `?${query}` }, { replace: true, preventScrollReset: true }),
        addressDelayMs,
      );
    },
    [search, id, navigate],
  );
  return { asked, ask };
}
