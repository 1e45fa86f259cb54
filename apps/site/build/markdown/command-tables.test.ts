import { commands, exitCodes } from "@yno/molfar/command-line";
import type { Nodes, Root, Table } from "mdast";
import { expect, test } from "vitest";
import { commandTables } from "./command-tables.ts";

function rowsOf(rows: string): string[][] {
  const tree: Root = {
    type: "root",
    children: [
      {
        ...{ type: "mdxJsxFlowElement", name: "CommandTable", children: [] },
        attributes: [{ type: "mdxJsxAttribute", name: "rows", value: rows }],
      },
    ],
  };
  commandTables()(tree);
  const tables = tree.children.filter((node): node is Table => node.type === "table");
  expect(tables).toHaveLength(tree.children.length);
  return tables.flatMap(({ children }) => children.slice(1).map((row) => row.children.map(textOf)));
}

function textOf(node: Nodes): string {
  if ("children" in node) return node.children.map(textOf).join("");
  return "value" in node ? node.value : "";
}

test("each command, option and exit code has a row", () => {
  const names = rowsOf("commands").map(([written = ""]) => written.split(" ")[1]);
  expect(names).toEqual(Object.keys(commands));
  const options = rowsOf("options").map(([written = ""]) => written.split(" ")[0]?.slice(2));
  const declared = Object.values(commands).flatMap(({ options }) => Object.keys(options));
  expect(new Set(options)).toEqual(new Set(declared));
  expect(rowsOf("exit codes").map(([code]) => code)).toEqual(Object.keys(exitCodes));
});

test("an option that differs between commands has a row for each form, with its commands", () => {
  const executors = rowsOf("options").filter(([written = ""]) => written.startsWith("--executor "));
  expect(executors.map(([written, of]) => [written, of])).toEqual([
    ["--executor docker|podman|process", "run, workflow, conform"],
    ["--executor docker|process", "export"],
  ]);
});

test("rows that there are not stop the build", () => {
  expect(() => rowsOf("option")).toThrow("CommandTable has no rows 'option'.");
});
