import { useEffect, useState } from "react";
import { afterLoad, whenIdle } from "#app/browser/clock.ts";
import { onSignal, rootFlags, sendSignal } from "#app/browser/signals.ts";
import { Icon } from "#app/ui/icon.tsx";

const load = () => import("./ask-for-consent.ts");

// It must be ready 1.5 s after the page has loaded, which on a slow device is before React is.
if (typeof document !== "undefined") afterLoad(0, () => void load().catch(() => {}));

const categories = [
  ["essential", "Essential", "Remembers your sidebar, theme and cookie choice. Always on."],
  ["analytics", "Analytics", "Counts page visits, so we know what people read."],
  ["functional", "Functional", "Remembers your recent searches on this device."],
  ["marketing", "Marketing", "Not in use. We set nothing, whatever you choose here."],
] as const;

const strong = "button button-small button-primary";

/**
 * The banner in the HTML of every page. `ask-for-consent.ts` shows its parts and answers to it
 * without React, so React must keep what it finds: the element never changes.
 */
const banner = (
  <section
    id="consent"
    className="consent"
    aria-labelledby="consent-title"
    tabIndex={-1}
    hidden
    suppressHydrationWarning
  >
    <h2 id="consent-title">Cookies on this site</h2>
    <button type="button" className="icon-button consent-close" data-consent="close">
      <Icon name="close" size={20} />
      <span className="sr-only">Close without choosing</span>
    </button>
    <p>
      Essential cookies keep the site working. Analytics and functional cookies stay off until you
      turn them on. We keep your choice for 12 months. <a href="/cookies">Cookie Policy</a>
    </p>
    <div className="consent-actions" data-view="question" suppressHydrationWarning>
      <button type="button" className={strong} data-consent="all">
        Accept All
      </button>
      <button type="button" className={strong} data-consent="essential">
        Essential Only
      </button>
      <button type="button" className="button button-small" data-consent="settings">
        Customize
      </button>
    </div>
    <div data-view="settings" hidden suppressHydrationWarning>
      <p hidden suppressHydrationWarning>
        Your browser sends a Global Privacy Control signal, so analytics and marketing start
        switched off.
      </p>
      <ul>
        {categories.map(([key, name, text]) => (
          <li key={key}>
            <label>
              <b>{name}</b>
              <span>{text}</span>
              <input
                type="checkbox"
                // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox says itself whether it's checked.
                role="switch"
                name={key}
                disabled={key === "essential"}
                defaultChecked={key === "essential"}
              />
            </label>
          </li>
        ))}
      </ul>
      <div className="consent-actions">
        <button type="button" className={strong} data-consent="save">
          Save My Preferences
        </button>
        <button type="button" className="button button-small" data-consent="question">
          Back
        </button>
      </div>
    </div>
  </section>
);

/**
 * Asks for consent 1.5 s after the page has loaded, unless there is an answer, and whenever the
 * visitor asks for the settings. It takes the focus only then.
 */
export function ConsentBanner() {
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    const open = () =>
      load()
        .then(({ openSettings }) => openSettings())
        .catch(() => setFailed(true));
    return onSignal("cookie-settings", open);
  }, []);
  // The code of other pages comes after the banner's (`FetchAhead`).
  useEffect(() => {
    const tell = () => whenIdle(() => sendSignal("idle"));
    return afterLoad(0, () => load().catch(withdraw).then(tell));
  }, []);

  return (
    <>
      {banner}
      {failed && (
        <p role="alert" className="boot-failed">
          The cookie settings could not be loaded. Check your connection and reload the page;
          nothing optional is stored until then.
        </p>
      )}
    </>
  );
}

/** Without its code the banner answers to nothing: it isn't shown, and asks on the next visit. */
function withdraw(): void {
  rootFlags().consent = "";
  document.getElementById("consent")?.setAttribute("hidden", "");
}
