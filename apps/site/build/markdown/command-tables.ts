import { commands, exitCodes, writtenOption } from "@yno/molfar/command-line";
import type { Root } from "mdast";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import { unified } from "unified";
import { SKIP, visit } from "unist-util-visit";

/**
 * A remark plugin for the documents: `<CommandTable rows="options" />` becomes a table of what
 * the command molfar declares, of its `commands`, `options` or `exit codes`.
 */
export function commandTables() {
  return (tree: Root): void => {
    visit(tree, "mdxJsxFlowElement", (node, index, parent) => {
      if (node.name !== "CommandTable" || !parent || index === undefined) return;
      const rows = node.attributes.map(({ value }) => value)[0];
      const table = typeof rows === "string" ? tables.get(rows) : undefined;
      if (!table) {
        throw new Error(
          `CommandTable has no rows '${String(rows)}'. Write ${[...tables.keys()].join(", ")}.`,
        );
      }
      parent.children.splice(index, 1, ...reader.parse(table).children);
      return SKIP;
    });
  };
}

const reader = unified().use(remarkParse).use(remarkGfm);

const code = (text: string) => `\`${text}\``;

function markdownTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [head, head.map(() => "---"), ...rows];
  return lines
    .map((cells) => `| ${cells.map((cell) => cell.replaceAll("|", "\\|")).join(" | ")} |`)
    .join("\n");
}

const commandRows = Object.entries(commands).map(([name, command]) => {
  const words = "words" in command ? [command.words] : [];
  return [code(["molfar", name, command.takes, ...words].filter(Boolean).join(" ")), command.about];
});

type Option = Parameters<typeof writtenOption>[1];

/** What several commands share is one row; an option that differs between them has several. */
function optionRows(): string[][] {
  const rows = new Map<string, { written: string; about: string; of: string[] }>();
  for (const [command, { options }] of Object.entries(commands)) {
    for (const [name, option] of Object.entries<Option>(options)) {
      const given = typeof option.default === "string" ? ` Default: ${code(option.default)}.` : "";
      const [written, about] = [code(writtenOption(name, option)), option.about + given];
      const row = rows.get(written + about) ?? { written, about, of: [] };
      row.of.push(command);
      rows.set(written + about, row);
    }
  }
  return [...rows.values()].map(({ written, about, of }) => [written, commandsOf(of), about]);
}

function commandsOf(names: readonly string[]): string {
  const others = Object.keys(commands).filter((name) => !names.includes(name));
  return others.length <= 2 ? `all but ${others.map(code).join(", ")}` : names.map(code).join(", ");
}

const tables: ReadonlyMap<string, string> = new Map([
  ["commands", markdownTable(["Command", "What it does"], commandRows)],
  ["options", markdownTable(["Option", "Commands", "Meaning"], optionRows())],
  [
    "exit codes",
    markdownTable(
      ["Exit code", "Meaning"],
      Object.entries(exitCodes).map(([number, meaning]) => [code(number), meaning]),
    ),
  ],
]);
