import { Icon, icons } from "#app/ui/icon.tsx";
import type { CookieBanner } from "#content/frame.ts";

const strong = "button button-small button-primary";

/**
 * The banner in the HTML of every page, outside what React hydrates: `consent-controller.ts` answers
 * to it and adds the settings, and its words are sent only once.
 */
export function ConsentBanner({ words }: { words: CookieBanner }) {
  return (
    <section id="consent" className="consent" aria-labelledby="consent-title" tabIndex={-1} hidden>
      <h2 id="consent-title">{words.heading}</h2>
      <button type="button" className="icon-button consent-close" data-consent="close">
        <Icon drawing={icons.close} size={20} />
        <span className="sr-only">{words.close}</span>
      </button>
      <p>
        {`${words.text} `}
        <a href="/cookies">{words.policy}</a>
      </p>
      <div className="consent-actions" data-view="question">
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
    </section>
  );
}
