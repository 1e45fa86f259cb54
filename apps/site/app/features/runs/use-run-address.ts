import { useFilterQuery } from "#app/browser/navigation/filter-query.ts";

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
  const { values, type } = useFilterQuery(["open", "step"], addressDelayMs);
  const ask = (step: number | null) =>
    type({ open: id, step: step === null ? "" : String(step + 1) });
  return { asked: values.open === id ? stepOfAddress(values.step) : null, ask };
}

/** The step that an address asks for, counted from 0; null where it names none. */
export function stepOfAddress(text: string): number | null {
  return /^[1-5]$/.test(text) ? Number(text) - 1 : null;
}
