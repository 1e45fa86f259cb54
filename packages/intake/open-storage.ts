import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { IntakeProblem } from "./intake-problem.ts";
import { openSqlite } from "./sqlite-storage.ts";
import type { Storage } from "./storage.ts";

/** Opens the storage that an address names: today the path of a SQLite file. */
export function openStorage(database: string): Storage {
  try {
    mkdirSync(dirname(database), { recursive: true, mode: 0o700 });
  } catch (error) {
    const { message } = error instanceof Error ? error : { message: String(error) };
    throw new IntakeProblem(
      `The folder of the database ${database} can't be made (${message}): set INTAKE_DATABASE to a path in a folder that this account may write to, as INTAKE_DATABASE=data/intake.db.`,
    );
  }
  return openSqlite(database);
}
