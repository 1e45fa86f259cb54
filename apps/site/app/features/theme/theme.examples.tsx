import type { Examples } from "#tests/gallery/examples.ts";
import { ThemeChoice, ThemeMenu } from "./theme-choice.tsx";

export const examples = {
  "the menu of the header": () => (
    <div className="site-header">
      <ThemeMenu />
    </div>
  ),
  "the choice in the sheet": () => <ThemeChoice />,
} satisfies Examples;
