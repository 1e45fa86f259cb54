import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createApp } from "@yno/server/app";
import { loadSiteFiles } from "@yno/server/site-files";
import { expect, test } from "vitest";
import { root } from "#build/site-folder.ts";
import { readSums, verifySite } from "#build/verify.ts";
import { builtFiles, client, readBuilt } from "./documents.ts";

const sums = readSums(readBuilt("SHA256SUMS")) ?? new Map<string, string>();
const read = (path: string) => readFileSync(join(client, path));

test("SHA256SUMS has the digest of every published file", () => {
  const own = /^(?:SHA256SUMS$|_|\.nojekyll$)/;
  const expected = builtFiles
    .filter((file) => !own.test(file))
    .map((file) => [file, createHash("sha256").update(read(file)).digest("hex")]);
  expect(Object.fromEntries(sums)).toEqual(Object.fromEntries(expected));
});

test("the bill of materials names what site and server use, each by its version", () => {
  const { components, dependencies } = JSON.parse(readBuilt("sbom.json"));
  const packages: { name: string; version: string; dependencies: object }[] = [
    "../server",
    ".",
  ].map((folder) => JSON.parse(readFileSync(join(root, folder, "package.json"), "utf8")));
  const used = packages.flatMap((each) =>
    Object.entries(each.dependencies).filter(([name]) => !name.startsWith("@yno/")),
  );
  const listed = components.map(({ purl }: { purl: string }) => decodeURIComponent(purl));
  expect(listed).toEqual(
    expect.arrayContaining(used.map(([name, version]) => `pkg:npm/${name}@${version}`)),
  );
  expect(dependencies.map(({ ref }: { ref: string }) => ref)).toEqual(
    expect.arrayContaining(packages.map(({ name, version }) => `${name}@${version}`)),
  );
});

test("our server serves the build as it is, under the headers that the source names", async () => {
  const app = createApp(await loadSiteFiles(join(root, "dist")));
  const ask = async (address: string) => app.request(`http://localhost${address}`);
  const findings = await verifySite(ask, { sums, read }, { https: false });
  expect(findings.filter(({ verdict }) => verdict !== "same")).toEqual([]);
});
