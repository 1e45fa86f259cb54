import { themeWords } from "#content/words/theme.ts";
import { ThemeChoice } from "./theme-choice.tsx";

/** The header's Theme button. The browser's own popover opens it, closes it and returns focus. */
export function ThemeMenu() {
  return (
    <div className="theme-menu needs-script">
      <button type="button" className="theme-button" popoverTarget="theme-menu">
        {themeWords.theme}
      </button>
      <div id="theme-menu" popover="auto" className="theme-popover">
        <ThemeChoice />
      </div>
    </div>
  );
}
