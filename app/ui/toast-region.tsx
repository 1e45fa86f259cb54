import { useEffect, useState } from "react";
import { onSignal, sendSignal } from "#app/browser/signals.ts";
import { PlainNotices } from "./plain-notices.tsx";
import { useOnDemand } from "./use-on-demand.ts";

/** The place of toasts. Their code loads when a form that may show one is about to be used. */
export function ToastRegion() {
  const toasts = useOnDemand(() => import("./toasts.tsx"));
  useEffect(() => onSignal("notice", toasts.request), [toasts.request]);
  useEffect(() => onSignal("notice-soon", toasts.request), [toasts.request]);
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => setHasFailed((before) => before || toasts.failed), [toasts.failed]);

  if (toasts.value) return <toasts.value.Toasts />;
  return hasFailed && <PlainNotices />;
}

/** Says that a notice may come soon, so that the code of toasts is there when it does. */
export function expectNotice(): void {
  sendSignal("notice-soon");
}
