import { rmSync } from "node:fs";
import { join } from "node:path";
import { makeBuildFolder, removeBuildFolder } from "@yno/server/fixtures";
import { startCluster } from "#tests/postgres/cluster.ts";
import { killRounds } from "#tests/server/intake-server.ts";

/** Rounds on one database. After as many the total so far is printed. */
const atOnce = 100;

/**
 * Kills the server as often as asked at a random moment, in SQLite or PostgreSQL, and prints what of
 * the acceptances was lost or kept twice. Returns whether nothing was.
 */
export async function measureKills(
  folder: string,
  { rounds, inPostgres }: { rounds: number; inPostgres: boolean },
): Promise<boolean> {
  const cluster = inPostgres ? await startCluster() : undefined;
  // A small site starts sooner, and forms are the same.
  const build = await makeBuildFolder();
  const total = { rounds: 0, accepted: 0, repeated: 0, lost: 0, twice: 0 };
  try {
    while (total.rounds < rounds) {
      const database = cluster?.newDatabase() ?? join(folder, `kills-${total.rounds}`, "intake.db");
      const some = Math.min(atOnce, rounds - total.rounds);
      const kills = await killRounds(build, database, some);
      if (!cluster) rmSync(join(database, ".."), { recursive: true });
      total.rounds += some;
      total.accepted += kills.accepted;
      total.repeated += kills.repeated;
      total.lost += kills.lost.length;
      total.twice += kills.twice.length;
      console.info(
        `${total.rounds} kills in ${inPostgres ? "PostgreSQL" : "SQLite"}: ${total.accepted} accepted, ${total.repeated} sent again, ${total.lost} lost, ${total.twice} twice.`,
      );
    }
  } finally {
    await removeBuildFolder(build);
    await cluster?.stop();
  }
  return total.lost + total.twice === 0;
}
