import { useEffect } from "react";
import { afterLoad, whenIdle } from "#app/browser/platform/clock.ts";
import { onSignal, rootFlags, sendSignal } from "#app/browser/platform/signals.ts";
import { notify } from "#app/ui/notify.ts";
import type { LoadFailed } from "#content/frame.ts";

const load = () => import("./consent-controller.ts");

// It must be ready 1.5 s after the page has loaded, which on a slow device is before React is.
if (typeof document !== "undefined") afterLoad(() => void load().catch(() => {}));

/**
 * Fetches the code of the banner, which asks for consent 1.5 s after the page has loaded, unless there
 * is an answer, and whenever the visitor asks for the settings.
 *
 * @param failure is told where the settings are asked for and that code doesn't come
 */
export function ConsentCode({ failure }: { failure: LoadFailed }) {
  useEffect(() => {
    const open = () =>
      load()
        .then(({ openSettings }) => openSettings())
        .catch(() => notify({ kind: "destructive", ...failure }));
    return onSignal("cookie-settings", open);
  }, [failure]);
  // The code of other pages comes after the banner's (`startPrefetching`).
  useEffect(() => {
    const tell = () => whenIdle(() => sendSignal("idle"));
    afterLoad(() => void load().catch(withdraw).then(tell));
  }, []);
  return null;
}

/** Without its code the banner answers to nothing: it isn't shown, and asks on the next visit. */
function withdraw(): void {
  rootFlags().consent = "";
  document.getElementById("consent")?.setAttribute("hidden", "");
}
