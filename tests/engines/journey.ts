import type { Mode } from "./engine.ts";
import type { Page, Width } from "./page.ts";

/** Something a visitor does, written once for both engines. */
export type Journey = {
  title: string;
  travel: (page: Page, width: Width) => Promise<unknown>;
  /** Where it runs: at both widths only if what it uses is laid out differently on phones. */
  widths: readonly Width[];
  mode: Mode;
  /** Whether the visitor has answered the question for cookies before. */
  answered: boolean;
};

const usual = {
  widths: ["desktop"],
  mode: "usual",
  answered: true,
} as const;

/** A journey at a desktop, on a light, moving page with scripts, unless it says otherwise. */
export function journey(
  title: string,
  travel: Journey["travel"],
  options: Partial<Journey> = {},
): Journey {
  return { title, travel, ...usual, ...options };
}

export const bothWidths = { widths: ["desktop", "phone"] } as const;
