import { canStart } from "@yno/molfar/internal/commands/find-program";
import { root } from "../project-files.ts";
import { aptInstall, canInstall } from "./apt.ts";

/** Expressions of CWL run in Node, which cwltool looks for by this name. */
const programs = ["cwltool", "node"] as const;

/** What of cwltool isn't on this machine and what to do about it, once installing it was tried. */
export async function ensureCwltool(): Promise<string[]> {
  if (missingPrograms().includes("cwltool") && canInstall()) {
    console.info("Installing cwltool with apt-get.");
    await aptInstall(["cwltool"]);
  }
  return cwltoolMissing();
}

export function cwltoolMissing(): string[] {
  const missing = missingPrograms();
  if (missing.length === 0) return [];
  return [
    `Exported workflows need ${missing.join(" and ")}, which this machine doesn't have: on Debian, run 'apt-get install cwltool'.`,
  ];
}

function missingPrograms() {
  return programs.filter((name) => !canStart(name, root, process.env.PATH ?? ""));
}
