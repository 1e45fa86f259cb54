import { site } from "#content/site.ts";

/** The scope is that of the brand. */
export const packageName = `@${site.brand.toLowerCase()}/molfar`;

/** What a program can import besides the package itself, which is `check`. */
const modules = [
  ...["answer", "environment", "finding", "json-schema", "labels", "limits", "names"],
  ...["read-dockerfile", "read-json", "rules", "validate", "versions", "write-labels"],
  ...["shapes/definition", "shapes/flow", "shapes/task"],
  ...["wiring/plan", "wiring/plan-workflow", "wiring/read-wiring"],
];

/** @property scripts the code of every module, which says what the package depends on */
type Sources = {
  scripts: readonly string[];
  changelog: string;
  project: { license: string; dependencies: Readonly<Record<string, string>> };
};

/** The package.json of the npm package that `molfar/` becomes. */
export function molfarManifest({ scripts, changelog, project }: Sources) {
  return {
    name: packageName,
    version: versionIn(changelog),
    description: "Checks Molfar image definitions, and runs their tasks and workflows locally.",
    keywords: ["molfar", "dockerfile", "labels", "workflow"],
    homepage: `${site.origin}/docs/molfar-image`,
    license: project.license,
    author: site.company,
    type: "module",
    engines: { node: ">=22.13" },
    bin: { molfar: "dist/cli.js" },
    exports: {
      ".": "./dist/check.js",
      ...Object.fromEntries(modules.map((name) => [`./${name}`, `./dist/${name}.js`])),
    },
    sideEffects: ["./dist/cli.js"],
    files: ["dist", "CHANGELOG.md"],
    dependencies: versionRanges(packagesIn(scripts), project.dependencies),
    publishConfig: { access: "public" },
  };
}

/** The newest version comes first. */
function versionIn(changelog: string): string {
  const version = /^## (\d+\.\d+\.\d+)$/m.exec(changelog)?.[1];
  if (version) return version;
  throw new Error("molfar/changelog.md has no heading such as '## 0.1.0': add the new version.");
}

function packagesIn(scripts: readonly string[]): string[] {
  const imported = scripts.flatMap((script) =>
    [...script.matchAll(/^(?:import|\}) .*?from "([^."][^"]*)";$/gm)].map(([, name = ""]) => name),
  );
  const packages = imported
    .filter((name) => !name.startsWith("node:"))
    .map((name) => name.split("/", name.startsWith("@") ? 2 : 1).join("/"));
  return [...new Set(packages)].sort();
}

/** Installations of the package get fixes; the project itself keeps the versions it was tested with. */
function versionRanges(names: readonly string[], tested: Readonly<Record<string, string>>) {
  return Object.fromEntries(
    names.map((name) => {
      if (tested[name]) return [name, `^${tested[name]}`];
      throw new Error(`molfar/ imports '${name}', which isn't a dependency of package.json.`);
    }),
  );
}
