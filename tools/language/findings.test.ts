import { execa } from "execa";
import { expect, test } from "vitest";
import { root } from "../project-files.ts";

const page = `The invoise is on Github, in a color. Send it by mail.

Whoever reads \`invoise\` in the [Support Center](/invoise)${" reads on".repeat(30)}.
`;

async function findings(program: string, ...args: string[]): Promise<string[]> {
  const options = { cwd: root, preferLocal: true, reject: false, input: page } as const;
  const { stdout } = await execa(program, args, options);
  return stdout.split("\n");
}

test("cspell finds misspelt words, but not in code and addresses", async () => {
  expect(
    await findings("cspell", "--config", "tools/language/cspell.json", "stdin://page.md"),
  ).toEqual([expect.stringContaining("page.md:1:5 - Unknown word (invoise)")]);
});

test("textlint finds names, terms, wordings and long sentences", async () => {
  const found = await findings(
    ...(["textlint", "--config", "tools/language/published.json", "--format", "unix"] as const),
    ...["--stdin", "--stdin-filename", "page.md"],
  );
  const wanted = ["“GitHub”", "color => colour", "mail => email", "Whoever => If you", "length"];
  for (const each of wanted) expect(found).toContainEqual(expect.stringContaining(each));
  expect(found.filter((line) => line.includes("[Error/"))).toHaveLength(wanted.length);
});
