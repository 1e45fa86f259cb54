import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { jsonSchema, schemaPath } from "@yno/molfar/json-schema";
import { schemaVersions } from "@yno/molfar/versions";
import { wiringSchema, wiringSchemaPath } from "@yno/molfar/wiring/wiring-schema";
import { root as project } from "@yno/tools/project-files";
import { execa } from "execa";
import { build, type InlineConfig } from "vite";

/**
 * Writes the JSON Schemas of every published version of the definition, and that of wiring files, to
 * the paths in their `$id`, so that an editor finds them by the `$schema` of a file.
 */
export async function writeMolfarSchemas(folder: string, origin: string): Promise<void> {
  const schemas: [path: string, schema: object][] = [
    ...schemaVersions.map((version): [string, object] => [
      schemaPath(version),
      jsonSchema(version, origin),
    ]),
    [wiringSchemaPath, wiringSchema(origin)],
  ];
  for (const [path, schema] of schemas) {
    const file = join(folder, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, `${JSON.stringify(schema, null, 2)}\n`);
  }
}

const source = join(project, "packages/molfar");

/** Its types are in those of the package, so it has to be installed in any case. */
export const dependency = "zod";

type Entries = Readonly<Record<string, string>>;

/** The modules that `exports` of a manifest names, by their paths without ending. */
export function entryModules(exports: Readonly<Record<string, string>>): Entries {
  const paths = Object.values(exports).flatMap((pattern) => globSync(pattern, { cwd: source }));
  const modules = paths.filter((path) => !path.endsWith(".test.ts"));
  return Object.fromEntries(
    modules.map((path) => [path.replace(/^\.\//, "").replace(/\.ts$/, ""), join(source, path)]),
  );
}

/** Writes the modules of the library to `<folder>/dist`, and what they share to `dist/chunks`. */
export async function bundleLibrary(folder: string, input: Entries): Promise<void> {
  const config = nodeBuild(folder);
  await build({
    ...config,
    ssr: { ...config.ssr, external: [dependency] },
    build: {
      ...config.build,
      rolldownOptions: {
        input: { ...input },
        output: { entryFileNames: "[name].js", chunkFileNames: "chunks/[name].js" },
      },
    },
  });
}

/**
 * Writes the command to `<folder>/dist/cli.js`, one file with all that it imports, and the licences
 * of what comes from elsewhere to `licenses.md` beside it.
 */
export async function bundleCommand(folder: string): Promise<void> {
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
export async function writeTypes(folder: string, modules: readonly string[]): Promise<void> {
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
