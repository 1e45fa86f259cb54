import type { Element, Root, RootContent } from "hast";
import { toString as toText } from "hast-util-to-string";

/**
 * A rehype plugin for Markdown tables: the first cell of a row becomes its heading, and every other
 * cell has its column's heading, which is shown above it on a phone, where rows are blocks.
 */
export function tableCellLabels() {
  return (tree: Root): void => {
    for (const table of tablesIn(tree.children)) {
      table.properties.className = ["stacking"];
      const [head, body] = ["thead", "tbody"].map((name) => childrenNamed(table, name)[0]);
      const labels = head
        ? childrenNamed(head, "tr").flatMap((row) => listCells(row).map(toText))
        : [];
      for (const cell of head ? childrenNamed(head, "tr").flatMap(listCells) : [])
        cell.properties.scope = "col";
      for (const row of body ? childrenNamed(body, "tr") : []) {
        const [first, ...rest] = listCells(row);
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

/** All tables, also those inside a component. */
function tablesIn(nodes: readonly RootContent[]): Element[] {
  return nodes.flatMap((node) => {
    if (!("children" in node)) return [];
    return node.type === "element" && node.tagName === "table" ? [node] : tablesIn(node.children);
  });
}

function childrenNamed(node: Element, name: string): Element[] {
  return node.children.filter(
    (child): child is Element => child.type === "element" && child.tagName === name,
  );
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
