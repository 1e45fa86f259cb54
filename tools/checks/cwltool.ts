import { canStart } from "@yno/molfar/internal/commands/find-program";
import { root } from "../project-files.ts";
import { aptInstall, canInstall } from "./apt.ts";

/** Expressions of CWL run in Node, which both engines look for by this name. */
const programs = ["cwltool", "toil-cwl-runner", "node"] as const;
/** The packages of Debian that bring the engines. */
const packages = ["cwltool", "toil"];

/** Which engines of CWL this machine lacks and what to do about it, once installing was tried. */
export async function ensureCwltool(): Promise<string[]> {
  const lacksEngine = missingPrograms().some((name) => name !== "node");
  if (lacksEngine && canInstall()) {
    console.info("Installing cwltool and Toil with apt-get.");
    await aptInstall(packages);
  }
  return cwltoolMissing();
}

export function cwltoolMissing(): string[] {
  const missing = missingPrograms();
  if (missing.length === 0) return [];
  return [
    `Exported workflows need ${missing.join(" and ")}, which this machine doesn't have: on Debian, run 'apt-get install ${packages.join(" ")}'.`,
  ];
}

function missingPrograms() {
  return programs.filter((name) => !canStart(name, root, process.env.PATH ?? ""));
}
