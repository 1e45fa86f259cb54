import { posix } from "node:path";
import { type Rule, sources, testFile } from "./sources.ts";

const isView = (path: string) =>
  /^app\/(ui|sections|features)\/.*\.tsx$/.test(path) && !testFile.test(path);

const isExamples = (path: string) => path.endsWith(".examples.tsx");

/** What the component tests can see: axe, the layout rules and people look at examples only. */
export const exampleRules: readonly Rule[] = [
  {
    name: "every view is shown by an example of its folder",
    breaches: (files) => {
      const shown = new Set(
        sources(files, isExamples).flatMap(({ path, imports }) =>
          imports.flatMap((each) =>
            each.path && posix.dirname(each.path) === posix.dirname(path) ? [each.path] : [],
          ),
        ),
      );
      return sources(files, isView)
        .filter(({ path, text }) => /^export function [A-Z]/m.test(text) && !shown.has(path))
        .map(
          ({ path }) =>
            `${path}:1 has no example: show its states in ${path.replace(/\.tsx$/, ".examples.tsx")}, or in the examples of a view beside it.`,
        );
    },
  },
];
