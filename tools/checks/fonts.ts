import { spawnSync } from "node:child_process";
import { aptInstall, canInstall } from "./apt.ts";

/** Debian's packages of a font, and of the program that lists fonts. */
export const fontPackages = ["fontconfig", "fonts-liberation"] as const;

/** Whether this machine has a font. Text without one has no size. */
export function hasFont(): boolean {
  // Other systems bring fonts along, and another way to list them.
  if (process.platform !== "linux") return true;
  const { status, stdout } = spawnSync("fc-list", [":", "family"], { encoding: "utf8" });
  return status === 0 && stdout.trim() !== "";
}

/** Installs a font if there isn't one and that's possible. */
export async function ensureFont(): Promise<void> {
  if (hasFont() || !canInstall()) return;
  console.info("Installing a font with apt-get.");
  await aptInstall(fontPackages);
}

/** A sentence where this machine has no font. */
export function fontMissing(): string[] {
  if (hasFont()) return [];
  return [
    `Pages can't be looked at without a font, and this machine has none that 'fc-list' shows: on Debian, run 'apt-get install ${fontPackages.join(" ")}'.`,
  ];
}
