import { canStart } from "@yno/molfar/internal/commands/find-program";
import { root } from "../project-files.ts";
import { aptInstall, canInstall } from "./apt.ts";

/** What builds and runs the image, with Debian's package of each. */
const programs = { podman: "podman", runc: "runc", busybox: "busybox-static" } as const;

/** What of it isn't on this machine and what to do about it, once installing it was tried. */
export async function ensureImagePrograms(): Promise<string[]> {
  const packages = missingPrograms().map((name) => programs[name]);
  if (packages.length > 0 && canInstall()) {
    console.info(`Installing ${packages.join(", ")} with apt-get.`);
    await aptInstall(packages);
  }
  return imageProgramsMissing();
}

export function imageProgramsMissing(): string[] {
  if (process.getuid?.() !== 0) {
    return [
      "The image is built in separate namespaces, which only root can make: run this as root.",
    ];
  }
  const missing = missingPrograms();
  if (missing.length === 0) return [];
  const packages = missing.map((name) => programs[name]).join(" ");
  return [
    `Building the image needs ${missing.join(" and ")}, which this machine doesn't have: on Debian, run 'apt-get install ${packages}'.`,
  ];
}

function missingPrograms() {
  const names = ["podman", "runc", "busybox"] as const;
  return names.filter((name) => !canStart(name, root, process.env.PATH ?? ""));
}
