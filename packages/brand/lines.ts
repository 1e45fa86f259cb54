/** The lines of the site's map. */
export const lineIds = ["quick", "product", "company", "plans", "resources", "legal"] as const;

/** A line of the site's map: one area, one colour, one code. */
export type LineId = (typeof lineIds)[number];
