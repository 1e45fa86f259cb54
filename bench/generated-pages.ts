import type { LineId } from "@yno/brand/site";
import { lines } from "#tools/content/pages.ts";

/** A file of the project, by its path. */
type GeneratedFile = { path: string; text: string };

const words =
  "every invoice is matched with its order and its delivery before anyone approves the payment and each step keeps a record of what it read and why it stopped".split(
    " ",
  );

/** Sections and words of each, as on a page of about 800 words. */
const size = { sections: 8, words: 100 };

/** The lines that take new stations. The quick line has links that leave the site. */
const growing = lines.filter(({ id }) => id !== "quick");

/** The records and components of generated pages. The same number gives the same pages. */
export function generatedPages(count: number): GeneratedFile[] {
  return Array.from({ length: count }, (_, index) => index).flatMap((index) => {
    const line = growing[index % growing.length];
    if (!line) return [];
    const station = line.links.length + 1 + Math.floor(index / growing.length);
    const name = `generated-${index + 1}`;
    return [
      { path: `content/pages/${name}.ts`, text: pageRecord(name, index, line.id, station) },
      { path: `app/pages/${name}.tsx`, text: pageComponent(index) },
    ];
  });
}

function pageRecord(name: string, index: number, line: LineId, station: number): string {
  const record = {
    path: `/${name}`,
    navigation: { line, station, title: `Generated ${index + 1}` },
    updated: "2026-11-20",
    title: `Generated ${index + 1} | YNO`,
    description: `Generated page ${index + 1}, which shows how the cost of a build grows.`,
    heading: `Generated ${index + 1}`,
    opening: prose(index, 40),
  };
  return `import type { Page } from "../schema/page.ts";

export const generatedPage = ${JSON.stringify(record)} as const satisfies Page;
`;
}

function pageComponent(index: number): string {
  const sections = Array.from({ length: size.sections }, (_, section) => ({
    title: `Part ${section + 1} of page ${index + 1}`,
    text: prose(index + section, size.words),
  }));
  return `import { Opening } from "#app/layout/opening.tsx";
import { Section } from "#app/sections/section.tsx";
import { generatedPage } from "#content/pages/generated-${index + 1}.ts";

export const page = generatedPage;

export default function Generated() {
  return (
    <div className="page measure">
      <Opening page={generatedPage} />
      ${sections.map(({ title, text }) => `<Section id="part-${title.split(" ")[1]}" heading="${title}"><p>${text}</p></Section>`).join("\n      ")}
    </div>
  );
}
`;
}

function prose(start: number, count: number): string {
  const text = Array.from(
    { length: count },
    (_, index) => words[(start * 7 + index) % words.length],
  );
  return `Page ${start}: ${text.join(" ")}.`;
}
