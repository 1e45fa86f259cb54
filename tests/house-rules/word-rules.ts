import type { ESTree } from "vite";
import { prices } from "#content/shared-facts.ts";
import { formatSgd } from "#content/words/amounts.ts";
import { type Rule, type Source, sources, testFile } from "./sources.ts";

/** Attributes and props whose text people read or hear. */
const spoken =
  /^(?:aria-(?:description|label|roledescription|valuetext)|alt|caption|data-label|data-title|heading|hint|label|note|placeholder|text|title)$/;

/** Elements whose text is written as a program reads it: a command, a key. */
const verbatim = new Set(["code", "kbd"]);

/** A word, and not the name of a file. */
const word = /^(?!\s*[\w-]+\.[a-z]+\s*$).*\p{L}{2}/su;

/** The start of a sentence, which no class, key or value of a format has. */
const sentence = /^\p{Lu}['’\p{Ll}]* \p{L}/u;

type Found = { start: number; end: number; text: string };

const { monthly, yearly } = prices.sme;

/** What follows from a price, and would be wrong once the price changes. */
const amounts = [monthly, yearly, 12 * monthly, 12 * monthly - yearly].map(formatSgd);

/** Words and amounts are found, read and changed in one place. Views say nothing themselves. */
export const wordRules: readonly Rule[] = [
  {
    name: "the words of views are in content/",
    breaches: (files) =>
      sources(files, (path) => /^app\/.*\.tsx$/.test(path) && !testFile.test(path)).flatMap(
        (source) =>
          wordsIn(source).map(
            ({ start, text }) =>
              `${source.at(start)} says '${text.trim()}': put it into a file of content/words/, or into the record of its page.`,
          ),
      ),
  },
  {
    name: "an amount that follows from a price is written by the price",
    breaches: (files) =>
      files
        .filter(({ path }) => /^(app|content)\/.*\.(mdx|tsx?)$/.test(path) && !testFile.test(path))
        .flatMap(({ path, text }) =>
          amounts
            .filter((amount) => text.includes(amount) && !path.endsWith("/amounts.ts"))
            .map((amount) => `${path} says '${amount}': take it from content/shared-facts.ts.`),
        ),
  },
];

function wordsIn({ nodes }: Source): Found[] {
  const reports = nodes.filter(isReport);
  const keys = new Set(nodes.flatMap((node) => (node.type === "Property" ? [node.key.start] : [])));
  return nodes
    .flatMap((node): Found[] => {
      if (node.type === "JSXElement" || node.type === "JSXFragment") return textsOf(node);
      if (node.type === "JSXAttribute") return spokenText(node);
      if (node.type === "TemplateElement") return matching(node, node.value.raw, sentence);
      if (node.type === "Literal" && typeof node.value === "string") {
        return matching(node, node.value, sentence);
      }
      return [];
    })
    .filter(({ start }) => !keys.has(start))
    .filter(({ start }) => !reports.some((each) => each.start < start && start < each.end));
}

function textsOf(element: ESTree.JSXElement | ESTree.JSXFragment): Found[] {
  const name = element.type === "JSXElement" ? element.openingElement.name : undefined;
  if (name?.type === "JSXIdentifier" && verbatim.has(name.name)) return [];
  return element.children.flatMap((child) =>
    child.type === "JSXText" ? matching(child, child.value, word) : [],
  );
}

function spokenText({ name, value }: ESTree.JSXAttribute): Found[] {
  if (typeof name.name !== "string" || !spoken.test(name.name)) return [];
  // What reads as a sentence is found as a literal.
  return value?.type === "Literal" && typeof value.value === "string" && !sentence.test(value.value)
    ? matching(value, value.value, word)
    : [];
}

function matching({ start, end }: ESTree.Span, text: string, pattern: RegExp): Found[] {
  return pattern.test(text) ? [{ start, end, text }] : [];
}

/** An error or a line in the console, which are for developers. */
function isReport(node: ESTree.Node): boolean {
  if (node.type === "NewExpression") {
    return node.callee.type === "Identifier" && node.callee.name.endsWith("Error");
  }
  return (
    node.type === "CallExpression" &&
    node.callee.type === "MemberExpression" &&
    node.callee.object.type === "Identifier" &&
    node.callee.object.name === "console"
  );
}
