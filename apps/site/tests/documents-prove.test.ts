import { describe, expect, test } from "vitest";
import { codeFaults, type Reader, readers } from "./documents/code-rules.ts";
import { definitionFaults, labelFaults, variableFaults } from "./documents/definition-rules.ts";
import { siteDocuments, takeApart } from "./documents/document-text.ts";

const documents = siteDocuments();

/** Ends the title of a test that cannot run on this machine; `npm test` counts it as skipped. */
const note = ({ name, isHere }: Reader) => (isHere ? "" : ` (left out: there is no ${name} here)`);

describe.each(documents)("$path", (document) => {
  test("has examples of images that are clean, or have the finding that they are to show", () => {
    expect(definitionFaults(document).join("\n")).toBe("");
  });

  test("names only labels that there are", () => {
    expect(labelFaults(document).join("\n")).toBe("");
  });

  for (const reader of readers) {
    test.runIf(reader.isHere)(
      `has examples in ${reader.language} that ${reader.name} can read${note(reader)}`,
      () => expect(codeFaults(document, reader).join("\n")).toBe(""),
    );
  }
});

test("every variable that a document names can be looked up in one of them", () => {
  expect(variableFaults(documents).join("\n")).toBe("");
});

describe("a document that breaks a rule is found", () => {
  const written = (...lines: readonly string[]) => takeApart("a.mdx", lines.join("\n"));
  const fenced = (language: string, ...code: readonly string[]) =>
    written("---", "title: A", "---", `\`\`\`${language}`, ...code, "```");
  const image = (tasks: string) => [
    "FROM a",
    "LABEL ai.yno.molfar.schema_version=v0.0.3 ai.yno.molfar.name=A \\",
    `  ai.yno.molfar.description=A ai.yno.molfar.tasks='${tasks}'`,
  ];
  const task = (more: string) => `[{"name": "One", "description": "Does it."${more}}]`;
  const parameter = '{"name": "page", "direction": "input", "type": "number", "purpose": "Which."}';
  const clean = image(task(`, "parameters": [${parameter}]`));

  test("a finding that the fence does not name", () => {
    expect(definitionFaults(fenced("dockerfile", ...clean))).toEqual([]);
    expect(definitionFaults(fenced("dockerfile", ...image("[]")))).toEqual([
      expect.stringMatching(/^a\.mdx:5 has empty-list, and its fence names none\. Line 3:/),
    ]);
    expect(definitionFaults(fenced('dockerfile finding="empty-list"', ...image("[]")))).toEqual([]);
  });

  test("a finding named by the fence that is missing or isn't a rule", () => {
    expect(definitionFaults(fenced('dockerfile finding="empty-list"', ...clean))).toEqual([
      expect.stringContaining("has no finding, and its fence names empty-list"),
    ]);
    expect(definitionFaults(fenced('dockerfile finding="empty"', ...clean))).toEqual([
      expect.stringContaining("expects empty, which isn't a rule"),
    ]);
  });

  test("JSON that isn't a definition, unless it's marked as such and well formed", () => {
    expect(definitionFaults(fenced("json", "{}"))).toHaveLength(1);
    expect(definitionFaults(fenced("json not-a-definition", "{}"))).toEqual([]);
    expect(definitionFaults(fenced("json not-a-definition", "{,}"))).toHaveLength(1);
  });

  test("a faulty part of a Dockerfile", () => {
    expect(definitionFaults(fenced("dockerfile not-a-definition", "RUN a"))).toEqual([]);
    expect(
      definitionFaults(fenced("dockerfile not-a-definition", "FROM a", 'LABEL b="c')),
    ).toHaveLength(1);
  });

  const examples = {
    shell: ["npx @yno/molfar check <file>", "npx @yno/molfar check Dockerfile"],
    python: ["def main(:\n  pass", "def main():\n  pass"],
    typescript: ["const path: string = ;", "const path: string = await read();"],
  } as const;

  for (const reader of readers) {
    const { language } = reader;
    const [wrong, right] = examples[language];
    test.runIf(reader.isHere)(`${language} that cannot be read${note(reader)}`, () => {
      expect(codeFaults(fenced(language, wrong), reader)).toEqual([
        expect.stringContaining("a.mdx:5 cannot be read"),
      ]);
      expect(codeFaults(fenced(language, right), reader)).toEqual([]);
    });
  }

  test("a variable that isn't in any table or example", () => {
    const example = fenced("dockerfile", ...clean);
    expect(variableFaults([written("`PAGE_PATH` and `PAGE_INDEX`")])).toHaveLength(2);
    expect(variableFaults([written("`PAGE_PATH` and `PAGE_INDEX`"), example])).toEqual([]);
    expect(variableFaults([written("`X_PATH`, and OUTPUT_PATH.")])).toHaveLength(1);
    expect(
      variableFaults([written("`OUTPUT_PATH`"), written("| `OUTPUT_PATH` | where |")]),
    ).toEqual([]);
    for (const [language, code] of [
      ["python", 'os.environ["PAGES_PATH"]'],
      ["typescript", "process.env.PAGES_PATH"],
      ["shell", 'cat "$PAGES_PATH"'],
    ] as const) {
      expect(variableFaults([fenced(language, code), example])).toHaveLength(1);
    }
  });

  test("a variable beside the name of another input", () => {
    expect(
      variableFaults([written("| `page size` | `PAGE_SIZE_PATH` |", "PAGE_SIZE_INDEX")]),
    ).toEqual([]);
    expect(variableFaults([written("| `page size` | `PAGESIZE_PATH` |")])).toHaveLength(1);
  });

  test("a variable of the platform that the library does not give, even in a table", () => {
    expect(variableFaults([written("| `MOLFAR_ACCOUNT` | who |")])).toHaveLength(1);
    expect(variableFaults([written("| `MOLFAR_ACCOUNT_ID` | who |")])).toEqual([]);
    expect(variableFaults([written("`MOLFAR_{product}_ACCESS_TOKEN`")])).toEqual([]);
  });

  test("a label that there is not", () => {
    expect(labelFaults(written("`ai.yno.molfar.task`"))).toHaveLength(1);
    expect(labelFaults(written("`ai.yno.molfar.tasks`. All under `ai.yno.molfar.`"))).toEqual([]);
    expect(
      labelFaults(fenced('dockerfile finding="unknown-label"', "LABEL ai.yno.molfar.task=1")),
    ).toEqual([]);
  });
});
