import type { Element, Root } from "hast";
import { toString as textOf } from "hast-util-to-string";

/**
 * A rehype plugin for Markdown tables: the first cell of a row becomes its heading, and every other
 * cell has its column's heading, which is shown above it on a phone, where rows are blocks.
 */
export function labelCells() {
  return (tree: Root): void => {
    for (const table of tablesIn(tree)) {
      table.properties.className = ["stacking"];
      const [head, body] = ["thead", "tbody"].map((name) => childrenOf(table, name)[0]);
      const labels = head ? childrenOf(head, "tr").flatMap((row) => cellsOf(row).map(textOf)) : [];
      for (const cell of head ? childrenOf(head, "tr").flatMap(cellsOf) : [])
        cell.properties.scope = "col";
      for (const row of body ? childrenOf(body, "tr") : []) {
        const [first, ...rest] = cellsOf(row);
        if (first) {
          first.tagName = "th";
          first.properties.scope = "row";
        }
        rest.forEach((cell, index) => {
          cell.properties.dataLabel = labels[index + 1] ?? "";
        });
      }
      wrap(table);
    }
  };
}

/** Tables can't wait with their layout until they're near (docs.css); what contains them can. */
function wrap(table: Element): void {
  table.children = [{ ...table }];
  table.tagName = "div";
  table.properties = { className: ["table-part"] };
}

function tablesIn(node: Root | Element): Element[] {
  return node.children.flatMap((child) => {
    if (child.type !== "element") return [];
    return child.tagName === "table" ? [child] : tablesIn(child);
  });
}

function childrenOf(node: Element, name: string): Element[] {
  return node.children.filter(
    (child): child is Element => child.type === "element" && child.tagName === name,
  );
}

function cellsOf(row: Element): Element[] {
  return row.children.filter((child): child is Element => child.type === "element");
}
