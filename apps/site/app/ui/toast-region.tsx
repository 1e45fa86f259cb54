import { useEffect, useState } from "react";
import { onSignal, sendSignal } from "#app/browser/platform/signals.ts";
import { type Notice, receiveNotices } from "./notify.ts";
import { useOnDemand } from "./use-on-demand.ts";

/** The place of toasts. Their code loads when a form that may show one is about to be used. */
export function ToastRegion() {
  const toasts = useOnDemand(() => import("./toasts.tsx"));
  useEffect(() => onSignal("notice", toasts.request), [toasts.request]);
  useEffect(() => onSignal("preload-toasts", toasts.request), [toasts.request]);
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => setHasFailed((before) => before || toasts.failed), [toasts.failed]);

  if (toasts.value) return <toasts.value.Toasts />;
  return hasFailed && <PlainNotices />;
}

/**
 * Loads the code of toasts and shows their empty region: screen readers read out what comes into a
 * region that was there before.
 */
export function preloadToasts(): void {
  sendSignal("preload-toasts");
}

/**
 * Notices where the code of toasts could not be loaded: announced, and the last three are there until
 * the page is left.
 */
export function PlainNotices() {
  const [notices, setNotices] = useState<readonly (Notice & { id: number })[]>([]);
  useEffect(() => {
    let count = 0;
    return receiveNotices((notice) => {
      const id = count++;
      setNotices((before) => [...before.slice(-2), { ...notice, id }]);
    });
  }, []);
  return (
    <div className="toasts">
      {notices.map(({ id, title, text, kind }) => (
        <div
          key={id}
          className="toast"
          data-type={kind}
          role={kind === "destructive" ? "alert" : "status"}
        >
          <p className="toast-title">{title}</p>
          <p className="toast-text">{text}</p>
        </div>
      ))}
    </div>
  );
}
