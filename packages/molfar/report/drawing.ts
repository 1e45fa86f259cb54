/** What the report of a run and the graph of a workflow are drawn with. */

export const palettes = {
  light: { ink: "#15202b", paper: "#fff", line: "#0b6e5f", bad: "#b3261e", quiet: "#5b6b7a" },
  dark: { ink: "#e8edf2", paper: "#10161c", line: "#45c4ae", bad: "#ff8a80", quiet: "#9fb0bf" },
} as const;

export type Palette = (typeof palettes)[keyof typeof palettes];

/** In CSS pixels: the line, and the station of a step on it. A parallel step has a second ring. */
export const geometry = {
  line: 6,
  station: { inner: 14, border: 5 },
  ring: { offset: 2, border: 3 },
} as const;

const entities: Readonly<Record<string, string>> = {
  ...{ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" },
};

/** Text for HTML and XML. A character that XML can't have becomes U+FFFD. */
export function escaped(text: string): string {
  return text
    .toWellFormed()
    .replace(/[^\t\n\r\u{20}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, "\ufffd")
    .replace(/[&<>"']/g, (character) => entities[character] ?? "");
}
