import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { root as project } from "@yno/tools/project-files";
import {
  bundleCommand,
  bundleLibrary,
  dependency,
  entryModules,
  writeMolfarSchemas,
  writeTypes,
} from "../outputs/molfar-files.ts";

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
  const source = join(project, "packages/molfar");
  const manifest: Manifest = JSON.parse(readFileSync(join(source, "package.json"), "utf8"));
  const published = publishedManifest(manifest);
  writeFileSync(join(folder, "package.json"), `${JSON.stringify(published, null, 2)}\n`);
  const entries = entryModules(publicExports(manifest));
  await writeTypes(folder, Object.keys(entries));
  await bundleLibrary(folder, entries);
  await bundleCommand(folder);
  await writeMolfarSchemas(folder, new URL(manifest.homepage).origin);
  for (const name of ["README.md", "CHANGELOG.md"]) cpSync(join(source, name), join(folder, name));
  cpSync(join(project, "LICENSE"), join(folder, "LICENSE"));
}

/** The manifest of `packages/molfar/`, as far as publishing changes it. */
type Manifest = {
  name: string;
  homepage: string;
  bin: Readonly<Record<string, string>>;
  exports: Readonly<Record<string, string>>;
  sideEffects: readonly string[];
  dependencies: Readonly<Record<string, string>>;
  devDependencies: unknown;
  scripts: unknown;
};

/**
 * The package.json of the npm package: it names bundles instead of sources, leaves out what only
 * this project imports, and has the one dependency that isn't in the bundles.
 */
function publishedManifest(manifest: Manifest) {
  const { bin, sideEffects, dependencies, ...all } = manifest;
  const { exports: _, scripts: __, devDependencies: ___, ...rest } = all;
  return {
    ...rest,
    bin: mapValues(bin, bundled),
    exports: mapValues(publicExports(manifest), bundled),
    sideEffects: sideEffects.map(bundled),
    files: ["dist", "schema", "CHANGELOG.md"],
    dependencies: { [dependency]: `^${dependencies[dependency]}` },
  };
}

function publicExports({ exports }: Manifest) {
  return Object.fromEntries(
    Object.entries(exports).filter(([name]) => !name.startsWith("./internal/")),
  );
}

/** `./check.ts` gives `./dist/check.js`. */
const bundled = (path: string) => path.replace(/^\.\/(.*)\.ts$/, "./dist/$1.js");

function mapValues(record: Readonly<Record<string, string>>, change: (value: string) => string) {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, change(value)]));
}

if (import.meta.main) {
  const tarball = relative(project, await packMolfar(join(project, "apps/site/dist")));
  console.info(`Packed ${tarball}. Install it elsewhere with 'npm install <path to it>'.`);
}
