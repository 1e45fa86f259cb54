import type { Element, Root, RootContent } from "hast";
import { toString as toText } from "hast-util-to-string";

/** The first column of tables that are looked up by a code. */
const columns = new Set(["Finding", "Code"]);

/**
 * A rehype plugin: a row that explains one finding or failure has its code as its address, such as
 * `#broken-json`.
 */
export function rowAddresses() {
  return (tree: Root): void => addressRows(tree.children);
}

function addressRows(nodes: readonly RootContent[]): void {
  for (const node of nodes) {
    if (!("children" in node)) continue;
    if (node.type === "element" && node.tagName === "table") addressTable(node);
    else addressRows(node.children);
  }
}

function addressTable(table: Element): void {
  const [head, ...rows] = elementsNamed(table, "tr");
  const [column] = head ? elementsNamed(head, "th") : [];
  if (!column || !columns.has(toText(column))) return;
  for (const row of rows) {
    const [code, ...more] = elementsNamed(row, "td")[0]?.children ?? [];
    const isCode = code?.type === "element" && code.tagName === "code" && more.length === 0;
    if (isCode) row.properties.id = toText(code);
  }
}

/** The nearest elements of a name below an element. */
function elementsNamed(parent: Element, name: string): Element[] {
  return parent.children.flatMap((child) => {
    if (child.type !== "element") return [];
    return child.tagName === name ? [child] : elementsNamed(child, name);
  });
}
