import * as z from "zod";

/** The day of the last change that a reader would notice. */
const day = z.iso.date("is no ISO date. Write it as '2026-11-20'.");

export const pageDatesShape = z.strictObject({ pageDates: z.record(z.string(), day) });
