import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import subsetFont from "subset-font";

/**
 * Cuts the two typefaces down to the characters that the site uses and writes them to `app/fonts/`.
 *
 * A visitor's own text may hold any character, and tests do; characters outside the subset fall
 * back to a system font.
 */
const faces = [
  {
    out: "overpass.woff2",
    from: "@fontsource-variable/overpass/files/overpass-latin-wght-normal.woff2",
    weights: { min: 400, max: 800 },
  },
  {
    out: "jetbrains-mono.woff2",
    from: "@fontsource-variable/jetbrains-mono/files/jetbrains-mono-latin-wght-normal.woff2",
    weights: { min: 400, max: 700 },
  },
] as const;

/** The font's licence and its address, which each copy has to carry (OFL 1.1, condition 2). */
const licenceNames = [13, 14];

const printableAscii = String.fromCharCode(...Array.from({ length: 95 }, (_, i) => 32 + i));

async function collectCharacters(folders: readonly string[]): Promise<string> {
  const found = new Set(printableAscii);
  for (const folder of folders) {
    const files = await readdir(folder, { recursive: true, withFileTypes: true });
    for (const file of files) {
      if (!file.isFile() || !/(?<!\.test)\.(tsx?|mdx?|json|yaml)$/.test(file.name)) continue;
      const text = await readFile(join(file.parentPath, file.name), "utf8");
      for (const character of text) found.add(character);
    }
  }
  return [...found].sort().join("");
}

const text = await collectCharacters(["app", "content"]);
await mkdir("app/fonts", { recursive: true });
for (const face of faces) {
  const font = await subsetFont(await readFile(new URL(import.meta.resolve(face.from))), text, {
    targetFormat: "woff2",
    variationAxes: { wght: face.weights },
    preserveNameIds: licenceNames,
  });
  const path = join("app/fonts", face.out);
  // An unchanged file keeps its time stamp, so that a watching dev server does not reload.
  const before = await readFile(path).catch(() => undefined);
  if (!before?.equals(font)) await writeFile(path, font);
}
