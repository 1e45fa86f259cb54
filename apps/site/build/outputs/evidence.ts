import { execFile, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, relative, sep } from "node:path";
import { promisify } from "node:util";
import { isPublished } from "@yno/server/site-files";
import { root as project } from "@yno/tools/project-files";
import type { SiteFiles } from "../content/collection.ts";
import { publishedProof, readProof } from "../content/proof.ts";

/** The list of all published files with their digests, as `sha256sum --check` reads it. */
export const sumsPath = "/SHA256SUMS";
/** What the build was made of. */
export const buildPath = "/build.json";

/** What a build depends on: a commit that changes nothing here makes the same files. */
const sources = ["apps", "packages", "package-lock.json"];

/**
 * What the site was built of, for readers who check it: `/build.json` with the last commit that changed
 * something the build reads, `/proof.json` with what was measured, and `/sbom.json`, npm's own list of
 * the packages that site and server use in production, in CycloneDX 1.5.
 *
 * @throws Error when npm can't make its list
 */
export async function buildRecords(): Promise<SiteFiles> {
  return {
    [buildPath]: inLines({
      ...sourceCommit(),
      node: process.versions.node,
      lockFile: digest(readFileSync(join(project, "package-lock.json"))),
    }),
    "/proof.json": publishedProof(readProof()),
    "/sbom.json": inLines(await billOfMaterials()),
  };
}

/**
 * The last commit that changed what a build reads, and its date: null where the sources came without
 * their history. `changed` says that a file differs from it.
 *
 * @param except files that don't count, from the project's folder
 */
export function sourceCommit(...except: readonly string[]) {
  const paths = [...sources, ...except.map((path) => `:(exclude)${path}`)];
  const git = (...args: string[]) =>
    spawnSync("git", args, { cwd: project, encoding: "utf8" }).stdout?.trim() ?? "";
  const [commit = null, date = null] = git("log", "-1", "--format=%H %cI", "--", ...paths)
    .split(" ")
    .filter(Boolean);
  const isChanged = git("status", "--porcelain", "--", ...paths) !== "";
  return { commit, date, ...(isChanged && { changed: "Files were changed after this commit." }) };
}

type Lock = { packages: Record<string, { devDependencies?: unknown }> };

/**
 * npm's list of the packages in production. With `--omit=dev`, npm also leaves out what is in production
 * here and a tool there, so it reads the manifests without their tools instead.
 */
async function billOfMaterials(): Promise<Bill> {
  const read = (path: string) => JSON.parse(readFileSync(join(project, path), "utf8"));
  const lock: Lock = read("package-lock.json");
  const folder = mkdtempSync(join(tmpdir(), "packages-"));
  const write = (path: string, content: unknown) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), JSON.stringify(content));
  };
  try {
    for (const [path, entry] of Object.entries(lock.packages)) {
      if (path.includes("node_modules")) continue;
      delete entry.devDependencies;
      const { devDependencies: _, overrides: __, ...manifest } = read(join(path, "package.json"));
      write(join(path, "package.json"), manifest);
    }
    write("package-lock.json", lock);
    await npm(folder, "install", "--package-lock-only", "--ignore-scripts", "--offline");
    const workspaces = ["--workspace=@yno/site", "--workspace=@yno/server"];
    const format = ["--sbom-format=cyclonedx", "--package-lock-only"];
    return withoutRun(JSON.parse(await npm(folder, "sbom", ...format, ...workspaces)));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function npm(cwd: string, ...args: string[]): Promise<string> {
  const shell = process.platform === "win32";
  const options = { cwd, shell, maxBuffer: 16 * 1024 * 1024 };
  return (await promisify(execFile)("npm", args, options)).stdout;
}

type Bill = { metadata: { component: object }; [key: string]: unknown };

/**
 * npm's list without what differs from one run to the next: its number and its time, the version of
 * npm, and the name of the folder in the place of the project's.
 */
function withoutRun({ serialNumber: _, ...bill }: Bill): Bill {
  return { ...bill, metadata: { component: { ...bill.metadata.component, name: "yno" } } };
}

/** The digests of all files in the folder of the built site that are published, sorted by path. */
export function sumsOf(client: string): string {
  return readdirSync(client, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => ({ file, path: relative(client, file).split(sep).join("/") }))
    .filter(({ path }) => isPublished(path) && `/${path}` !== sumsPath)
    .toSorted((a, b) => (a.path < b.path ? -1 : 1))
    .map(({ file, path }) => `${digest(readFileSync(file))}  ${path}\n`)
    .join("");
}

/** The SHA-256 digest of a file, in hexadecimal. */
export function digest(content: Uint8Array): string {
  return createHash("sha256").update(content).digest("hex");
}

const inLines = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
