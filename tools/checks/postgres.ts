import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { aptInstall, canInstall } from "./apt.ts";

/** Where Debian puts the programs of each version. */
const versions = "/usr/lib/postgresql";

/** The folder with PostgreSQL's programs, of the newest version that is here. */
export function findPostgres(): string | undefined {
  if (!existsSync(versions)) return undefined;
  return readdirSync(versions)
    .toSorted((one, other) => Number(other) - Number(one))
    .map((version) => join(versions, version, "bin"))
    .find((folder) => existsSync(join(folder, "initdb")));
}

/** What of PostgreSQL isn't on this machine and what to do about it, once installing it was tried. */
export async function ensurePostgres(): Promise<string[]> {
  if (!findPostgres() && canInstall()) {
    console.info("Installing PostgreSQL with apt-get.");
    await aptInstall(["postgresql"]);
  }
  return postgresMissing();
}

export function postgresMissing(): string[] {
  if (findPostgres()) return [];
  return [
    "Forms in PostgreSQL need its server, which this machine doesn't have: on Debian, run 'apt-get install postgresql'.",
  ];
}
