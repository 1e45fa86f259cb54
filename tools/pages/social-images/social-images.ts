import { mkdir, writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { dirname, join } from "node:path";
import { site } from "@yno/brand/site";
import pLimit from "p-limit";
import type { Page, Placeholder } from "#content/schema/page.ts";
import { lines, pages } from "../../content/pages.ts";
import { readColours } from "../sheet-values.ts";
import { setHeading } from "./heading-lines.ts";
import { headingRoom, picture } from "./picture.ts";
import { findSubject, socialImagePath } from "./subject.ts";
import { type Typesetter, typesetter } from "./typefaces.ts";

/** The SVG of a page's social image. */
export function socialImage(page: Page | Placeholder, type: Typesetter): string {
  const subject = findSubject(page, lines);
  const heading = setHeading(page.heading, headingRoom(subject), (text, size) =>
    type.measure("heading", text, size),
  );
  const labelWidth = (text: string) => type.measure("label", text, 38);
  return picture(subject, { brand: site.brand, heading, labelWidth }, readColours("light"));
}

/** The typesetter for all social images. */
export function socialTypesetter(): Promise<Typesetter> {
  return typesetter(site.brand + pages.map(({ heading }) => heading).join(""));
}

/** Draws the social image of every page into a folder of the built site. */
export async function writeSocialImages(folder: string): Promise<void> {
  const type = await socialTypesetter();
  const limit = pLimit(availableParallelism());
  await limit.map(pages, async (page) => {
    const file = join(folder, socialImagePath(page.path));
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, await type.png(socialImage(page, type)));
  });
}
