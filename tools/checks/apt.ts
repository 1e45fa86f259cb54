import { readFileSync } from "node:fs";
import { runChild } from "../child.mjs";

/** Whether packages of Debian can be installed: as root, on Debian itself. */
export function canInstall(): boolean {
  return process.getuid?.() === 0 && isDebian();
}

let updated: Promise<number> | undefined;

/**
 * Installs packages of Debian. If that fails, each is installed separately, so that one that doesn't
 * exist doesn't block the others.
 */
export async function aptInstall(names: readonly string[]): Promise<void> {
  updated ??= quietly("apt-get", ["update"]);
  await updated;
  const install = (...some: readonly string[]) =>
    quietly("apt-get", ["install", "--yes", "--no-install-recommends", ...some]);
  if ((await install(...names)) === 0) return;
  for (const name of names) await install(name);
}

/** Ubuntu's packages of browsers only fetch another package system's, so Debian means Debian. */
function isDebian(): boolean {
  try {
    return /^ID=debian$/m.test(readFileSync("/etc/os-release", "utf8"));
  } catch {
    return false;
  }
}

/** Runs an attempt that may fail, without its output and for ten minutes at most, and gives its code. */
export async function quietly(program: string, args: readonly string[]): Promise<number> {
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  const options = { stdio: "ignore", timeout: 10 * 60_000, env } as const;
  const { code } = await runChild(program, args, options, { stopWithin: 1_000 });
  return code;
}
