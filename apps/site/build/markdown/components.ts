import { site } from "@yno/brand/site";
import type {
  Identifier,
  ImportDeclaration,
  ObjectExpression,
  Program,
  SimpleCallExpression,
} from "estree";
import { visit } from "estree-util-visit";
import type { ElementContent, Root, RootContent } from "hast";
import { toString as textOf } from "hast-util-to-string";
import type { MdxjsEsmHast } from "mdast-util-mdxjs-esm";
import { visit as visitNodes } from "unist-util-visit";

const component = "Later";

/**
 * What a high screen shows under the heading of the page: so many paragraphs, lists and headings, and
 * none after so many characters. A component counts as half of them.
 */
const firstBlocks = 8;
const firstCharacters = 1200;

/**
 * A rehype plugin for MDX: puts what's below the first screen into `Later`, which renders it once
 * the heading has been painted. A long document takes several times as long to render as its top.
 */
export function firstScreen() {
  return (tree: Root): void => {
    const isCode = (node: RootContent) => node.type === "mdxjsEsm";
    const blocks = tree.children.filter((node) => !isCode(node));
    const elements = blocks.filter((node) => node.type !== "text");
    let characters = 0;
    const next = elements.find((node, place) => {
      const isBelow = place >= firstBlocks || characters >= firstCharacters;
      characters += node.type === "element" ? textOf(node).length : firstCharacters / 2;
      return isBelow;
    });
    if (!next) return;
    const cut = blocks.indexOf(next);
    tree.children = [
      createImport(component, "#app/ui/progressive-render.ts"),
      ...tree.children.filter(isCode),
      ...blocks.slice(0, cut),
      {
        type: "mdxJsxFlowElement",
        name: component,
        attributes: [],
        children: blocks.slice(cut).filter(isContent),
      },
    ];
  };
}

function isContent(node: RootContent): node is ElementContent {
  return node.type !== "doctype";
}

/**
 * A recma plugin for what the one above wrapped: its elements are created when `Later` asks for
 * them, because creating those of a whole document takes as long as rendering its first screen.
 */
export function createdLater() {
  return (program: Program): void => {
    visit(program, (node) => {
      if (node.type !== "CallExpression" || !isNamed(node.arguments[0], component)) return;
      // As a fragment: a plain array of elements would want keys.
      const content: SimpleCallExpression = {
        ...node,
        type: "CallExpression",
        arguments: [identifier("_Fragment"), ...node.arguments.slice(1)],
      };
      node.arguments = [identifier(component), withChildren(content)];
    });
  };
}

/** `{ children: () => content }` */
function withChildren(content: SimpleCallExpression): ObjectExpression {
  return {
    type: "ObjectExpression",
    properties: [
      {
        type: "Property",
        kind: "init",
        key: identifier("children"),
        value: { type: "ArrowFunctionExpression", expression: true, params: [], body: content },
        computed: false,
        method: false,
        shorthand: false,
      },
    ],
  };
}

function identifier(name: string): Identifier {
  return { type: "Identifier", name };
}

function isNamed(node: { type: string } | undefined, name: string): boolean {
  return node?.type === "Identifier" && "name" in node && node.name === name;
}

const linkComponent = "ExternalLink";

/**
 * A rehype plugin for MDX: a link that leaves the site becomes an `ExternalLink`, so that it opens
 * in a new tab and has the arrow. Only a document with a link like that imports the component.
 */
export function externalLinks() {
  return (tree: Root): void => {
    let found = false;
    visitNodes(tree, "element", (node, index, parent) => {
      if (node.tagName !== "a" || !parent || index === undefined) return;
      const href = String(node.properties.href ?? "");
      if (!leavesTheSite(href)) return;
      found = true;
      parent.children[index] = {
        type: "mdxJsxTextElement",
        name: linkComponent,
        attributes: [{ type: "mdxJsxAttribute", name: "href", value: href }],
        children: node.children,
      };
    });
    if (found) tree.children.unshift(createImport(linkComponent, "#app/ui/external-link.tsx"));
  };
}

/** Whether an address is on another web host. Email and phone links don't open a tab. */
function leavesTheSite(href: string): boolean {
  const { protocol, origin } = new URL(href, site.origin);
  return /^https?:$/.test(protocol) && origin !== site.origin;
}

/** The import of a component, for a plugin that puts the component into a document. */
function createImport(component: string, from: string): MdxjsEsmHast {
  const name = { type: "Identifier", name: component } as const;
  const declaration: ImportDeclaration = {
    type: "ImportDeclaration",
    specifiers: [{ type: "ImportSpecifier", imported: name, local: name }],
    source: { type: "Literal", value: from },
    attributes: [],
  };
  return {
    type: "mdxjsEsm",
    value: "",
    data: { estree: { type: "Program", sourceType: "module", body: [declaration] } },
  };
}
