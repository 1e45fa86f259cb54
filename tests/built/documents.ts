import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pageAddresses } from "@yno/server/page-addresses";
import { type DefaultTreeAdapterTypes, parse } from "parse5";
import { root } from "#tools/project-files.ts";

type Node = DefaultTreeAdapterTypes.Node;
export type Element = DefaultTreeAdapterTypes.Element;

/** A built HTML file. */
export type BuiltDocument = {
  /** Its name in the build: `docs/mcp.html`. */
  file: string;
  /** Its public address: `/docs/mcp`. */
  address: string;
  html: string;
  elements: readonly Element[];
  ids: ReadonlySet<string>;
};

const client = join(root, "build/client");

/** Every file of build/client, with `/` between folders. */
export const builtFiles: readonly string[] = readdirSync(client, {
  recursive: true,
  withFileTypes: true,
})
  .filter((entry) => entry.isFile())
  .map((entry) =>
    join(entry.parentPath, entry.name)
      .slice(client.length + 1)
      .replaceAll("\\", "/"),
  )
  .sort();

export function readBuilt(file: string): string {
  return readFileSync(join(client, file), "utf8");
}

/** Every page of the build, taken apart. Files in v0.1/ are JSON, even index.html. */
export const documents: readonly BuiltDocument[] = builtFiles
  .filter((file) => file.endsWith(".html") && !file.startsWith("v0.1/"))
  .map((file) => {
    const html = readBuilt(file);
    // The content of a `<noscript>` is part of the page too.
    const elements = elementsIn(parse(html, { scriptingEnabled: false }));
    const ids = new Set(elements.flatMap((element) => attribute(element, "id") ?? []));
    return { file, address: pageAddresses(file).clean, html, elements, ids };
  });

export function attribute(element: Element, name: string): string | undefined {
  return element.attrs.find((each) => each.name === name)?.value;
}

/** All text inside an element. */
export function textContent(node: Node): string {
  if ("value" in node) return node.value;
  return "childNodes" in node ? node.childNodes.map(textContent).join("") : "";
}

/** All elements under a node, in the order of the document; also what a template holds. */
export function elementsIn(node: Node): Element[] {
  const children = "childNodes" in node ? node.childNodes : [];
  const below = children.flatMap(elementsIn);
  const inTemplate = "content" in node ? elementsIn(node.content) : [];
  return "tagName" in node ? [node, ...below, ...inTemplate] : [...below, ...inTemplate];
}
