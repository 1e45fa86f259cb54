import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { site } from "@yno/brand/site";
import { VFile } from "vfile";
import { matter } from "vfile-matter";
import type { Plugin } from "vite";
import {
  type DocumentFrontMatter,
  documentPageShape,
  documentShape,
  type Page,
  pageShape,
} from "#content/schema/page.ts";
import { root } from "../site-folder.ts";
import { contentProblems } from "./content-problems.ts";

/** MDX takes the components of every document from here. */
export const documentParts = "#app/features/docs/document-parts.tsx";

/** Every document that has its own page, as its front matter describes the page; others are a part of a page. */
export const documentPages: readonly Page[] = documentsIn("content/docs").flatMap(
  ({ file, text }) =>
    "path" in readFrontMatter(text, file).front ? [documentPage(text, file)] : [],
);

/** The documents of a folder in order, each with its path from the project's root. */
function documentsIn(folder: string): { file: string; text: string }[] {
  const files = globSync(`${folder}/*.mdx`, { cwd: root }).map((file) =>
    file.replaceAll("\\", "/"),
  );
  return files.sort().map((file) => ({ file, text: readFileSync(join(root, file), "utf8") }));
}

/**
 * The page that the front matter of a document describes.
 *
 * @param file its path from the project's root, which also ends up in the record
 * @throws Error with a sentence for each fault
 */
export function documentPage(text: string, file: string): Page {
  const problems = documentProblems(text, file);
  if (problems.length > 0) throw new Error(problems.join("\n"));
  const { title, ...front } = pageShape.parse(readFrontMatter(text, file).front);
  return { ...front, title: `${title} | ${site.brand}`, document: file };
}

/**
 * Whether a document, edited in development, describes another page than when all of them were read.
 * One that can't be read doesn't: its page says what is wrong with it.
 *
 * @param file its path from the project's root
 */
export function changesPage(text: string, file: string): boolean {
  const before = documentPages.find(({ document }) => document === file);
  try {
    return before !== undefined && !isDeepStrictEqual(documentPage(text, file), before);
  } catch {
    return false;
  }
}

/** Makes a route of every document that is a page: its text in the frame of the documents. */
export function documentRoutes(): Plugin {
  return {
    name: "document-routes",
    enforce: "pre",
    transform(text, id) {
      const [path = "", part] = id.replaceAll("\\", "/").split("?");
      const file = documentPages.find(
        ({ document }) => document && path.endsWith(`/${document}`),
      )?.document;
      if (!file) return null;
      const { facts, text: body } = splitDocument(readFrontMatter(text, file).body);
      const code = { facts, text: body }[part ?? ""] ?? documentRoute(text, file);
      return { code, map: null };
    },
  };
}

/**
 * A document in two: its `frame`, beside which the headings are counted, and its text. Each keeps the
 * imports that it uses, or both would share them in one more file.
 */
export function splitDocument(body: string): { facts: string; text: string } {
  const [frame = ""] = /^export const frame\b[\s\S]*?(?=\n\n)/m.exec(body) ?? [];
  const imports = /^import (?:\{(.*)\}|\* as (\w+)) from "#.*"$/gm;
  const withImports = (code: string, user: string) =>
    code.replace(imports, (line, names: string = "", all: string = names) =>
      all.split(",").some((name) => user.includes(name.trim())) ? line : "",
    );
  const text = body.replace(frame, "");
  return { facts: withImports(body, frame), text: withImports(text, text.replace(imports, "")) };
}

/**
 * The page of a document: what its text exports beside itself (`?facts`), and the text, which isn't
 * needed while its HTML is there. It may export `frame`, with more to show around the text: see the
 * properties of DocumentPage.
 *
 * @param file its path from the project's root
 */
export function documentRoute(text: string, file: string): string {
  const { path, title, description, heading, opening } = documentPage(text, file);
  const { body } = readFrontMatter(text, file);
  const hasFrame = /^export const frame\b/m.test(body);
  return `import { staticPart } from "#app/browser/hydration/static-part.tsx"
import { DocumentPage, documentText, findNeighbours } from "#app/features/docs/document-page.tsx"
import { documentLine } from "#content/derived/navigation.ts"
import { ${hasFrame ? "frame, " : ""}minutes as time, sections as parts } from "#${file}?facts"
export const text = staticPart(async () => (await import("#${file}?text")).default)
export const ready = text.ready
export const page = ${JSON.stringify({ path, title, description, heading, opening })}
export default () => <DocumentPage page={page} sections={parts} minutes={time} ${hasFrame ? "{...frame} " : ""}{...findNeighbours(page.path, documentLine)}><text.Part className={documentText} /></DocumentPage>
`;
}

/** Problems in the front matter of the documents, a sentence for each. */
export function everyDocumentProblem(): string[] {
  return ["content/docs", "content/legal"]
    .flatMap(documentsIn)
    .flatMap(({ file, text }) => documentProblems(text, file));
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
