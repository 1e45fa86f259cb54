import { spawnSync } from "node:child_process";
import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { molfarManifest } from "../programs/molfar-manifest.ts";
import { root } from "../project-files.ts";
import { run } from "./programs.ts";

/** Makes an npm package of `molfar/`, and gives the path of its tarball. */
export async function packMolfar(to: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), "molfar-package-"));
  try {
    await writePackage(folder);
    mkdirSync(to, { recursive: true });
    const args = ["pack", "--json", "--ignore-scripts", "--pack-destination", to];
    // npm is a .cmd file on Windows, which only a shell starts.
    const shell = process.platform === "win32";
    const { stdout, stderr, status } = spawnSync("npm", args, {
      cwd: folder,
      encoding: "utf8",
      shell,
    });
    if (status !== 0) throw new Error(`npm couldn't pack molfar/: ${stderr}`);
    const [{ filename }]: [{ filename: string }] = JSON.parse(stdout);
    return join(to, filename);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function writePackage(folder: string): Promise<void> {
  const dist = join(folder, "dist");
  const compiled = await run(
    "tsc",
    ["--project", "molfar/tsconfig.package.json", "--outDir", dist],
    {
      keepOutput: true,
    },
  );
  if (compiled.code !== 0) throw new Error(`molfar/ couldn't be compiled: ${compiled.output}`);
  const text = (path: string) => readFileSync(join(root, path), "utf8");
  const changelog = text("molfar/changelog.md");
  const scripts = globSync("**/*.js", { cwd: dist }).map((path) =>
    readFileSync(join(dist, path), "utf8"),
  );
  const manifest = molfarManifest({
    scripts,
    changelog,
    project: JSON.parse(text("package.json")),
  });
  writeFileSync(join(folder, "package.json"), `${JSON.stringify(manifest, null, 2)}\n`);
  writeFileSync(join(folder, "CHANGELOG.md"), changelog);
  cpSync(join(root, "molfar/README.md"), join(folder, "README.md"));
  cpSync(join(root, "LICENSE"), join(folder, "LICENSE"));
}

if (import.meta.main) {
  const tarball = relative(root, await packMolfar(join(root, "build")));
  console.info(`Packed ${tarball}. Install it elsewhere with 'npm install <path to it>'.`);
}
