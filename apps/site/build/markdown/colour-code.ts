import rehypeShiki from "@shikijs/rehype";
import type { ElementContent, Root, RootContent } from "hast";
import { toString as toText } from "hast-util-to-string";
import { codeToHast, createCssVariablesTheme, type ShikiTransformer } from "shiki";
import type { CodePiece } from "#content/collections/api-description.ts";

const prefix = "--code-";

/** Colours are named by variables; the style sheet gives each a value in both schemes. */
const theme = createCssVariablesTheme({
  name: "transit",
  variablePrefix: prefix,
  fontStyle: false,
});

/**
 * Shiki gives up on a line after 500 ms. On a busy machine that left a line without colours in one of
 * the two builds, and a page whose HTML and script differ doesn't start.
 */
const tokenizeTimeLimit = 0;

/**
 * The policy blocks a style attribute, so each colour becomes a class: `color:var(--code-token-string)`
 * is `code-token-string`. The block says its language, for the line above it, and takes the focus,
 * since a long line scrolls.
 */
const classesForStyles: ShikiTransformer = {
  name: "classes-for-styles",
  pre(node) {
    node.properties = {
      tabIndex: 0,
      dataLanguage: this.options.lang,
      dataTitle: parseTitle(this.options.meta?.__raw),
    };
  },
  code(node) {
    node.properties = {};
    node.children = node.children.flatMap((line) =>
      line.type === "element" ? line.children.map(named) : [line],
    );
  },
};

/** The rehype plugin that colours the fenced code of documents when the site is built. */
export const colourCode = [
  rehypeShiki,
  {
    theme,
    langs: ["dockerfile", "json", "shell", "typescript", "python", "toml", "yaml"],
    transformers: [classesForStyles],
    tokenizeTimeLimit,
    addLanguageClass: false,
  },
] satisfies [typeof rehypeShiki, Parameters<typeof rehypeShiki>[0]];

/**
 * The same for code outside a document: its tokens, each with the class of its colour.
 *
 * @param language one of those above
 */
export async function codePieces(code: string, language: string): Promise<CodePiece[]> {
  const tree = await codeToHast(code, {
    lang: language,
    theme,
    transformers: [classesForStyles],
    tokenizeTimeLimit,
  });
  const joined: CodePiece[] = [];
  for (const piece of piecesIn(tree)) {
    const before = joined.at(-1);
    const isPlain = typeof piece === "string" && typeof before === "string";
    // Text in the colour of the text comes in many small parts.
    if (isPlain) joined.splice(-1, 1, before + piece);
    else joined.push(piece);
  }
  return joined;
}

function piecesIn(node: RootContent | Root): CodePiece[] {
  if (node.type === "text") return [node.value];
  if (node.type !== "root" && node.type !== "element") return [];
  if (node.type === "element" && Array.isArray(node.properties.className)) {
    return [[node.properties.className.join(" "), toText(node)]];
  }
  return node.children.flatMap(piecesIn);
}

/** A coloured piece of code as a span with a class; one in the colour of the text as plain text. */
function named(piece: ElementContent): ElementContent {
  if (piece.type !== "element") return piece;
  const variable = /var\(--(code-[\w-]+)\)/.exec(String(piece.properties.style ?? ""))?.[1];
  if (!variable || variable === "code-foreground") {
    return { type: "text", value: toText(piece) };
  }
  return { ...piece, properties: { className: [variable] } };
}

/** The title of a block, as the fence gives it: ```dockerfile title="Dockerfile" */
function parseTitle(meta: string | undefined): string | undefined {
  return /title="([^"]*)"/.exec(meta ?? "")?.[1];
}
