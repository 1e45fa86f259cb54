import type { Nodes, PhrasingContent, Root } from "mdast";
import { visit } from "unist-util-visit";
import { sharedFacts } from "../../content/shared-facts.ts";

const facts = new Map<string, string>(Object.entries(sharedFacts));

/**
 * A remark plugin for the documents: `{sharedFacts.trial}` in a sentence becomes '14 days'. The
 * words are text before the page is made, so that the page doesn't bring the facts along.
 */
export function stateFacts() {
  return (tree: Root): void => {
    visit(tree, (node) => {
      if (hasPhrases(node)) node.children = withFacts(node.children);
    });
  };
}

type Phrases = Nodes & { children: PhrasingContent[] };

function hasPhrases(node: Nodes): node is Phrases {
  return "children" in node && node.children.some((child) => child.type === "mdxTextExpression");
}

/** The sentence as one text again: React would mark where two texts meet. */
function withFacts(children: readonly PhrasingContent[]): PhrasingContent[] {
  const made: PhrasingContent[] = [];
  for (const child of children) {
    const fact = child.type === "mdxTextExpression" ? factIn(child.value) : undefined;
    const words = child.type === "text" ? child.value : fact;
    const last = made.at(-1);
    if (words === undefined) made.push(child);
    else if (last?.type === "text") last.value += words;
    else made.push({ type: "text", value: words });
  }
  return made;
}

/** @throws Error when it's a fact that doesn't exist */
function factIn(expression: string): string | undefined {
  const [, name] = /^sharedFacts\.(\w+)$/.exec(expression) ?? [];
  if (name === undefined) return undefined;
  const fact = facts.get(name);
  if (fact !== undefined) return fact;
  throw new Error(
    `{${expression}} isn't a fact of content/shared-facts.ts. Write the name of one, or add it.`,
  );
}
