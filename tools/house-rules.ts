import { posix } from "node:path";
import { analyse } from "scslre";
import { parseSync, Visitor } from "vite";

/** A file of the project, as the rules see it. */
export type ProjectFile = { path: string; text: string };

/** A rule of the house; a breach is reported as `path:line what is wrong: what to do`. */
export type Rule = {
  name: string;
  breaches: (files: readonly ProjectFile[]) => string[];
};

const testFile = /\.(?:test|spec|component|examples)\.tsx?$/;

const knownNames =
  /^(?:README\.md|CHANGELOG\.md|SECURITY\.md|Dockerfile|ISSUE_TEMPLATE|pull_request_template\.md)$/;
const kebabCase = /^\.?[a-z0-9]+(?:-[a-z0-9]+)*(?:\.[a-z0-9]+(?:-[a-z0-9]+)*)*$/;
const vagueFolder = /^(?:utils?|helpers?|misc|common|shared|lib)$/;

/** A colour as its own value, in a sheet or in quotes. */
const colour = /(?<=[:\s"'`(,])#(?:[\da-f]{6}|[\da-f]{3})(?=[;\s"'`),])|\bokl(?:ab|ch)\(/i;

const machinePath = /(?<![\w.])(?:\/(?:home|Users)\/\w[\w.-]*\/|\/root\/|[A-Z]:\\Users\\)/;
const registryAddress = /\/\/registry\.(?:npmjs|yarnpkg|npmmirror)\b|"resolved":\s"http/;

/** A file or folder that a document names in code. A reader makes those called example, and a build dist. */
const namedFile =
  /(?<=`)(?:apps|packages|tools|docs)\/(?![^`]*(?:\bexample\b|\/dist\b|[^\w./`-]))[^`]+(?=`)/g;

const version = /^(?:npm:@?[\w/-]+@)?\d+\.\d+\.\d+(?:-[\w.]+)?$/;

/** The rules that no tool knows. Biome, dependency-cruiser, knip, cspell and textlint keep the rest. */
export const houseRules: readonly Rule[] = [
  {
    name: "names of files and folders are kebab-case",
    breaches: (files) =>
      files
        .filter(({ path }) => path.includes("/"))
        .flatMap(({ path }) => {
          const wrong = path
            .split("/")
            .find((name) => !kebabCase.test(name) && !knownNames.test(name));
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
          /^apps\/(?:server|site\/(?:app|build|content))\/.*\.(?:css|svg|tsx?)$/.test(path),
        )
        .filter(({ path }) => path !== "apps/site/app/styles/tokens.css" && !testFile.test(path))
        .flatMap((file) => linesWith(colour, file))
        .map(
          ({ at, found }) =>
            `${at} holds the colour '${found}': use the token that has it, or add one to app/styles/tokens.css.`,
        ),
  },
  {
    name: "no file holds a path of one machine or the address of a package registry",
    breaches: (files) =>
      files
        .flatMap((file) => [machinePath, registryAddress].flatMap((each) => linesWith(each, file)))
        .map(
          ({ at, found }) =>
            `${at} holds '${found}', which is true on one machine only: write it relative to the project, or leave it out. In package-lock.json, 'npm install' leaves it out because .npmrc says so.`,
        ),
  },
  {
    name: "package.json names exact versions",
    breaches: (files) =>
      files
        .filter(({ path }) => /(?:^|\/)package\.json$/.test(path))
        .flatMap(({ path, text }) => {
          const { dependencies, devDependencies } = JSON.parse(text);
          // Workspaces have one version, which `npm version` sets in one place for each.
          return Object.entries<string>({ ...dependencies, ...devDependencies })
            .filter(([name, listed]) =>
              name.startsWith("@yno/") ? listed !== "*" : !version.test(listed),
            )
            .map(
              ([name, listed]) =>
                `${path} lists ${name} as '${listed}': write the one version that was tested, or '*' for a workspace.`,
            );
        }),
  },
  {
    name: "the README has at most 120 lines",
    breaches: (files) =>
      files
        .filter(({ path }) => path === "README.md")
        .map(({ text }) => text.trimEnd().split("\n").length)
        .filter((lines) => lines > 120)
        .map((lines) => `README.md:121 is one of ${lines}: move what few need into docs/.`),
  },
  {
    name: "files that a document names are there",
    breaches: (files) => {
      const isThere = (name: string) =>
        files.some(({ path }) => `${path}/`.startsWith(name.replace(/\/?$/, "/")));
      return files
        .filter(({ path }) => path.endsWith(".md"))
        .flatMap(({ path, text }) =>
          [...text.matchAll(namedFile)]
            .filter(([name]) => !isThere(name))
            .map(
              ([name]) =>
                `${path} names '${name}', which isn't there: correct it, or leave it out.`,
            ),
        );
    },
  },
  // The component tests, axe, the layout rules and people look at examples only. A view shows what it
  // imports of its folder, but what it loads on demand only once somebody asks for it.
  {
    name: "every view is shown by an example of its folder",
    breaches: (files) => {
      const texts = new Map(files.map(({ path, text }) => [path, text]));
      const shown = new Set(
        files.map(({ path }) => path).filter((path) => /\.examples\.tsx$/.test(path)),
      );
      // What is added on the way is gone through as well.
      for (const from of shown) {
        for (const path of valuesFrom(from, texts.get(from) ?? "")) {
          if (posix.dirname(path) === posix.dirname(from)) shown.add(path);
        }
      }
      return files
        .filter(({ path }) => /^apps\/site\/app\/(?:ui|sections|features)\/.*\.tsx$/.test(path))
        .filter(({ path, text }) => /^export function [A-Z]/m.test(text) && !testFile.test(path))
        .filter(({ path }) => !shown.has(path))
        .map(
          ({ path }) =>
            `${path}:1 has no example: show its states in ${path.replace(/\.tsx$/, ".examples.tsx")}, or in the examples of a view beside it.`,
        );
    },
  },
  // A pattern such as /[ ]+$/ starts again at every space, so that 60,000 of them take seconds.
  // Counting steps doesn't reveal that, because the engine takes them. Patterns built at run time
  // aren't checked here either.
  {
    name: "patterns on text from outside take no longer than the text explains",
    breaches: (files) =>
      files
        .filter(
          ({ path }) =>
            /^(?:apps\/site\/app|packages)\/.*\.tsx?$/.test(path) && !testFile.test(path),
        )
        .filter(({ path }) => !readsOurText.includes(path))
        .flatMap(slowPatterns),
  },
];

