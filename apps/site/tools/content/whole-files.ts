import { globSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { wholeFileProblems } from "@yno/records/check";
import * as z from "zod";
import { root } from "../site-folder.ts";

/**
 * Problems of the files in content/ that are checked as a whole, a sentence for each. The shape of
 * the words in content/pages/about.ts is `aboutPageShape`, in any file of content/schema/.
 */
export async function everyFileProblem(): Promise<string[]> {
  const files = globSync("content/**/*.ts", { cwd: root, exclude: ["**/*.test.ts"] }).sort();
  const modules = await Promise.all(
    files.map(
      async (file): Promise<[string, object]> => [
        file.replaceAll("\\", "/"),
        await import(/* @vite-ignore */ pathToFileURL(join(root, file)).href),
      ],
    ),
  );
  const isSchema = (file: string) => file.startsWith("content/schema/");
  const shapes = new Map(
    modules.flatMap(([file, exports]) => (isSchema(file) ? Object.entries(exports) : [])),
  );
  return modules.flatMap(([file, exports]) => {
    const shape = isSchema(file) ? undefined : shapes.get(shapeName(file));
    return shape instanceof z.ZodType ? wholeFileProblems(file, shape, exports) : [];
  });
}

/**
 * 'forProgramsShape' of 'content/for-programs.ts', and 'aboutPageShape' of
 * 'content/pages/about.ts'. Files in other folders are lists of records.
 */
export function shapeName(file: string): string {
  const name = file.slice("content/".length, -".ts".length).replace(/^pages\/(.*)/, "$1-page");
  return `${name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())}Shape`;
}
