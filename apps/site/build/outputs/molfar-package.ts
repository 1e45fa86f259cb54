import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import {
  chmodSync,
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join, resolve } from "node:path";
import { root as project } from "@yno/tools/project-files";
import { execa } from "execa";
import { build, type InlineConfig } from "vite";
import { writeMolfarSchemas } from "./molfar-files.ts";

const source = join(project, "packages/molfar");

/**
 * Writes the npm package of `packages/molfar/` to a folder, with its digest beside it as
 * `sha256sum --check` reads it. The same sources give the same bytes.
 */
export async function writeMolfarPackage(folder: string): Promise<void> {
  const tarball = await packMolfar(folder);
  const digest = createHash("sha256").update(readFileSync(tarball)).digest("hex");
  writeFileSync(`${tarball}.sha256`, `${digest}  ${basename(tarball)}\n`);
}

/** Makes an npm package of `packages/molfar/`, and gives the path of its tarball. */
export async function packMolfar(to: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), "molfar-package-"));
  try {
    await writePackage(folder);
    // npm packs the rights that files have, which the umask of the build decides.
    for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
      if (entry.isFile()) chmodSync(join(entry.parentPath, entry.name), 0o644);
    }
    mkdirSync(to, { recursive: true });
    const args = ["pack", "--json", "--ignore-scripts", "--pack-destination", resolve(to)];
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
  const manifest: Manifest = JSON.parse(readFileSync(join(source, "package.json"), "utf8"));
  const published = publishedManifest(manifest);
  writeFileSync(join(folder, "package.json"), `${JSON.stringify(published, null, 2)}\n`);
  const entries = entryModules(manifest.exports);
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
 * The package.json of the npm package: it names bundles instead of sources, and has the one
 * dependency that isn't in the bundles.
 */
function publishedManifest(manifest: Manifest) {
  const { bin, exports, sideEffects, dependencies, ...all } = manifest;
  const { scripts: _, devDependencies: __, ...rest } = all;
  return {
    ...rest,
    bin: mapValues(bin, bundled),
    exports: mapValues(exports, bundled),
    sideEffects: sideEffects.map(bundled),
    files: ["dist", "schema", "CHANGELOG.md"],
    dependencies: { [dependency]: `^${dependencies[dependency]}` },
  };
}

/** `./check.ts` gives `./dist/check.js`. */
const bundled = (path: string) => path.replace(/^\.\/(.*)\.ts$/, "./dist/$1.js");

function mapValues(record: Readonly<Record<string, string>>, change: (value: string) => string) {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, change(value)]));
}

/** Its types are in those of the package, so it has to be installed in any case. */
const dependency = "zod";

type Entries = Readonly<Record<string, string>>;

/**
 * The modules that `exports` of a manifest names, by their paths without ending. They're sorted,
 * because their order decides what the chunks hold, and a disk lists files in any order.
 */
function entryModules(exports: Readonly<Record<string, string>>): Entries {
  const paths = Object.values(exports).flatMap((pattern) => globSync(pattern, { cwd: source }));
  const modules = paths.filter((path) => !path.endsWith(".test.ts")).sort();
  return Object.fromEntries(
    modules.map((path) => [path.replace(/^\.\//, "").replace(/\.ts$/, ""), join(source, path)]),
  );
}

/** Writes the modules of the library to `<folder>/dist`, and what they share to `dist/chunks`. */
async function bundleLibrary(folder: string, input: Entries): Promise<void> {
  const config = nodeBuild(folder);
  await build({
    ...config,
    ssr: { ...config.ssr, external: [dependency] },
    build: {
      ...config.build,
      rolldownOptions: {
        input: { ...input },
        // The names of the modules in comments would start at the folder of the build.
        experimental: { attachDebugInfo: "none" },
        output: { entryFileNames: "[name].js", chunkFileNames: "chunks/[name].js" },
      },
    },
  });
}

/**
 * Writes the command to `<folder>/dist/cli.js`, one file with all that it imports, and the licences
 * of what comes from elsewhere to `licenses.md` beside it.
 */
async function bundleCommand(folder: string): Promise<void> {
  const config = nodeBuild(folder);
  await build({
    ...config,
    build: {
      ...config.build,
      minify: true,
      license: { fileName: "licenses.md" },
      rolldownOptions: {
        input: { cli: join(source, "cli.ts") },
        output: { entryFileNames: "[name].js", codeSplitting: false },
      },
    },
  });
}

function nodeBuild(folder: string) {
  return {
    ...{ configFile: false, envDir: false, publicDir: false, logLevel: "warn" },
    root: source,
    // Without this, its build for Node is taken, which pages can't load.
    resolve: { alias: { yaml: join(project, "node_modules/yaml/browser/index.js") } },
    ssr: { noExternal: true, target: "node" },
    build: {
      ...{ ssr: true, target: "node22.13", emptyOutDir: false, minify: false },
      outDir: join(folder, "dist"),
    },
  } satisfies InlineConfig;
}

/**
 * Writes the types of modules of `packages/molfar/` to `<folder>/dist`, with those that they refer
 * to.
 *
 * @param modules paths in `packages/molfar/` without ending, such as `api/run-workflow`
 */
async function writeTypes(folder: string, modules: readonly string[]): Promise<void> {
  const all = mkdtempSync(join(tmpdir(), "molfar-types-"));
  try {
    const config = "packages/molfar/tsconfig.package.json";
    await execa("tsc", ["--project", config, "--outDir", all], {
      cwd: project,
      preferLocal: true,
    });
    const wanted = new Set(modules.map((path) => `${path}.d.ts`));
    // A set gives what is added while it's walked too.
    for (const path of wanted) {
      for (const [, other = ""] of readFileSync(join(all, path), "utf8").matchAll(relative)) {
        wanted.add(join(dirname(path), `${other}.d.ts`));
      }
      const file = join(folder, "dist", path);
      mkdirSync(dirname(file), { recursive: true });
      cpSync(join(all, path), file);
    }
  } finally {
    rmSync(all, { recursive: true, force: true });
  }
}

/** What a file of types imports by a path. */
const relative = /(?:from|import\() ?"(\.{1,2}\/[^"]+)\.[jt]s"/g;
