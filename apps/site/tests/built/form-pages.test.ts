import { readFileSync } from "node:fs";
import { join } from "node:path";
import { formPagesFile } from "@yno/server/form-page";
import { expect, test } from "vitest";
import { formSamples } from "#build/outputs/form-pages.ts";
import { root } from "#build/site-folder.ts";

const { frame } = JSON.parse(readFileSync(join(root, "dist/client", formPagesFile), "utf8"));

test("every class of the pages of forms without JavaScript has a rule in their style", () => {
  const classes = [...formSamples().matchAll(/class="([^"]+)"/g)].flatMap(([, names = ""]) =>
    names.split(" "),
  );
  const style = /<style>(.*?)<\/style>/s.exec(frame)?.[1] ?? "";
  expect(classes.length).toBeGreaterThan(10);
  expect(classes.filter((name) => !style.includes(`.${name}`))).toEqual([]);
});
