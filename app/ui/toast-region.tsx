import { useEffect, useState } from "react";
import { PlainNotices } from "./plain-notices.tsx";
import { useOnDemand } from "./use-on-demand.ts";

/** The place of toasts. Their code loads when a form that may show one is about to be used. */
export function ToastRegion() {
  const toasts = useOnDemand(() => import("./toasts.tsx"));
  useEffect(() => {
    const events = ["yno:notice", "yno:notice-soon"];
    for (const name of events) window.addEventListener(name, toasts.request);
    return () => {
      for (const name of events) window.removeEventListener(name, toasts.request);
    };
  }, [toasts.request]);
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => setHasFailed((before) => before || toasts.failed), [toasts.failed]);

  if (toasts.value) return <toasts.value.Toasts />;
  return hasFailed && <PlainNotices />;
}

/** Says that a notice may come soon, so that the code of toasts is there when it does. */
export function expectNotice(): void {
  window.dispatchEvent(new Event("yno:notice-soon"));
}
