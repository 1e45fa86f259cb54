import { useEffect } from "react";
import { createRootAttribute, useRootAttribute } from "#app/browser/root-attribute-store.ts";
import { entries, watchItem, writeItem } from "#app/browser/storage.ts";
import { parseTheme, type Theme, themes } from "./theme.ts";

const flag = createRootAttribute("theme", themes, "system");

/** The chosen theme, which `head-script.ts` has applied, and the way to choose another. */
export function useTheme(): [Theme, (theme: Theme) => void] {
  useEffect(() => watchItem(entries.theme, (stored) => flag.write(parseTheme(stored))), []);
  const choose = (theme: Theme) => {
    flag.write(theme);
    writeItem(entries.theme, theme);
  };
  return [useRootAttribute(flag), choose];
}
