import "./consent.css";
import { useEffect, useId, useRef, useState } from "react";
import { trackBannerHeight } from "#app/browser/banner-height.ts";
import {
  allCategories,
  type ConsentPreferences,
  essentialOnly,
} from "#app/browser/consent-record.ts";
import { hasGlobalPrivacyControl } from "#app/browser/privacy-signal.ts";
import { Icon } from "#app/ui/icon.tsx";
import { ConsentSettings } from "./consent-settings.tsx";
import { useConsent } from "./use-consent.ts";

type ConsentBannerProps = { asked: number };
type View = "simple" | "detailed" | "closed";

/**
 * Asks for consent 1.5 s after the page has loaded, unless there is an answer, and whenever the
 * visitor asks for the settings. It doesn't take the focus.
 */
export function ConsentBanner({ asked }: ConsentBannerProps) {
  const { state, stored, save } = useConsent();
  const [view, setView] = useState<View>("simple");
  const [chosen, setChosen] = useState<ConsentPreferences>(essentialOnly);
  const [openedByHand, setOpenedByHand] = useState(false);
  const region = useRef<HTMLElement>(null);
  const opener = useRef<Element | null>(null);
  const id = useId();

  // biome-ignore lint/correctness/useExhaustiveDependencies: each request opens the settings once.
  useEffect(() => {
    if (asked === 0) return;
    setChosen(stored() ?? essentialOnly);
    setView("detailed");
    setOpenedByHand(true);
    opener.current = document.activeElement;
  }, [asked]);

  const visible = openedByHand || (state === "unanswered" && view !== "closed");

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again, it takes the focus again.
  useEffect(() => {
    if (openedByHand) region.current?.focus();
  }, [openedByHand, asked]);
  useEffect(() => {
    if (visible && region.current) return trackBannerHeight(region.current);
  }, [visible]);

  if (!visible) return null;

  const leave = () => {
    setView("closed");
    setOpenedByHand(false);
    if (opener.current instanceof HTMLElement) opener.current.focus();
    opener.current = null;
  };
  // The button that was pressed goes with its view; the focus stays in the banner.
  const turnTo = (next: View) => {
    setView(next);
    region.current?.focus();
  };
  const answer = (preferences: ConsentPreferences, method: "banner" | "settings") => {
    save(preferences, method);
    leave();
  };

  return (
    <section ref={region} className="consent" aria-labelledby={id} tabIndex={-1}>
      <h2 id={id} className="consent-title">
        Cookies on this site
      </h2>
      <button type="button" className="icon-button consent-close" onClick={leave}>
        <Icon name="close" size={20} />
        <span className="sr-only">Close without choosing</span>
      </button>
      <p className="consent-text">
        Essential cookies keep the site working. Analytics and functional cookies stay off until you
        turn them on. We keep your choice for 12 months. <a href="/cookies">Cookie Policy</a>
      </p>
      {view === "detailed" ? (
        <ConsentSettings
          chosen={chosen}
          signal={hasGlobalPrivacyControl() && stored() === null}
          onChange={setChosen}
          onSave={() => answer(chosen, "settings")}
          onBack={() => turnTo("simple")}
        />
      ) : (
        <div className="consent-actions">
          <button
            type="button"
            className="button button-small button-primary"
            onClick={() => answer(allCategories, "banner")}
          >
            Accept All
          </button>
          <button
            type="button"
            className="button button-small button-primary"
            onClick={() => answer(essentialOnly, "banner")}
          >
            Essential Only
          </button>
          <button type="button" className="button button-small" onClick={() => turnTo("detailed")}>
            Customize
          </button>
        </div>
      )}
    </section>
  );
}
