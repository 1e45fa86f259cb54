import { type RefObject, useLayoutEffect, useRef } from "react";

/** What is typed while the field that it is meant for is on its way. Dead keys are left alone. */
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
