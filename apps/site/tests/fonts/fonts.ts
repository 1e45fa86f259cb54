import { join } from "node:path";
import { root } from "#build/site-folder.ts";

/**
 * The environment in which a browser on Linux shows pages with fonts from the lock file, and not with
 * those of the machine. FONTCONFIG_FILE chooses others: /etc/fonts/fonts.conf has the machine's.
 */
export function withFonts(
  file = process.env.FONTCONFIG_FILE ?? fontFile("arial"),
): Record<string, string | undefined> {
  return { ...process.env, FONTCONFIG_FILE: file };
}

/** The path of a fontconfig file of this folder: fonts with Arial's metrics, or DejaVu alone. */
export function fontFile(name: "arial" | "dejavu"): string {
  return join(root, `tests/fonts/${name}.conf`);
}
