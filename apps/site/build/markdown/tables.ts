import type { Element, Root, RootContent } from "hast";
import { toString as toText } from "hast-util-to-string";

/**
 * A rehype plugin for Markdown tables: the first cell of a row becomes its heading, and every other
 * cell has its column's heading, which is shown above it on a phone, where rows are blocks.
 */
export function tableCellLabels() {
  return (tree: Root): void => {
    for (const table of elementsNamed(tree, "table")) {
      table.properties.className = ["stacking"];
      const [head = [], ...rows] = elementsNamed(table, "tr").map(listCells);
      for (const cell of head) cell.properties.scope = "col";
      const labels = head.map((cell) => toText(cell));
      for (const [first, ...rest] of rows) {
        if (first) {
          first.tagName = "th";
          first.properties.scope = "row";
        }
        rest.forEach((cell, index) => {
          cell.properties.dataLabel = labels[index + 1] ?? "";
        });
      }
    }
  };
}

function listCells(row: Element): Element[] {
  return row.children.filter((child): child is Element => child.type === "element");
}

/** The first column of tables that are looked up by a code. */
const columns = new Set(["Finding", "Code"]);

/**
 * A rehype plugin: a row that explains one finding or failure has its code as its address, such as
 * `#broken-json`.
 */
export function rowAddresses() {
  return (tree: Root): void => elementsNamed(tree, "table").forEach(addressTable);
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

/** The nearest elements of a name below a node, also those inside a component. */
function elementsNamed(parent: Root | RootContent, name: string): Element[] {
  if (!("children" in parent)) return [];
  return parent.children.flatMap((child) =>
    child.type === "element" && child.tagName === name ? [child] : elementsNamed(child, name),
  );
}
