import { readdirSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { wholeFileProblems } from "@yno/records/check";
import * as z from "zod";
import { root } from "../project-files.ts";

/** A file of content/ or of a folder in it, and what it exports. */
type ContentFile = {
  file: string;
  exports: Readonly<Record<string, unknown>>;
};

/** The code of a folder without its tests, by name. */
async function readContentFiles(folder: string): Promise<readonly ContentFile[]> {
  const files = readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .map((file) => `${folder}/${file.replaceAll("\\", "/")}`)
    .filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts"))
    .sort();
  return Promise.all(
    files.map(async (file) => {
      const exports: ContentFile["exports"] = await import(
        /* @vite-ignore */ pathToFileURL(join(root, file)).href
      );
      return { file, exports };
    }),
  );
}

/**
 * Problems of the files in content/ that are checked as a whole, a sentence for each. The shape of
 * the words in content/pages/about.ts is `aboutPageShape`, in any file of content/schema/.
 */
export async function everyFileProblem(): Promise<string[]> {
  const shapes = new Map(
    (await readContentFiles("content/schema")).flatMap(({ exports }) => Object.entries(exports)),
  );
  return (await readContentFiles("content"))
    .filter(({ file }) => !file.startsWith("content/schema/"))
    .flatMap(({ file, exports }) => {
      const shape = shapes.get(shapeName(file));
      return shape instanceof z.ZodType ? wholeFileProblems(file, shape, exports) : [];
    });
}

/**
 * 'securityContactShape' of 'content/security-contact.ts', and 'aboutPageShape' of
 * 'content/pages/about.ts'. Files in other folders are lists of records.
 */
export function shapeName(file: string): string {
  const name = file.slice("content/".length, -".ts".length).replace(/^pages\/(.*)/, "$1-page");
  return `${name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())}Shape`;
}
