import type { Identifier, ObjectExpression, Program, SimpleCallExpression } from "estree";
import { visit } from "estree-util-visit";
import type { ElementContent, Root, RootContent } from "hast";
import { createImport } from "./create-import.ts";

const component = "Later";

/** As many paragraphs, lists and headings as a high screen shows under the heading of the page. */
const firstBlocks = 8;

/**
 * A rehype plugin for MDX: puts what's below the first screen into `Later`, which renders it once
 * the heading has been painted. A long document takes several times as long to render as its top.
 */
export function firstScreen() {
  return (tree: Root): void => {
    const isCode = (node: RootContent) => node.type === "mdxjsEsm";
    const blocks = tree.children.filter((node) => !isCode(node));
    const elements = blocks.filter((node) => node.type !== "text");
    const next = elements[firstBlocks];
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
