import { useEffect, useId } from "react";
import { createRootAttribute, useRootAttribute } from "#app/browser/root-attribute-store.ts";
import { entries, watchItem, writeItem } from "#app/browser/storage.ts";
import { parseTheme, type Theme, themeNames, themes } from "./theme.ts";

const flag = createRootAttribute("theme", themes, "system");

/** System, Light or Dark. */
export function ThemeChoice() {
  const [theme, choose] = useTheme();
  const name = useId();
  return (
    <fieldset className="theme-choice needs-script">
      <legend>Theme</legend>
      {themes.map((choice) => (
        <label key={choice}>
          <input
            type="radio"
            name={name}
            value={choice}
            checked={theme === choice}
            onChange={() => choose(choice)}
          />
          {themeNames[choice]}
        </label>
      ))}
    </fieldset>
  );
}

/** The chosen theme, which `head-script.ts` has applied, and the way to choose another. */
function useTheme(): [Theme, (theme: Theme) => void] {
  useEffect(() => watchItem(entries.theme, (stored) => flag.write(parseTheme(stored))), []);
  const choose = (theme: Theme) => {
    flag.write(theme);
    writeItem(entries.theme, theme);
  };
  return [useRootAttribute(flag), choose];
}
