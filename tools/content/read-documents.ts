import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { contentProblems } from "@yno/records/check";
import { VFile } from "vfile";
import { matter } from "vfile-matter";
import {
  type DocumentFrontMatter,
  documentPageShape,
  documentShape,
} from "#content/schema/page.ts";
import { root } from "../project-files.ts";

/** The folders of MDX documents. */
const folders = ["content/docs", "content/legal"];

/** Problems in the front matter of the documents, a sentence for each. */
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
 * @throws Error when it is wrong; `check-content.ts` reports that earlier, and better
 */
export function parseFrontMatter(text: string, file: string): DocumentFrontMatter {
  return documentShape.parse(readFrontMatter(text, file).front);
}

/**
 * Problems in one document's front matter: the file, the field, what's wrong and what to do.
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

/**
 * The front matter of a Markdown file and the text below it.
 *
 * @param file its name, for errors
 * @throws Error when the file doesn't begin with front matter, or when that isn't YAML
 */
export function readFrontMatter(text: string, file: string): { front: object; body: string } {
  const read = new VFile({ value: text });
  try {
    matter(read, { strip: true });
  } catch (error) {
    const [first] = String(error instanceof Error ? error.message : error).split("\n");
    throw new Error(
      `${file}: the front matter isn't YAML: ${first} Put text with a colon in quotation marks.`,
    );
  }
  const front: unknown = read.data.matter;
  if (typeof front !== "object" || front === null || Object.keys(front).length === 0) {
    throw new Error(
      `${file} doesn't begin with front matter. Write it between two lines of '---'.`,
    );
  }
  return { front, body: String(read) };
}
