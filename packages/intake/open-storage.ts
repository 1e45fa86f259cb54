import { existsSync, mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { openPostgres } from "./postgres-storage.ts";
import { openSqlite } from "./sqlite-storage.ts";
import { IntakeProblem, type Storage } from "./storage.ts";

/**
 * Opens the storage that INTAKE_DATABASE names: PostgreSQL by its address, or else a SQLite file.
 *
 * @throws IntakeProblem
 */
export async function openStorage(database: string): Promise<Storage> {
  if (isPostgres(database)) return openPostgres(database);
  try {
    makeFolder(dirname(database));
  } catch (error) {
    const { message } = error instanceof Error ? error : { message: String(error) };
    throw new IntakeProblem(
      `The folder of the database ${database} can't be made (${message}): set INTAKE_DATABASE to a path in a folder that this account may write to, as INTAKE_DATABASE=data/intake.db.`,
    );
  }
  return openSqlite(database);
}

/** Node's own recursive call never returns where a new folder gives ENOENT, as below /proc. */
function makeFolder(path: string): void {
  if (existsSync(path)) return;
  if (dirname(path) !== path) makeFolder(dirname(path));
  try {
    mkdirSync(path, { mode: 0o700 });
  } catch (error) {
    // Another server may have made it meanwhile.
    if (!existsSync(path)) throw error;
  }
}

/** Whether a database is PostgreSQL's. */
export function isPostgres(database: string): boolean {
  return /^postgres(?:ql)?:\/\//i.test(database);
}

/** The database as it may be printed: an address has a password in it. */
export function shownDatabase(database: string): string {
  return isPostgres(database) ? `PostgreSQL on ${new URL(database).host}` : database;
}
