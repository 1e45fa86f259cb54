import { join } from "node:path";

/** The folder of the site, which holds `app/`, `content/` and what the build makes of them. */
export const root = join(import.meta.dirname, "..");
