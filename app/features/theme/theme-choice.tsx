import { useId } from "react";
import { themeWords } from "#content/words/theme.ts";
import { themes } from "./theme.ts";
import { useTheme } from "./use-theme.ts";

/** System, Light or Dark. */
export function ThemeChoice() {
  const [theme, choose] = useTheme();
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
