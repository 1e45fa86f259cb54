import { memo, useEffect, useState } from "react";
import { afterLoad, whenIdle } from "#app/browser/clock.ts";
import { onSignal, rootFlags, sendSignal } from "#app/browser/signals.ts";
import { Icon } from "#app/ui/icon.tsx";
import type { CookieBanner } from "#content/schema/frame.ts";

type ConsentBannerProps = { words: CookieBanner };

const load = () => import("./consent-controller.ts");

// It must be ready 1.5 s after the page has loaded, which on a slow device is before React is.
if (typeof document !== "undefined") afterLoad(0, () => void load().catch(() => {}));

const strong = "button button-small button-primary";

/**
 * The banner in the HTML of every page. `consent-controller.ts` shows its parts and answers to it
 * without React, so React must keep what it finds: it is never rendered again.
 */
const Banner = memo(({ words }: ConsentBannerProps) => (
  <section
    id="consent"
    className="consent"
    aria-labelledby="consent-title"
    tabIndex={-1}
    hidden
    suppressHydrationWarning
  >
    <h2 id="consent-title">{words.heading}</h2>
    <button type="button" className="icon-button consent-close" data-consent="close">
      <Icon name="close" size={20} />
      <span className="sr-only">{words.close}</span>
    </button>
    <p>
      {words.text} <a href="/cookies">{words.policy}</a>
    </p>
    <div className="consent-actions" data-view="question" suppressHydrationWarning>
      <button type="button" className={strong} data-consent="all">
        {words.acceptAll}
      </button>
      <button type="button" className={strong} data-consent="essential">
        {words.essentialOnly}
      </button>
      <button type="button" className="button button-small" data-consent="settings">
        {words.customize}
      </button>
    </div>
    <div data-view="settings" hidden suppressHydrationWarning>
      <p hidden suppressHydrationWarning>
        {words.signal}
      </p>
      <ul>
        {words.categories.map(({ name, title, text }) => (
          <li key={name}>
            <label>
              <b>{title}</b>
              <span>{text}</span>
              <input
                type="checkbox"
                // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox says itself whether it's checked.
                role="switch"
                name={name}
                disabled={name === "essential"}
                defaultChecked={name === "essential"}
              />
            </label>
          </li>
        ))}
      </ul>
      <div className="consent-actions">
        <button type="button" className={strong} data-consent="save">
          {words.save}
        </button>
        <button type="button" className="button button-small" data-consent="question">
          {words.back}
        </button>
      </div>
    </div>
  </section>
));

/**
 * Asks for consent 1.5 s after the page has loaded, unless there is an answer, and whenever the
 * visitor asks for the settings. It takes the focus only then.
 */
export function ConsentBanner({ words }: ConsentBannerProps) {
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
      <Banner words={words} />
      {failed && (
        <p role="alert" className="boot-failed">
          {words.notLoaded}
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
