import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { lacks, type Needed, needs } from "./programs.ts";

/**
 * Installs what tests need and this machine lacks, as root on Debian: `npm run setup`. Gives a sentence
 * for each thing that's still missing.
 */
export function setUp(): string[] {
  const names = (Object.keys(needs) as Needed[]).filter(lacks);
  if (names.length > 0 && canInstall()) {
    const packages = [...new Set(names.flatMap((name) => needs[name].packages))];
    console.info(`Installing ${packages.join(", ")} with apt-get.`);
    apt("update");
    // One at a time where all together fail, so that one that doesn't exist doesn't block the others.
    if (!install(...packages)) for (const name of packages) install(name);
  }
  return names.flatMap((name) => lacks(name) ?? []);
}

const install = (...packages: readonly string[]) =>
  apt("install", "--yes", "--no-install-recommends", ...packages);

function apt(...args: readonly string[]): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  try {
    execFileSync("apt-get", [...args, "--quiet=2", "-oDPkg::Lock::Timeout=600"], {
      stdio: "ignore",
      timeout: 600_000,
      env,
    });
    return true;
  } catch {
    return false;
  }
}

/** Ubuntu's packages of browsers only fetch another package system's, so Debian means Debian. */
function canInstall(): boolean {
  const system = "/etc/os-release";
  const isDebian = existsSync(system) && /^ID=debian$/m.test(readFileSync(system, "utf8"));
  return isDebian && process.getuid?.() === 0;
}

if (import.meta.main) for (const sentence of setUp()) console.info(sentence);
