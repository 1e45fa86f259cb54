import { useEffect } from "react";
import { afterLoad, whenIdle } from "#app/browser/clock.ts";
import { useOnDemand } from "#app/ui/use-on-demand.ts";
import { useSettingsAsked } from "./settings-request.ts";

const load = () => import("./consent-banner.tsx");

// A slow device takes a second to bring the page alive: the code is fetched meanwhile. A failure is
// reported when the code is needed.
if (typeof document !== "undefined") afterLoad(0, () => void load().catch(() => {}));

/**
 * Keeps the place of the banner in the order of focus. Its code comes as soon as the page has loaded:
 * on a slow device the browser may not be idle before the banner is due. The code of other pages
 * comes after it, when the browser is idle (`FetchAhead`).
 */
export function ConsentRegion() {
  const asked = useSettingsAsked();
  const { value, failed, request } = useOnDemand(load);
  useEffect(() => afterLoad(0, request), [request]);
  useEffect(() => {
    if (value || failed) return whenIdle(() => window.dispatchEvent(new Event("yno:idle")));
  }, [value, failed]);
  useEffect(() => {
    if (asked > 0) request();
  }, [asked, request]);

  if (value) return <value.ConsentBanner asked={asked} />;
  if (failed && asked > 0) {
    return (
      <p role="alert" className="consent consent-failed">
        The cookie settings could not be loaded. Check your connection and reload the page; nothing
        optional is stored until then.
      </p>
    );
  }
  return null;
}
