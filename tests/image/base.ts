import { copyFileSync, cpSync, mkdirSync, realpathSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { execa } from "execa";

/** What the steps of the Dockerfile call. */
const applets = ["sh", "chown", "env", "find", "mkdir", "rm"];

/** Where the npm in the base keeps what it fetches: this machine's own is mounted there. */
export const npmCache = "/npm";

/**
 * Makes a folder into the file system of a base image, from what this machine has: its Node, the
 * libraries that Node loads, npm, and BusyBox.
 */
export async function makeBase(folder: string): Promise<void> {
  for (const name of ["bin", "etc", "root", "tmp", "usr/bin"]) {
    mkdirSync(join(folder, name), { recursive: true });
  }
  copyFileSync(await answerOf("which", "busybox"), join(folder, "bin/busybox"));
  for (const name of applets) symlinkSync("busybox", join(folder, "bin", name));
  symlinkSync("/bin/env", join(folder, "usr/bin/env"));
  copyFileSync(process.execPath, join(folder, "bin/node"));
  const loaded = [...(await answerOf("ldd", process.execPath)).matchAll(/\/lib\S+/g)].map(String);
  // Compiled packages of npm load this one too; Node brings its folder.
  const alsoLoaded = loaded
    .filter((path) => /\/libc\.so/.test(path))
    .map((path) => join(dirname(path), "librt.so.1"));
  for (const library of [...loaded, ...alsoLoaded]) {
    mkdirSync(join(folder, dirname(library)), { recursive: true });
    copyFileSync(library, join(folder, library));
  }
  const npm = "usr/lib/node_modules/npm";
  const installed = dirname(dirname(realpathSync(await answerOf("which", "npm"))));
  cpSync(installed, join(folder, npm), { recursive: true, dereference: true });
  symlinkSync(`/${npm}/bin/npm-cli.js`, join(folder, "bin/npm"));
  const registry = await answerOf("npm", "config", "get", "registry");
  const settings = [`cache=${npmCache}`, "prefer-offline=true", `registry=${registry}`, ""];
  writeFileSync(join(folder, npm, "npmrc"), settings.join("\n"));
  writeFileSync(join(folder, "etc/passwd"), "root:x:0:0::/root:/bin/sh\n");
}

/** What a program prints. */
export async function answerOf(program: string, ...args: readonly string[]): Promise<string> {
  return (await execa(program, args)).stdout.trim();
}
