import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import { type Killed, killAndResume } from "@yno/molfar/internal/random/killed-runs";
import { seeded } from "@yno/molfar/internal/random/seeded";
import { allEnded } from "#tools/all-ended.ts";
import { bundleCommand } from "#tools/outputs/molfar-files.ts";

/**
 * Kills and resumes runs of the command that is published, which starts in a third of the time that
 * the sources take. Each lane has its own folder and its own share of the kills.
 */
export async function killInLanes(
  seed: number,
  kills: number,
  killed: Killed,
): Promise<{ killed: number; ended: number }> {
  // A core waits while a container starts, and while a signal is on its way.
  const lanes = 2 * availableParallelism();
  const folder = mkdtempSync(join(tmpdir(), "molfar-command-"));
  try {
    writeFileSync(join(folder, "package.json"), JSON.stringify({ type: "module" }));
    await bundleCommand(folder);
    const command = join(folder, "dist/cli.js");
    const done = await allEnded(
      Array.from({ length: lanes }, (_, lane) => {
        const share = Math.floor((kills + lane) / lanes);
        return killAndResume(seeded(seed + lane), share, { ...killed, command });
      }),
    );
    const sum = (of: "killed" | "ended") => done.reduce((total, each) => total + each[of], 0);
    return { killed: sum("killed"), ended: sum("ended") };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
