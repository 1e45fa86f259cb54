import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { root } from "../project-files.ts";
import { run } from "./programs.ts";

/** Makes an npm package of `packages/molfar/`, and gives the path of its tarball. */
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
    if (status !== 0) throw new Error(`npm couldn't pack packages/molfar/: ${stderr}`);
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
    ["--project", "packages/molfar/tsconfig.package.json", "--outDir", dist],
    {
      keepOutput: true,
    },
  );
  if (compiled.code !== 0)
    throw new Error(`packages/molfar/ couldn't be compiled: ${compiled.output}`);
  const source = join(root, "packages/molfar");
  const manifest = publishedManifest(
    JSON.parse(readFileSync(join(source, "package.json"), "utf8")),
  );
  writeFileSync(join(folder, "package.json"), `${JSON.stringify(manifest, null, 2)}\n`);
  for (const name of ["README.md", "CHANGELOG.md"]) cpSync(join(source, name), join(folder, name));
  cpSync(join(root, "LICENSE"), join(folder, "LICENSE"));
}

/** The manifest of `packages/molfar/`, as far as publishing changes it. */
type Manifest = {
  name: string;
  bin: Readonly<Record<string, string>>;
  exports: Readonly<Record<string, string>>;
  sideEffects: readonly string[];
  dependencies: Readonly<Record<string, string>>;
};

/**
 * The package.json of the npm package: it names compiled modules instead of sources, leaves out what
 * only this project imports, and lets installations get fixes of what was tested here.
 */
function publishedManifest(manifest: Manifest) {
  const { bin, exports, sideEffects, dependencies, ...rest } = manifest;
  const isPublic = ([name]: [string, string]) => !name.startsWith("./internal/");
  return {
    ...rest,
    bin: mapValues(Object.entries(bin), compiled),
    exports: mapValues(Object.entries(exports).filter(isPublic), compiled),
    sideEffects: sideEffects.map(compiled),
    files: ["dist", "CHANGELOG.md"],
    dependencies: mapValues(Object.entries(dependencies), (version) => `^${version}`),
  };
}

/** `./check.ts` gives `./dist/check.js`. */
const compiled = (path: string) => path.replace(/^\.\/(.*)\.ts$/, "./dist/$1.js");

function mapValues(entries: readonly [string, string][], change: (value: string) => string) {
  return Object.fromEntries(entries.map(([name, value]) => [name, change(value)]));
}

if (import.meta.main) {
  const tarball = relative(root, await packMolfar(join(root, "build")));
  console.info(`Packed ${tarball}. Install it elsewhere with 'npm install <path to it>'.`);
}
