import { type ProjectFile, type Rule, testFile } from "./sources.ts";

const knownNames = [
  "README.md",
  "CHANGELOG.md",
  "Dockerfile",
  "ISSUE_TEMPLATE",
  "pull_request_template.md",
];

const vagueFolder = /^(utils?|helpers?|misc|common|shared|lib)$/;

const machinePath = /(?<![\w.])(?:\/(?:home|Users)\/\w[\w.-]*\/|\/root\/|[A-Z]:\\Users\\)/;

const registryAddress = /\/\/registry\.(?:npmjs|yarnpkg|npmmirror)\b/;

/** A colour as its own value, in a sheet or in quotes. */
const colour = /(?<=[:\s"'`(,])#(?:[\da-f]{6}|[\da-f]{3})(?=[;\s"'`),])|\bokl(?:ab|ch)\(/i;

/** Rules about the files as a whole. */
export const fileRules: readonly Rule[] = [
  {
    name: "names of files and folders are kebab-case",
    breaches: (files) =>
      files
        .filter(({ path }) => path.includes("/"))
        .flatMap(({ path }) => {
          const wrong = path.split("/").find((name) => !isKebabCase(name));
          return wrong
            ? [`${path}:1 is called '${wrong}': use lower-case words joined by hyphens.`]
            : [];
        }),
  },
  {
    name: "no folder has a name that says nothing",
    breaches: (files) =>
      files.flatMap(({ path }) => {
        const vague = path
          .split("/")
          .slice(0, -1)
          .find((name) => vagueFolder.test(name));
        return vague
          ? [`${path}:1 is in '${vague}': name the folder after what its files are about.`]
          : [];
      }),
  },
  {
    name: "colours are in app/styles/tokens.css alone",
    breaches: (files) =>
      files
        .filter(({ path }) =>
          /^(?:app|apps|content|public|tools)\/.*\.(?:css|svg|tsx?)$/.test(path),
        )
        .filter(({ path }) => path !== "app/styles/tokens.css" && !testFile.test(path))
        .flatMap((file) =>
          matchingLines(file, colour).map(
            ({ at, found }) =>
              `${at} holds the colour '${found}': use the token that has it, or add one to app/styles/tokens.css.`,
          ),
        ),
  },
  {
    name: "no file holds a path of one machine or the address of a package registry",
    breaches: (files) =>
      files.flatMap((file) =>
        matchingLines(file, machinePath, registryAddress).map(
          ({ at, found }) =>
            `${at} holds '${found}', which is true on one machine only: write it relative to the project, or leave it out.`,
        ),
      ),
  },
  {
    name: "the lock file holds no address to download from",
    breaches: (files) =>
      named(files, "package-lock.json")
        .flatMap((file) => matchingLines(file, /"resolved": "http/))
        .map(
          ({ at }) =>
            `${at} names a registry: remove package-lock.json and run 'npm install', which leaves the address out because .npmrc says so.`,
        ),
  },
  {
    name: "package.json names exact versions",
    breaches: (files) =>
      versions(files)
        .filter(({ version }) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))
        .map(
          ({ name, version, at }) =>
            `${at} lists ${name} as '${version}': write the one version that was tested.`,
        ),
  },
  {
    name: "a package of the project is listed with the version that it has",
    breaches: (files) => {
      const ours = new Map(
        manifests(files).map(({ text }): [string, string] => {
          const { name, version }: { name: string; version: string } = JSON.parse(text);
          return [name, version];
        }),
      );
      return versions(files)
        .filter(({ name, version }) => (ours.get(name) ?? version) !== version)
        .map(
          ({ name, version, at }) =>
            `${at} lists ${name} as '${version}', and here it is ${ours.get(name)}: npm would look for the other version in its registry. Write the one that is here, and run 'npm install --package-lock-only'.`,
        );
    },
  },
  {
    name: "the README has at most 120 lines",
    breaches: (files) =>
      named(files, "README.md")
        .map(({ text }) => text.trimEnd().split("\n").length)
        .filter((lines) => lines > 120)
        .map((lines) => `README.md:121 is one of ${lines}: move what few need into contributing/.`),
  },
];

/**
 * Words of lower-case letters and digits, with as many endings as wanted: `use-faq.test.ts`. A
 * README and a CHANGELOG have the names that everybody looks for, templates those that GitHub does.
 */
function isKebabCase(name: string): boolean {
  if (knownNames.includes(name)) return true;
  return name
    .replace(/^\./, "")
    .split(".")
    .every((part) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(part));
}

function named(files: readonly ProjectFile[], path: string): ProjectFile[] {
  return files.filter((file) => file.path === path);
}

/** The lines that a pattern matches, as `path:line`, with what was found in each. */
function matchingLines({ path, text }: ProjectFile, ...patterns: readonly RegExp[]) {
  return text.split("\n").flatMap((line, index) => {
    const found = patterns.map((pattern) => pattern.exec(line)?.[0]).find(Boolean);
    return found ? [{ at: `${path}:${index + 1}`, found }] : [];
  });
}

function manifests(files: readonly ProjectFile[]): ProjectFile[] {
  return files.filter(({ path }) => /(?:^|\/)package\.json$/.test(path));
}

/** The dependencies in each package.json, with their places. */
function versions(files: readonly ProjectFile[]) {
  return manifests(files).flatMap((file) => {
    const {
      dependencies = {},
      devDependencies = {},
    }: Record<string, Record<string, string>> = JSON.parse(file.text);
    return Object.entries({ ...dependencies, ...devDependencies }).map(([name, version]) => {
      const line = file.text
        .split("\n")
        .findIndex((text) => text.includes(`"${name}": "${version}"`));
      return { name, version, at: `${file.path}:${line + 1}` };
    });
  });
}
