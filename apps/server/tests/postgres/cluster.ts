import { execFileSync, spawn } from "node:child_process";
import { chownSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "@yno/tools/free-port";
import { findPostgres } from "@yno/tools/programs";

/** A PostgreSQL of its test alone. */
export type Cluster = {
  /** The address of a new, empty database. */
  newDatabase: () => string;
  /** Runs a statement in a database, by its address. */
  execute: (database: string, statement: string) => void;
  /** Dumps a database, by its address, and restores it as a new one. */
  restored: (database: string) => string;
  stop: () => Promise<void>;
};

/** PostgreSQL refuses to run as root; Debian's package makes this account for it. */
const account = "postgres";

/** Starts PostgreSQL on a free port, with its files in a temporary folder. */
export async function startCluster(): Promise<Cluster> {
  const programs = findPostgres();
  if (!programs) throw new Error("PostgreSQL isn't installed.");
  const folder = mkdtempSync(join(tmpdir(), "yno-postgres-"));
  const owner = process.getuid?.() === 0 ? ownerOf(account) : undefined;
  if (owner) chownSync(folder, owner.uid, owner.gid);
  const options = { ...owner, cwd: folder, stdio: "ignore" } as const;
  const data = join(folder, "data");
  const starting = ["-D", data, "-U", account, "--auth=trust", "--no-sync"];
  try {
    execFileSync(join(programs, "initdb"), starting, options);
  } catch (error) {
    rmSync(folder, { recursive: true });
    throw error;
  }
  const port = await freePort();
  const server = spawn(
    join(programs, "postgres"),
    [
      ...["-D", data, "-p", String(port), "-k", folder, "-c", "listen_addresses=127.0.0.1"],
      // Tests end servers of the site in the middle of their work, never the database.
      ...["-c", "fsync=off", "-c", "full_page_writes=off"],
    ],
    options,
  );
  const ended = new Promise((resolve) => server.once("close", resolve));
  const ready = ["-h", "127.0.0.1", "-p", String(port), "-U", account];
  while (!succeeds(join(programs, "pg_isready"), ready)) {
    if (server.exitCode !== null) throw new Error("PostgreSQL ended before it was ready.");
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  let made = 0;
  const newDatabase = () => {
    made += 1;
    execFileSync(join(programs, "createdb"), [...ready, `test${made}`], options);
    return `postgres://${account}@127.0.0.1:${port}/test${made}`;
  };
  return {
    newDatabase,
    execute: (database, statement) => {
      execFileSync(join(programs, "psql"), ["--quiet", "--command", statement, database], options);
    },
    restored: (database) => {
      const [dump, copy] = [join(folder, "dump.sql"), newDatabase()];
      execFileSync(join(programs, "pg_dump"), ["--file", dump, database], options);
      const restoring = ["--set", "ON_ERROR_STOP=1", "--file", dump, copy];
      execFileSync(join(programs, "psql"), restoring, options);
      return copy;
    },
    stop: async () => {
      server.kill("SIGINT");
      await ended;
      rmSync(folder, { recursive: true });
    },
  };
}

function ownerOf(name: string): { uid: number; gid: number } {
  const id = (flag: string) => Number(execFileSync("id", [flag, name], { encoding: "utf8" }));
  return { uid: id("-u"), gid: id("-g") };
}

function succeeds(program: string, args: readonly string[]): boolean {
  try {
    execFileSync(program, args, { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}
