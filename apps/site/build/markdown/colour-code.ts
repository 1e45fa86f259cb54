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

/**
 * The class of each kind of token that has a colour: comments, strings, numbers, and the words of a
 * language with the keys of data. Calls and parameters have the colour of the text, like other names.
 */
const classes: Record<string, string> = {
  keyword: "code-token-keyword",
  string: "code-token-string",
  "string-expression": "code-token-string",
  comment: "code-token-comment",
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

type Group = { className: string | undefined; value: string };

/** Neighbours of one colour become one span, and those in the colour of the text plain text. */
function joinAlike(tokens: readonly ElementContent[]): ElementContent[] {
  const groups: Group[] = [];
  for (const token of tokens) {
    const group = { className: classOf(token), value: toText(token) };
    if (isSign(group)) group.className = undefined;
    const [before, last] = [groups.at(-2), groups.at(-1)];
    if (last && last.className === group.className) last.value += group.value;
    else if (before && last && before.className === group.className && isSign(last)) {
      // Signs and blanks between two parts of one colour have it too.
      before.value += last.value + group.value;
      groups.pop();
    } else groups.push(group);
  }
  return groups.map(({ className, value }) => {
    const text = { type: "text", value } as const;
    if (!className) return text;
    const properties = { className: [className] };
    return { type: "element", tagName: "span", properties, children: [text] };
  });
}

/** Whether it's only brackets, operators and blanks, outside comments and strings. */
function isSign({ className, value }: Group): boolean {
  const isCode = className === undefined || className === classes.keyword;
  return isCode && !/[\p{L}\p{N}"'`]/u.test(value);
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
