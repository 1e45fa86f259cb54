import { useEffect, useId, useState } from "react";
import {
  createRootAttribute,
  useRootAttribute,
} from "#app/browser/platform/root-attribute-store.ts";
import { themeEntry, watchItem, writeItem } from "#app/browser/platform/storage.ts";
import { themeWords } from "#content/messages/layout.ts";

const themes = ["system", "light", "dark"] as const;
type Theme = (typeof themes)[number];

/** The stored text as a theme; anything else follows the system. */
export function parseTheme(stored: string | null): Theme {
  return themes.find((theme) => theme === stored) ?? "system";
}

const flag = createRootAttribute("theme", themes, "system");

/** System, Light or Dark; the theme that applies is in the root, where `head-script.ts` puts it. */
export function ThemeChoice() {
  const theme = useRootAttribute(flag);
  const choose = (next: Theme) => {
    flag.write(next);
    writeItem(themeEntry, next);
  };
  const name = useId();
  return (
    <fieldset className="theme-choice needs-script">
      <legend>{themeWords.theme}</legend>
      {themes.map((choice) => (
        <label key={choice}>
          <input
            type="radio"
            name={name}
            value={choice}
            checked={theme === choice}
            onChange={() => choose(choice)}
          />
          {themeWords.names[choice]}
        </label>
      ))}
    </fieldset>
  );
}

/**
 * The header's Theme button. The browser's own popover opens it, closes it and returns focus. What is
 * in it is rendered when it first opens. On every page, so it also follows the choice of other tabs.
 */
export function ThemeMenu() {
  const [isUsed, setUsed] = useState(false);
  useEffect(() => watchItem(themeEntry, (stored) => flag.write(parseTheme(stored))), []);
  return (
    <>
      <button
        type="button"
        className="header-link theme-button needs-script"
        popoverTarget="theme-menu"
        data-replay-click=""
      >
        {themeWords.theme}
      </button>
      <div
        id="theme-menu"
        popover="auto"
        className="theme-popover"
        onBeforeToggle={() => setUsed(true)}
      >
        {isUsed && <ThemeChoice />}
      </div>
    </>
  );
}
