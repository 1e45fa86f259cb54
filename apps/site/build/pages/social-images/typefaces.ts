import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { Resvg, type ResvgRenderOptions, renderAsync } from "@resvg/resvg-js";
import subsetFont from "subset-font";
import { escaped } from "../../outputs/xml.ts";
import { root } from "../../site-folder.ts";

/**
 * The typefaces of the site at the weights that the pictures use. The renderer reads files of
 * static fonts only, so they are cut from the variable ones.
 */
const faces = [
  { file: "overpass-600.ttf", from: "overpass", weight: 600 },
  { file: "overpass-750.ttf", from: "overpass", weight: 750 },
  { file: "jetbrains-mono-700.ttf", from: "jetbrains-mono", weight: 700 },
] as const;

const folder = join(root, ".cache/social-images");
const printableAscii = String.fromCharCode(...Array.from({ length: 95 }, (_, i) => 32 + i));

/** Turns SVG into PNG with the typefaces of the site, and measures text in them. */
export type Typesetter = {
  /** Pixels from left to right, of a text in the type `heading`, `label` or `code`. */
  measure: (type: Parameters<typeof textElement>[0], text: string, size: number) => number;
  png: (svg: string) => Promise<Buffer>;
};

/** @param text every character that the pictures may contain besides ASCII */
export async function typesetter(text: string): Promise<Typesetter> {
  await mkdir(folder, { recursive: true });
  await Promise.all(faces.map((face) => writeFace(face, text)));
  const options: ResvgRenderOptions = {
    // Fonts of the machine would make other pictures on other machines.
    font: { loadSystemFonts: false, fontFiles: faces.map(({ file }) => join(folder, file)) },
  };
  return {
    measure(type, words, size) {
      const element = textElement(type, words, { x: 0, y: size, size, fill: "black" });
      const box = new Resvg(
        `<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1">${element}</svg>`,
        options,
      ).getBBox();
      return box ? box.x + box.width : 0;
    },
    png: async (svg) => (await renderAsync(svg, options)).asPng(),
  };
}

async function writeFace({ file, from, weight }: (typeof faces)[number], text: string) {
  const source = import.meta.resolve(
    `@fontsource-variable/${from}/files/${from}-latin-wght-normal.woff2`,
  );
  const font = await subsetFont(await readFile(new URL(source)), printableAscii + text, {
    targetFormat: "truetype",
    variationAxes: { wght: weight },
  });
  const target = join(folder, file);
  // In one move, because a build and a test may do this at the same time.
  const draft = `${target}.${process.pid}`;
  await writeFile(draft, font);
  await rename(draft, target);
}

/** The kinds of text in a picture: the heading, a word beside the line, or a station's code. */
const types = {
  heading: { family: "Overpass", weight: 700, spacing: -0.02 },
  label: { family: "Overpass", weight: 600, spacing: 0 },
  code: { family: "JetBrains Mono", weight: 700, spacing: 0 },
} as const;

type Place = {
  x: number;
  y: number;
  size: number;
  fill: string;
  anchor?: "start" | "middle" | "end";
};

/** A text of a picture as SVG. The renderer finds the nearest weight that there is. */
export function textElement(type: keyof typeof types, text: string, place: Place): string {
  const { family, weight, spacing } = types[type];
  const { x, y, size, fill, anchor = "start" } = place;
  return `<text x="${x}" y="${y}" font-family="${family}" font-weight="${weight}" font-size="${size}" letter-spacing="${spacing * size}" fill="${fill}" text-anchor="${anchor}">${escaped(text)}</text>`;
}

/** Pixels that a text takes from left to right, in the type of headings. */
type Measure = (text: string, size: number) => number;

/** A heading in the picture. `size` is in pixels. */
export type SetHeading = { size: number; lines: readonly string[] };

export const lineHeight = 1.08;
const sizes = [104, 92, 80, 68, 56];
const maxLines = 4;

/**
 * Sets a heading as large as its room allows, in lines of about the same width.
 *
 * @throws Error when it fits in no size
 */
export function setHeading(
  heading: string,
  room: { width: number; height: number },
  measure: Measure,
): SetHeading {
  // A dash between words stays at the end of its line.
  const words = heading.trim().split(/\s+(?!-\s)/);
  for (const size of sizes) {
    for (let count = 1; count <= maxLines && count * size * lineHeight <= room.height; count++) {
      const lines = balanced(words, count, (text) => measure(text, size));
      if (lines.every((line) => measure(line, size) <= room.width)) return { size, lines };
    }
  }
  throw new Error(`'${heading}' does not fit into its social image: shorten the heading.`);
}

/** The words in at most `count` lines of which the widest is as narrow as can be. */
function balanced(
  words: readonly string[],
  count: number,
  width: (text: string) => number,
): readonly string[] {
  const whole = words.join(" ");
  if (count <= 1 || words.length <= 1) return [whole];
  let best = [whole];
  let narrowest = Number.POSITIVE_INFINITY;
  for (let cut = 1; cut < words.length; cut++) {
    const lines = [words.slice(0, cut).join(" "), ...balanced(words.slice(cut), count - 1, width)];
    const widest = Math.max(...lines.map(width));
    if (widest < narrowest) [best, narrowest] = [lines, widest];
  }
  return best;
}
