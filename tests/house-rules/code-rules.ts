import { posix } from "node:path";
import { analyse } from "scslre";
import {
  isNode,
  type ProjectFile,
  type Rule,
  type Source,
  sources,
  testFile,
  wrongImports,
  wrongNodes,
} from "./sources.ts";

const browserGlobals = /^(localStorage|sessionStorage|indexedDB|cookieStore|matchMedia|gtag)$/;
const browserMembers =
  /(?:^|\.)(document\.cookie|Date\.now|performance\.now|navigator\.clipboard)$/;

const readsNoBrowser =
  /^(?:app|content|packages\/(?:molfar|search))\/(?!browser\/|runner\/|commands\/|conformance\/)/;

/** What Biome's noBarrelFile, noSkippedTests and noDangerouslySetInnerHtml don't find. */
const unseen: Partial<Record<Source["nodes"][number]["type"], RegExp>> = {
  ExportAllDeclaration: /^export type\b/,
  ExportNamedDeclaration: /^export type\s*\{[^}]*\}\s*from\b/,
  MemberExpression: /^(?:test|it|describe|suite)(?:\.\w+)*\.fails?$/,
  Property: /^dangerouslySetInnerHTML\b/,
};

/** Rules about the syntax tree of the code. */
export const codeRules: readonly Rule[] = [
  {
    name: "an import of a file of ours names the file in full",
    breaches: (files) =>
      wrongImports(
        sources(files),
        ({ path }) => path !== undefined && posix.extname(path) === "",
        "write its ending, as in '.ts'.",
      ),
  },
  {
    name: "types are not passed on, HTML is not set from text, and no test is meant to fail",
    breaches: (files) =>
      wrongNodes(
        sources(files),
        ({ type, start, end }, { text }) => unseen[type]?.exec(text.slice(start, end))?.[0],
        (written) => `says ${written}: Biome's rules refuse its other forms, so find another way.`,
      ),
  },
  {
    name: "only app/browser touches storage, cookies, clock, clipboard, media queries and analytics",
    breaches: (files) =>
      wrongNodes(
        sources(files, (path) => readsNoBrowser.test(path) && !isTest(path)),
        browserName,
        (name) =>
          `uses ${name}: call a function of app/browser for it, or take the time as an argument called now.`,
      ),
  },
  {
    name: "no element has a style attribute",
    breaches: (files) =>
      wrongNodes(
        sources(files, (path) => path.startsWith("app/")),
        (node) => node.type === "JSXAttribute" && node.name.name === "style",
        "has a style attribute, which the security policy refuses in HTML: use a class, or set the property on the element after mount.",
      ),
  },
  // A render that React throws away or repeats would have changed it all the same.
  {
    name: "no ref is written while a component renders",
    breaches: (files) =>
      wrongNodes(
        sources(files, (path) => path.startsWith("app/") && !isTest(path)),
        (node, { text }) => writtenInRender(node, text),
        (written) =>
          `writes ${written} in render: write it in an effect or an event, or keep a state.`,
      ),
  },
  {
    name: "a list in a state doesn't grow with every event",
    breaches: (files) =>
      wrongNodes(
        sources(files, (path) => path.startsWith("app/") && !isTest(path)),
        growingList,
        (setter) => `${setter} only ever adds to a list: keep a set, or a number of the last ones.`,
      ),
  },
  // The component tests, axe, the layout rules and people look at examples only. A view shows what it
  // imports of its folder, but what it loads on demand only once somebody asks for it.
  {
    name: "every view is shown by an example of its folder",
    breaches: (files) => {
      const shown = new Set(sources(files, isExamples).map(({ path }) => path));
      const known = new Map(sources(files).map((source) => [source.path, source.imports]));
      // What is added on the way is gone through as well.
      for (const from of shown) {
        for (const { path, typesOnly, onDemand } of known.get(from) ?? []) {
          if (!path || typesOnly || onDemand) continue;
          if (posix.dirname(path) === posix.dirname(from)) shown.add(path);
        }
      }
      return sources(files, isView)
        .filter(({ path, text }) => /^export function [A-Z]/m.test(text) && !shown.has(path))
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
      wrongNodes(
        sources(
          files,
          (path) => readsFromOutside.test(path) && !isTest(path) && !readsOurText.includes(path),
        ),
        slowPattern,
        (pattern) =>
          `has ${pattern}: let it begin or end at one place only, or walk through the text.`,
      ),
  },
];

const isTest: (path: ProjectFile["path"]) => boolean = (path) => testFile.test(path);

/** A use of what only the browser knows, in the form in which it is written. */
function browserName(node: Source["nodes"][number], { text }: Source): string | undefined {
  switch (node.type) {
    case "Identifier":
      return browserGlobals.test(node.name) ? node.name : undefined;
    case "MemberExpression":
      return browserMembers.exec(text.slice(node.start, node.end).replace(/[\s?]/g, ""))?.[1];
    case "NewExpression": {
      const { callee, arguments: given } = node;
      const isNow = callee.type === "Identifier" && callee.name === "Date" && given.length === 0;
      return isNow ? "new Date()" : undefined;
    }
    default:
      return undefined;
  }
}

/** What a component or hook assigns to a ref outside the functions in it. */
function writtenInRender(node: Source["nodes"][number], text: string): string | undefined {
  const isNamed = node.type === "FunctionDeclaration" || node.type === "FunctionExpression";
  if (!isNamed || !/^(?:use)?[A-Z]/.test(node.id?.name ?? "")) return undefined;
  const [written] = ownNodes(node.body)
    .flatMap((each) => {
      if (each.type === "AssignmentExpression") return [text.slice(each.left.start, each.left.end)];
      if (each.type !== "UpdateExpression") return [];
      return [text.slice(each.argument.start, each.argument.end)];
    })
    .filter((target) => /\.current\b/.test(target));
  return written;
}

/** The nodes under a part of the syntax tree that aren't in a function in it. */
function ownNodes(part: unknown): Source["nodes"] {
  if (typeof part !== "object" || part === null) return [];
  if (isNode(part)) {
    if (/Function/.test(part.type)) return [];
    return [part, ...Object.values(part).flatMap(ownNodes)];
  }
  return Object.values(part).flatMap(ownNodes);
}

/** The setter of a state that is given `(before) => [...before, another]`. */
function growingList(node: Source["nodes"][number]): string | undefined {
  if (node.type !== "CallExpression" || node.callee.type !== "Identifier") return undefined;
  const [change] = node.arguments;
  if (change?.type !== "ArrowFunctionExpression" || !/^set[A-Z]/.test(node.callee.name))
    return undefined;
  const [before] = change.params;
  const list = change.body;
  if (before?.type !== "Identifier" || list.type !== "ArrayExpression") return undefined;
  const grows = list.elements.some(
    (each) =>
      each?.type === "SpreadElement" &&
      each.argument.type === "Identifier" &&
      each.argument.name === before.name,
  );
  return grows ? node.callee.name : undefined;
}

const isView = (path: string) =>
  /^app\/(ui|sections|features)\/.*\.tsx$/.test(path) && !testFile.test(path);

const isExamples = (path: string) => path.endsWith(".examples.tsx");

/** The rooms that read text from outside. */
const readsFromOutside = /^(app|packages)\//;

/** Files that only read the project's own text: its numbers, and paths of its API description. */
const readsOurText = ["app/features/api-reference/mock-answer.ts", "app/features/pricing/price.ts"];

/** Every kind of slow pattern that scslre detects. */
const reportTypes = { Move: true, Self: true, Trade: true } as const;

function slowPattern(node: Source["nodes"][number]): string | undefined {
  if (node.type !== "Literal" || !("regex" in node)) return undefined;
  const { pattern, flags } = node.regex;
  // Nothing is slow that repeats nothing.
  if (!/[*+{]/.test(pattern)) return undefined;
  const [report] = analyse({ source: pattern, flags }, { reportTypes }).reports;
  if (!report) return undefined;
  const pick = JSON.stringify(report.character.pick);
  return `/${pattern}/, which takes the square of the time on many ${pick}`;
}
