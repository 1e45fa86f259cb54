import fc from "fast-check";

/**
 * With PROPERTY_SEED set, property tests choose the same inputs in each run. CI sets it, so that a
 * change is judged only by what it changes.
 */
const seed = process.env.PROPERTY_SEED;
if (seed !== undefined) fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: Number(seed) });
