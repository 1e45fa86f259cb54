import { useEffect } from "react";
import { whenIdle } from "#app/browser/clock.ts";
import { useOnDemand } from "#app/ui/use-on-demand.ts";
import { useSettingsAsked } from "./settings-request.ts";

/** Keeps the place of the banner in the order of focus; its code arrives when the page is at rest. */
export function ConsentRegion() {
  const asked = useSettingsAsked();
  const { value, failed, request } = useOnDemand(() => import("./consent-banner.tsx"));
  useEffect(() => whenIdle(request), [request]);
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
