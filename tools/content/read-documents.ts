import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { contentProblems } from "#content/schema/check.ts";
import {
  type DocumentFrontMatter,
  documentPageShape,
  documentShape,
} from "#content/schema/document.ts";
import { root } from "../project-files.ts";
import { readFrontMatter } from "./front-matter.ts";

/** Where documents lie that are MDX. */
const folders = ["content/docs", "content/legal"];

/** What is wrong with the front matter of the documents, a sentence for each. */
export function everyDocumentProblem(): string[] {
  return folders.flatMap((folder) =>
    readdirSync(join(root, folder))
      .filter((file) => file.endsWith(".mdx"))
      .sort()
      .flatMap((file) =>
        documentProblems(readFileSync(join(root, folder, file), "utf8"), `${folder}/${file}`),
      ),
  );
}

/**
 * The front matter of a document.
 *
 * @param file its name, for errors
 * @throws Error when it is wrong; `check-content.ts` says so earlier, and better
 */
export function frontMatterOf(text: string, file: string): DocumentFrontMatter {
  return documentShape.parse(readFrontMatter(text, file).front);
}

/**
 * What is wrong with the front matter of one document: the file, the field, what and the remedy.
 *
 * @param file its name, for the sentences
 */
export function documentProblems(text: string, file: string): string[] {
  try {
    const { front } = readFrontMatter(text, file);
    const shape = "path" in front ? documentPageShape : documentShape;
    return contentProblems(file, shape, [front], () => "front matter");
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
}
