import { type RefObject, useLayoutEffect, useRef } from "react";

/** Text typed while its field is still loading. Dead keys are ignored. */
export function useTypedAhead(isWaiting: boolean): RefObject<string> {
  const typed = useRef("");
  useLayoutEffect(() => {
    if (!isWaiting) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key.length > 1 || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      typed.current += event.key;
    };
    window.addEventListener("keydown", onKeyDown);
    return () => window.removeEventListener("keydown", onKeyDown);
  }, [isWaiting]);
  return typed;
}
