import { valueToEstree } from "estree-util-value-to-estree";
import GithubSlugger from "github-slugger";
import type { Element, ElementContent, Root } from "hast";
import { toString as textOf } from "hast-util-to-string";
import { define } from "unist-util-mdx-define";
import type { VFile } from "vfile";

/** A heading of a document, for its table of contents. */
type DocumentSection = { id: string; title: string; level: 2 | 3 };

/** Words that a person reads in a minute of technical text. */
const wordsAMinute = 200;

/**
 * A rehype plugin for the documents: gives each heading (h2, h3) an address made of its words and a
 * link to itself, and exports `sections` for the table of contents and `minutes`, the time to read.
 */
export function documentHeadings() {
  return (tree: Root, file: VFile): void => {
    if (!/[\\/]content[\\/]docs[\\/]/.test(file.path ?? "")) return;
    const slugger = new GithubSlugger();
    const sections: DocumentSection[] = [];
    const texts: string[] = [];
    for (const node of tree.children) {
      if (node.type !== "element") continue;
      texts.push(textOf(node));
      if (node.tagName !== "h2" && node.tagName !== "h3") continue;
      const title = textOf(node);
      const id = slugger.slug(title);
      sections.push({ id, title, level: node.tagName === "h2" ? 2 : 3 });
      node.properties.id = id;
      node.children = [selfLink(id, node.children)];
    }
    const minutes = minutesToRead(texts.join(" "));
    define(tree, file, { sections: valueToEstree(sections), minutes: valueToEstree(minutes) });
  };
}

/** How long a person reads a text, in whole minutes and at least one. */
export function minutesToRead(text: string): number {
  const words = text.split(/\s+/).filter(Boolean).length;
  return Math.max(1, Math.round(words / wordsAMinute));
}

function selfLink(id: string, children: ElementContent[]): Element {
  return {
    type: "element",
    tagName: "a",
    properties: { href: `#${id}`, className: ["heading-link"] },
    children,
  };
}
