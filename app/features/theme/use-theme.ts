import { useEffect } from "react";
import { createRootFlag, useRootFlag } from "#app/browser/root-attribute-store.ts";
import { entries, watchItem, writeItem } from "#app/browser/storage.ts";
import { parseTheme, type Theme, themes } from "./theme.ts";

const flag = createRootFlag("theme", themes, "system");

/** The chosen theme, which `head-script.ts` has applied, and the way to choose another. */
export function useTheme(): [Theme, (theme: Theme) => void] {
  useEffect(() => watchItem(entries.theme, (stored) => flag.write(parseTheme(stored))), []);
  const choose = (theme: Theme) => {
    flag.write(theme);
    writeItem(entries.theme, theme);
  };
  return [useRootFlag(flag), choose];
}
