import { root } from "../site-folder.ts";

/** The command as it is in the sources, in the directory where npm was called. */
process.chdir(process.env.INIT_CWD ?? root);
await import("@yno/molfar/internal/cli");
