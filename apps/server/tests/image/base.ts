import {
  chmodSync,
  copyFileSync,
  cpSync,
  mkdirSync,
  realpathSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import {
  busyboxLayer,
  type Image,
  makeLayer,
  nodeImage,
  nodeLayer,
  shellImage,
} from "@yno/tools/containers/images";
import type { Room } from "@yno/tools/containers/room";
import { root } from "@yno/tools/project-files";
import { execa } from "execa";

/** Where the base looks for what this machine has, and what is mounted there. */
export const cachePath = "/machine/npm";
export const packagesPath = "/machine/node_modules";

/** A base of what this machine has: BusyBox, Node and npm. */
export async function baseImage(room: Room): Promise<Image> {
  const { layers, ...node } = nodeImage(
    shellImage(await busyboxLayer(room)),
    await nodeLayer(room),
  );
  return { ...node, name: "base:1", layers: [...layers, await npmLayer(room)] };
}

/**
 * This machine's npm, with its registry. All packages of the lock file together are those of this
 * machine, where npm has installed them; any choice of them is installed by npm, from its cache.
 */
async function npmLayer(room: Room) {
  const installed = dirname(dirname(realpathSync(await answerOf("which", "npm"))));
  const registry = await answerOf("npm", "config", "get", "registry");
  // Compiled packages of npm load this library too; Node brings its folder.
  const [libc = ""] = /\/\S*\/libc\.so\S*/.exec(await answerOf("ldd", process.execPath)) ?? [];
  const library = join(dirname(libc), "librt.so.1");
  return makeLayer(room, (folder) => {
    const npm = "usr/lib/node_modules/npm";
    for (const path of ["bin", "etc", "root", "tmp", "usr/bin", dirname(library)]) {
      mkdirSync(join(folder, path), { recursive: true });
    }
    copyFileSync(library, join(folder, library));
    symlinkSync("/bin/env", join(folder, "usr/bin/env"));
    cpSync(installed, join(folder, npm), { recursive: true, dereference: true });
    const settings = [`cache=${cachePath}`, "prefer-offline=true", `registry=${registry}`, ""];
    writeFileSync(join(folder, npm, "npmrc"), settings.join("\n"));
    writeFileSync(
      join(folder, "bin/npm"),
      `#!/bin/sh
if [ "$*" != ci ]; then exec node /${npm}/bin/npm-cli.js "$@"; fi
mkdir node_modules
cd node_modules
for each in ${packagesPath}/* ${packagesPath}/.bin ${packagesPath}/.package-lock.json; do
  case $each in */@yno) cp -a $each . ;; *) ln -s $each . ;; esac
done
`,
    );
    chmodSync(join(folder, "bin/npm"), 0o755);
    writeFileSync(join(folder, "etc/passwd"), "root:x:0:0::/root:/bin/sh\n");
  });
}

/** What a program prints. */
export async function answerOf(program: string, ...args: readonly string[]): Promise<string> {
  // npm answers at the root alone.
  return (await execa(program, args, { cwd: root })).stdout.trim();
}
