// Installs what the lock file says, before `npm start` and `npm test`, without any package.
import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";

if (Number.parseInt(process.versions.node, 10) < 20) {
  console.error(
    `This project needs Node 20 or newer, and this is ${process.versions.node}: install a newer one from https://nodejs.org and run the command again.`,
  );
  process.exit(1);
}

/** npm writes this last, so it's older than the lock file, or missing, where that isn't installed. */
const written = (file) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
const isInstalled = () =>
  written("node_modules/.package-lock.json") >= written("package-lock.json");

function isRunning(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error.code === "EPERM";
  }
}

// One terminal installs, and others wait for it.
const lock = ".cache/install";
mkdirSync(".cache", { recursive: true });
while (!isInstalled()) {
  try {
    writeFileSync(lock, String(process.pid), { flag: "wx" });
    const shell = process.platform === "win32";
    // The scripts run on the project's own Node, so what npm warns of its older one doesn't matter.
    process.exitCode =
      spawnSync("npm", ["ci", "--loglevel=error"], { stdio: "inherit", shell }).status ?? 1;
    rmSync(lock);
    break;
  } catch (error) {
    if (error.code !== "EEXIST") throw error;
    if (!isRunning(Number(readFileSync(lock, "utf8")))) rmSync(lock, { force: true });
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}