/** Files that only read the project's own text: its numbers, and paths of its API description. */
const readsOurText = ["api-reference/mock-answer.ts", "pricing/price.ts"].map(
  (path) => `apps/site/app/features/${path}`,
);

/** The lines that a pattern matches, as `path:line`, with what was found in each. */
function linesWith(pattern: RegExp, { path, text }: ProjectFile) {
  return text.split("\n").flatMap((line, index) => {
    const found = pattern.exec(line)?.[0];
    return found ? [{ at: `${path}:${index + 1}`, found }] : [];
  });
}

/** The files of which a module imports values, before anybody asks for them. */
function valuesFrom(path: string, text: string): string[] {
  return parseSync(path, text)
    .module.staticImports.filter(
      ({ entries }) => !entries.length || entries.some((each) => !each.isType),
    )
    .map(({ moduleRequest: { value } }) =>
      value.startsWith("#")
        ? `apps/site/${value.slice(1)}`
        : posix.join(posix.dirname(path), value),
    );
}

function slowPatterns({ path, text }: ProjectFile): string[] {
  const found: string[] = [];
  const reportTypes = { Move: true, Self: true, Trade: true };
  new Visitor({
    Literal: (node) => {
      // Nothing is slow that repeats nothing.
      if (!("regex" in node) || !/[*+{]/.test(node.regex.pattern)) return;
      const { pattern: source, flags } = node.regex;
      const [report] = analyse({ source, flags }, { reportTypes }).reports;
      if (!report) return;
      const line = text.slice(0, node.start).split("\n").length;
      found.push(
        `${path}:${line} has /${source}/${flags}, which takes the square of the time on many ${JSON.stringify(report.character.pick)}: let it begin or end at one place only, or walk through the text.`,
      );
    },
  }).visit(parseSync(path, text).program);
  return found;
}
