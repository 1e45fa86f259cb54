import { useEffect, useEffectEvent, useRef } from "react";
import { useLocation, useNavigationType } from "#app/browser/navigation/router-context.tsx";

/**
 * Back and Forward leave a dialog behind. Other changes of the address do not: the page that was
 * chosen in the search may arrive when it is open again, and filters write the address a moment late.
 */
export function useClosedByBack(onClose: () => void): void {
  const { key } = useLocation();
  const type = useNavigationType();
  const shown = useRef(key);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (shown.current !== key && type === "POP") close();
    shown.current = key;
  }, [key, type]);
}
