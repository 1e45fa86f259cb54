import { type ESTree, parseSync } from "vite";

/** One change to a file that a test should notice. */
export type Edit = {
  /** What kind of change it is: `swaps a comparison`. */
  kind: string;
  start: number;
  end: number;
  replacement: string;
};

/** Where edits are looked for: a number from 0 to 1 chooses the first area that it's below. */
export const areas: readonly { upTo: number; holds: (path: string) => boolean }[] = [
  {
    upTo: 0.5,
    holds: (path) =>
      /^(app|apps|packages)\/.*\.tsx?$/.test(path) &&
      !/\.(test|component|examples)\.tsx?$|\/(fixtures|conformance|random)\//.test(path),
  },
  {
    upTo: 0.8,
    holds: (path) =>
      /^content\/.*\.(ts|mdx)$/.test(path) && !/^content\/schema|\.test\./.test(path),
  },
  { upTo: 1, holds: (path) => /^app\/.*\.css$/.test(path) },
];

/** Every edit that can be made to a file, by what it is. */
export function editsOf(path: string, text: string): Edit[] {
  if (path.endsWith(".css")) return editsOfSheet(text);
  if (path.endsWith(".mdx")) return editsOfProse(text);
  return editsOfCode(path, text);
}

/** The text with the edit in it. */
export function applied(text: string, { start, end, replacement }: Edit): string {
  return text.slice(0, start) + replacement + text.slice(end);
}

const swapped: Readonly<Record<string, string>> = {
  "===": "!==",
  "!==": "===",
  "<": ">=",
  ">=": "<",
  ">": "<=",
  "<=": ">",
  "&&": "||",
  "||": "&&",
  "+": "-",
};

function editsOfCode(path: string, text: string): Edit[] {
  const { program } = parseSync(path, text);
  const edits: Edit[] = [];
  const isContent = path.startsWith("content/");
  visit(program, (node) => {
    const edit = editOf(node, text, isContent);
    if (edit) edits.push(edit);
  });
  return edits;
}

function editOf(node: ESTree.Node, text: string, isContent: boolean): Edit | undefined {
  const { start, end } = node;
  switch (node.type) {
    case "BinaryExpression":
    case "LogicalExpression": {
      const replacement = swapped[node.operator];
      const at = text.indexOf(node.operator, node.left.end);
      if (!replacement || isContent) return undefined;
      return {
        ...{ kind: `swaps ${node.operator} for ${replacement}`, replacement },
        ...{ start: at, end: at + node.operator.length },
      };
    }
    case "ExpressionStatement":
      // A directive, such as "use strict", isn't behaviour.
      if (node.expression.type === "Literal") return undefined;
      return { kind: "drops a statement", start, end, replacement: ";" };
    case "JSXAttribute": {
      const name = text.slice(node.name.start, node.name.end);
      if (!/^(aria-|role$|type$|href$|id$|for|html|data-|alt$|name$|on[A-Z])/.test(name))
        return undefined;
      return { kind: `removes ${name}`, start, end, replacement: "" };
    }
    case "Literal":
      if (typeof node.value === "boolean") {
        return { kind: "swaps a boolean", start, end, replacement: String(!node.value) };
      }
      if (typeof node.value === "number" && isContent) {
        return { kind: "changes a number", start, end, replacement: String(node.value + 1) };
      }
      return typeof node.value === "string" && isContent ? wordEdit(text, start, end) : undefined;
    default:
      return undefined;
  }
}

/**
 * Misspells a word in the middle of a text. Another word in its place would be what editors do on
 * purpose, and a test that finds it would repeat the text.
 */
function wordEdit(text: string, start: number, end: number): Edit | undefined {
  const words = [...text.slice(start, end).matchAll(/(?<=\s)[a-z]{6,}(?=\s)/g)];
  const word = words[Math.floor(words.length / 2)];
  if (!word) return undefined;
  const at = start + word.index + 2;
  return { kind: `misspells '${word[0]}'`, start: at, end: at + 1, replacement: "" };
}

function editsOfProse(text: string): Edit[] {
  const body = /^---\n.*?\n---\n/s.exec(text)?.[0].length ?? 0;
  return [...text.slice(body).matchAll(/^[A-Z][^\n<>{}|]{20,}$/gm)].flatMap(
    (line) => wordEdit(text, body + line.index, body + line.index + line[0].length) ?? [],
  );
}

function editsOfSheet(text: string): Edit[] {
  const found = (kind: string, pattern: RegExp): Edit[] =>
    [...text.matchAll(pattern)].map((match) => ({
      ...{ kind, replacement: "" },
      ...{ start: match.index, end: match.index + match[0].length },
    }));
  return [
    ...found("drops a declaration", /^ *[a-z-]+: [^;{}]+;\n/gm),
    ...found("drops a rule", /^ *[^\s@{}/*][^{}\n]*\{[^{}]*\}\n/gm),
  ];
}

function visit(part: unknown, act: (node: ESTree.Node) => void): void {
  if (typeof part !== "object" || part === null) return;
  if ("type" in part && typeof part.type === "string" && "start" in part) {
    act(part as ESTree.Node);
  }
  for (const child of Object.values(part)) visit(child, act);
}
