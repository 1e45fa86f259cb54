import { site } from "@yno/brand/site";
import type { ElementContent, Root, RootContent } from "hast";
import { createImport } from "./create-import.ts";

const component = "ExternalLink";

/**
 * A rehype plugin for MDX: a link that leaves the site becomes an `ExternalLink`, so that it opens
 * in a new tab and has the arrow. Only a document with a link like that imports the component.
 */
export function externalLinks() {
  return (tree: Root): void => {
    if (replaceIn(tree.children))
      tree.children.unshift(createImport(component, "#app/ui/external-link.tsx"));
  };
}

/** Replaces the links among the nodes and below them. Returns whether there was one. */
function replaceIn(nodes: (RootContent | ElementContent)[]): boolean {
  let found = false;
  for (const [index, node] of nodes.entries()) {
    if (!("children" in node)) continue;
    found = replaceIn(node.children) || found;
    if (node.type !== "element" || node.tagName !== "a") continue;
    const href = String(node.properties.href ?? "");
    if (!leavesTheSite(href)) continue;
    found = true;
    nodes[index] = {
      type: "mdxJsxTextElement",
      name: component,
      attributes: [{ type: "mdxJsxAttribute", name: "href", value: href }],
      children: node.children,
    };
  }
  return found;
}

/** Whether an address is on another web host. Email and phone links don't open a tab. */
function leavesTheSite(href: string): boolean {
  const { protocol, origin } = new URL(href, site.origin);
  return /^https?:$/.test(protocol) && origin !== site.origin;
}
