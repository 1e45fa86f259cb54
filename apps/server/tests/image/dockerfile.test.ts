import { readFileSync } from "node:fs";
import { basename, join } from "node:path/posix";
import { root } from "@yno/tools/project-files";
import { expect, test } from "vitest";

const read = (file: string) => readFileSync(join(root, file), "utf8");
const dockerfile = read("Dockerfile");

/** What npm reads to install: the settings, the lock file and the manifest of every package in it. */
const manifests = [
  ...[".npmrc", "package-lock.json"],
  ...Object.keys(JSON.parse(read("package-lock.json")).packages)
    .filter((path) => !path.includes("node_modules"))
    .map((path) => join(path, "package.json")),
].toSorted();

/** The files that each stage has when it installs packages, by its name, with those of its base. */
function filesAtInstall(text: string): Map<string, readonly string[]> {
  const copied = new Map<string, string[]>();
  const found = new Map<string, readonly string[]>();
  let [stage, files]: [string, string[]] = ["", []];
  for (const line of text.replaceAll(/\\\n/g, " ").split("\n")) {
    const [instruction, ...words] = line.trim().split(/\s+/);
    if (instruction === "FROM") {
      const [base = "", , name = ""] = words;
      [stage, files] = [name, [...(copied.get(base) ?? [])]];
      copied.set(stage, files);
    } else if (instruction === "COPY" && !words.some((word) => word.startsWith("--from="))) {
      const to = words.pop() ?? "";
      files.push(...words.map((from) => (to.endsWith("/") ? join(to, basename(from)) : join(to))));
    } else if (instruction === "RUN" && /\bnpm (?:ci|install)\b/.test(line) && !found.has(stage)) {
      found.set(stage, files.toSorted());
    }
  }
  return found;
}

test("packages are installed from their manifests alone, before anything else is copied", () => {
  const expected = new Map(["build", "server"].map((stage) => [stage, manifests]));
  expect(filesAtInstall(dockerfile)).toEqual(expected);
});

test.each([
  ["a manifest that is missing", /^COPY packages\/search.*\n/m, ""],
  ["a manifest in another folder", "packages/brand/\n", "packages/brands/\n"],
  ["sources before them", "COPY package.json", "COPY . .\nCOPY package.json"],
  ["sources in one stage", "RUN npm ci\n", "COPY content content\nRUN npm ci\n"],
  ["a stage with another base", "FROM manifests AS server", "FROM other AS server"],
])("%s is noticed", (_, before, after) => {
  const [build, server] = filesAtInstall(dockerfile.replace(before, after)).values();
  expect([build, server]).not.toEqual([manifests, manifests]);
});
