import type { Surroundings } from "./driver.ts";
import type { Page } from "./page.ts";

/** The widths at which journeys run. */
export const widths = {
  desktop: { width: 1440, height: 900 },
  phone: { width: 390, height: 844 },
} as const;

/** Something a visitor does, written once for all engines. */
export type Journey = {
  title: string;
  /** Where it applies; everywhere when left out. */
  only?: keyof typeof widths;
  /** What differs from a light, moving page with scripts. */
  surroundings?: Partial<Pick<Surroundings, "scheme" | "reducedMotion" | "scripts">>;
  /** Whether the visitor has answered the question for cookies before; true when left out. */
  answered?: false;
  travel: (page: Page, width: keyof typeof widths) => Promise<void>;
};
