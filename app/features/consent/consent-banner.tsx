import { Icon } from "#app/ui/icon.tsx";
import type { CookieBanner } from "#content/schema/frame.ts";

const strong = "button button-small button-primary";

/**
 * The banner in the HTML of every page, outside what React takes over: `consent-controller.ts` shows
 * its parts and answers to it, and its words are sent only once.
 */
export function ConsentBanner({ words }: { words: CookieBanner }) {
  return (
    <section id="consent" className="consent" aria-labelledby="consent-title" tabIndex={-1} hidden>
      <h2 id="consent-title">{words.heading}</h2>
      <button type="button" className="icon-button consent-close" data-consent="close">
        <Icon name="close" size={20} />
        <span className="sr-only">{words.close}</span>
      </button>
      <p>
        {words.text} <a href="/cookies">{words.policy}</a>
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
      <div data-view="settings" hidden>
        <p hidden>{words.signal}</p>
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
  );
}
