import rehypeShiki from "@shikijs/rehype";
import type { ElementContent, Root, RootContent } from "hast";
import { toString as toText } from "hast-util-to-string";
import { codeToHast, createCssVariablesTheme, type ShikiTransformer } from "shiki";
import type { CodePiece } from "#content/collections/api-description.ts";

/** Colours are named by variables; the style sheet gives each a value in both schemes. */
const theme = createCssVariablesTheme({
  name: "transit",
  variablePrefix: "--code-",
  fontStyle: false,
});

/** The class of each kind of token that has a colour. What looks the same has one class. */
const classes: Record<string, string> = {
  keyword: "code-token-keyword",
  string: "code-token-string",
  "string-expression": "code-token-string",
  comment: "code-token-comment",
  function: "code-token-function",
  parameter: "code-token-function",
  constant: "code-token-constant",
};

/**
 * Shiki gives up on a line after 500 ms. On a busy machine that left a line without colours in one of
 * the two builds, and a page whose HTML and script differ doesn't start.
 */
const tokenizeTimeLimit = 0;

/**
 * The policy blocks a style attribute, so each colour becomes a class. The block says its language,
 * for the line above it, and takes the focus, since a long line scrolls.
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
    const tokens = node.children.flatMap((line) => ("children" in line ? line.children : [line]));
    node.children = joinAlike(tokens);
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
  return piecesIn(
    await codeToHast(code, {
      lang: language,
      theme,
      transformers: [classesForStyles],
      tokenizeTimeLimit,
    }),
  );
}

function piecesIn(node: RootContent | Root): CodePiece[] {
  if (node.type === "text") return [node.value];
  if (node.type !== "root" && node.type !== "element") return [];
  if (node.type === "element" && Array.isArray(node.properties.className)) {
    return [[node.properties.className.join(" "), toText(node)]];
  }
  return node.children.flatMap(piecesIn);
}

/** Neighbours of one colour become one span, and those in the colour of the text plain text. */
function joinAlike(tokens: readonly ElementContent[]): ElementContent[] {
  const groups: { className: string | undefined; value: string }[] = [];
  for (const token of tokens) {
    const value = toText(token);
    const className = classOf(token);
    const last = groups.at(-1);
    // Blanks and line breaks have no colour.
    if (last && (className === last.className || value.trim() === "")) last.value += value;
    else groups.push({ className, value });
  }
  return groups.map(({ className, value }) => {
    const text = { type: "text", value } as const;
    if (!className) return text;
    const properties = { className: [className] };
    return { type: "element", tagName: "span", properties, children: [text] };
  });
}

/** The class for a style such as `color:var(--code-token-string)`. */
function classOf(token: ElementContent): string | undefined {
  if (token.type !== "element") return;
  const kind = /var\(--code-token-([\w-]+)\)/.exec(String(token.properties.style))?.[1];
  return kind && classes[kind];
}

/** The title of a block, as the fence gives it: ```dockerfile title="Dockerfile" */
function parseTitle(meta: string | undefined): string | undefined {
  return /title="([^"]*)"/.exec(meta ?? "")?.[1];
}
