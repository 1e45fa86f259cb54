import fc from "fast-check";

/**
 * With PROPERTY_SEED set, property tests choose the same inputs in each run. CI sets it, so that a
 * change is judged only by what it changes.
 */
const given = process.env.PROPERTY_SEED;
if (given !== undefined) fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: Number(given) });

/** The same for tests that choose without fast-check. */
export const seed = Number(given ?? Math.floor(Math.random() * 2 ** 31));
