import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";

/** Below this width, in pixels, a run is drawn as on a phone: one step is open at a time. */
const narrowest = 640;

const everyStep: readonly number[] = [0, 1, 2, 3, 4];

type OpenSteps = {
  list: RefObject<HTMLDivElement | null>;
  isOpen: (index: number) => boolean;
  /** Follows a `details` that the browser opened or closed, as find-in-page does. */
  follow: (index: number, open: boolean) => void;
  /** Opens a step, alone on phones. */
  show: (index: number) => void;
  /** Opens a step and moves the focus to its row. */
  goTo: (index: number) => void;
};

/**
 * Which steps of a run are open.
 *
 * @param first the steps that are open at first; on phones only the last of them
 * @param asked the step that the address asks for
 */
export function useOpenSteps(first: readonly number[], asked: number | null): OpenSteps {
  const list = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState<readonly number[]>(first);
  const current = useRef(first.at(-1) ?? 0);

  useEffect(() => {
    if (isNarrow(list.current)) setOpen([current.current]);
  }, []);

  useLayoutEffect(() => {
    if (asked === null) return;
    current.current = asked;
    setOpen((before) => opened(before, asked, isNarrow(list.current)));
    findRow(list.current, asked)?.scrollIntoView({ block: "nearest" });
  }, [asked]);

  // Paper can't be opened. Not every browser lets a style sheet open what is closed.
  useEffect(() => {
    let before: readonly number[] = [];
    const openAll = () =>
      flushSync(() =>
        setOpen((now) => {
          before = now;
          return everyStep;
        }),
      );
    const restore = () => setOpen(before);
    addEventListener("beforeprint", openAll);
    addEventListener("afterprint", restore);
    return () => {
      removeEventListener("beforeprint", openAll);
      removeEventListener("afterprint", restore);
    };
  }, []);

  const show = (index: number) => {
    current.current = index;
    setOpen((before) => opened(before, index, isNarrow(list.current)));
  };
  return {
    list,
    isOpen: (index) => open.includes(index),
    follow: (index, isOpen) =>
      setOpen((before) => {
        if (before.includes(index) === isOpen) return before;
        return isOpen
          ? opened(before, index, isNarrow(list.current))
          : before.filter((each) => each !== index);
      }),
    show,
    goTo: (index) => {
      show(index);
      findRow(list.current, index)?.focus();
    },
  };
}

function opened(before: readonly number[], index: number, alone: boolean): readonly number[] {
  if (alone) return [index];
  return before.includes(index) ? before : [...before, index];
}

function isNarrow(list: HTMLElement | null): boolean {
  return list !== null && list.clientWidth < narrowest;
}

function findRow(list: HTMLElement | null, index: number): HTMLElement | null {
  const [row] = [
    ...(list?.querySelectorAll<HTMLElement>(":scope > details > summary") ?? []),
  ].slice(index);
  return row ?? null;
}
