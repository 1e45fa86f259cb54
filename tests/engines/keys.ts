/** The characters by which WebDriver means keys that write none (https://w3c.github.io/webdriver/#keyboard-actions). */
const keys = {
  Shift: "\uE008",
  Control: "\uE009",
  Backspace: "\uE003",
  Tab: "\uE004",
  Enter: "\uE007",
  Escape: "\uE00C",
  End: "\uE010",
  Home: "\uE011",
  ArrowLeft: "\uE012",
  ArrowUp: "\uE013",
  ArrowRight: "\uE014",
  ArrowDown: "\uE015",
} as const;

/** A key by its name, or a character. */
export type Key = keyof typeof keys | (string & {});

/** The character that WebDriver uses for a key. */
export function keyCode(key: Key): string {
  const known: Readonly<Record<string, string>> = keys;
  return known[key] ?? key;
}
