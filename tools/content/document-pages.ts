import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { site } from "@yno/brand/site";
import type { Plugin } from "vite";
import { type Page, pageShape } from "#content/schema/page.ts";
import { root } from "../project-files.ts";
import { documentProblems, readFrontMatter } from "./read-documents.ts";

const folder = "content/docs";

/** MDX takes the components of every document from here. */
export const documentParts = "#app/features/docs/document-parts.tsx";

/** Every document that has its own page, as its front matter describes the page. */
export const documentPages: readonly Page[] = readdirSync(join(root, folder))
  .filter((name) => name.endsWith(".mdx"))
  .sort()
  .flatMap((name) => {
    const file = `${folder}/${name}`;
    const text = readFileSync(join(root, file), "utf8");
    return isPage(text, file) ? [documentPage(text, file)] : [];
  });

/** Whether a document has its own page. Others are a part of a page in app/pages/. */
function isPage(text: string, file: string): boolean {
  return "path" in readFrontMatter(text, file).front;
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

/** Makes a route of every document that is a page: its text in the frame of the documents. */
export function documentRoutes(): Plugin {
  return {
    name: "document-routes",
    enforce: "pre",
    transform(text, id) {
      const [path = ""] = id.replaceAll("\\", "/").split("?");
      const file = documentPages.find(
        ({ document }) => document && path.endsWith(`/${document}`),
      )?.document;
      return file ? { code: documentRoute(text, file), map: null } : null;
    },
  };
}

/**
 * A document with what its route exports. It may export `frame`, with more to show around the text:
 * see the properties of DocumentPage.
 *
 * @param file its path from the project's root
 */
export function documentRoute(text: string, file: string): string {
  const { path, title, description, heading, opening } = documentPage(text, file);
  const { body } = readFrontMatter(text, file);
  const frame = /^export const frame\b/m.test(body) ? "{...frame} " : "";
  return `import { DocumentPage, findNeighbours } from "#app/features/docs/document-page.tsx"
import { documentLine } from "#derived/navigation.ts"
export const page = ${JSON.stringify({ path, title, description, heading, opening })}
export default ({ children }) => <DocumentPage page={page} sections={sections} minutes={minutes} ${frame}{...findNeighbours(page.path, documentLine)}>{children}</DocumentPage>

${body}`;
}
