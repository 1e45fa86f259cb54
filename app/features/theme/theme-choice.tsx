import { useId } from "react";
import { themeNames, themes } from "./theme.ts";
import { useTheme } from "./use-theme.ts";

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
