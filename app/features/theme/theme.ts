export const themes = ["system", "light", "dark"] as const;
export type Theme = (typeof themes)[number];

/** The stored text as a theme; anything else follows the system. */
export function parseTheme(stored: string | null): Theme {
  return themes.find((theme) => theme === stored) ?? "system";
}
