import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { lines } from "#content/derived/navigation.ts";
import { findFaults } from "#tests/drawings/find-faults.ts";
import { pages, placeholders } from "../../../content/collections/pages.ts";
import { drawingStyle, mapOf, unit } from "./map.ts";
import { headingRoom, pictureSize, socialImage, socialTypesetter } from "./social-images.ts";
import { findSubject, socialImageAlt, socialImagePath } from "./subject.ts";
import { setHeading, type Typesetter } from "./typefaces.ts";

let type: Typesetter;

beforeAll(async () => {
  type = await socialTypesetter();
});

const textElement =
  /<text x="([\d.]+)" y="([\d.]+)" font-family="([\w ]+)" font-weight="(\d+)" font-size="(\d+)" [^>]*text-anchor="(\w+)">([^<]*)</g;

/** The texts of a picture, with the pixels that they take from left to right. */
function readTexts(svg: string) {
  return [...svg.matchAll(textElement)].map(
    ([, x, y, family, weight, size, anchor, escaped = ""]) => {
      const text = escaped.replaceAll("&amp;", "&");
      const kind = family !== "Overpass" ? "code" : weight === "600" ? "label" : "heading";
      const width = type.measure(kind, text, Number(size));
      const before = anchor === "middle" ? width / 2 : anchor === "end" ? width : 0;
      const left = Number(x) - before;
      return { kind, text, left, right: left + width, y: Number(y), size: Number(size) };
    },
  );
}

test.each(pages)("the text of the picture of $path stays inside it and off the line", (page) => {
  const texts = readTexts(socialImage(page, type));
  const headings = texts.filter(({ kind }) => kind === "heading").slice(1);
  expect(headings.map(({ text }) => text).join(" ")).toBe(page.heading);
  const room = headingRoom(findSubject(page, lines));
  for (const { left, right, y, size } of headings) {
    expect(left).toBeGreaterThan(60);
    expect(right).toBeLessThanOrEqual(72 + room.width);
    // Below the brand, and with its descenders above the line.
    expect(y - 0.75 * size).toBeGreaterThan(130);
    expect(y + 0.25 * size).toBeLessThan(450);
  }
  for (const { left, right } of texts) {
    expect(left).toBeGreaterThan(60);
    expect(right).toBeLessThan(pictureSize.width - 60);
  }
});

test.each(pages)("the picture of $path can be read at a third of its size", (page) => {
  for (const { kind, size } of readTexts(socialImage(page, type))) {
    expect(size / 3).toBeGreaterThanOrEqual(kind === "heading" ? 18 : 12);
  }
});

test.each(pages)("the map behind $path bends by 45° and stays inside the picture", (page) => {
  const [width, height] = [pictureSize.width / unit, pictureSize.height / unit];
  const map = mapOf(findSubject(page, lines));
  expect(findFaults({ ...map, width, height, labels: [] })).toEqual([]);
});

test("the parts of a picture have the strokes of the site's drawings", () => {
  const style = drawingStyle((name) => `<${name}>`);
  expect(style).toMatch(/\.track \{[^}]*stroke: currentColor;/);
  for (const kind of ["ring", "ground", "open"]) expect(style).toContain(`.mark-${kind} {`);
  expect(style).toMatch(/\.mark-full\.mark-ground,[^}]*stroke: <ink>/);
  expect(style).not.toContain("var(");
});

test("a page on a line is marked with the code that the side navigation shows", () => {
  for (const line of lines) {
    line.links.forEach(({ path }, index) => {
      const page = pages.find((each) => each.path === path);
      const codes =
        page && readTexts(socialImage(page, type)).filter(({ kind }) => kind === "code");
      expect(codes?.map(({ text }) => text)).toEqual([`${line.code}${index + 1}`]);
    });
  }
});

test("a page that is not open yet is a line without an end", () => {
  for (const page of placeholders) expect(findSubject(page, lines)).toEqual({ kind: "unfinished" });
});

test("a page that isn't on the map is refused with a sentence", () => {
  const page = { path: "/elsewhere", title: "", description: "", heading: "", opening: "" };
  expect(() => findSubject(page, lines)).toThrow("/elsewhere isn't on a line");
});

test("the same page gives the same picture, to the byte", async () => {
  const [page] = pages;
  if (!page) throw new Error("There is no page.");
  const again = await socialTypesetter();
  const first = await type.png(socialImage(page, type));
  expect((await again.png(socialImage(page, again))).equals(first)).toBe(true);
});

test("addresses of pictures follow those of pages", () => {
  expect(socialImagePath("/")).toBe("/social/index.png");
  expect(socialImagePath("/docs/mcp")).toBe("/social/docs/mcp.png");
});

/** As long as content/schema/page.ts lets a heading be, of words as long as there are. */
const longHeading = fc
  .array(fc.string({ unit: fc.constantFrom(..."aeilmnorstuwABMR"), minLength: 1, maxLength: 14 }), {
    minLength: 1,
    maxLength: 12,
  })
  .map((words) => words.join(" "))
  .filter((heading) => heading.length <= 80);

const onALine = { title: "", description: "", heading: "" };

test("a heading of up to 80 characters fits beside a line, with every word in its place", () => {
  const room = headingRoom(findSubject({ ...onALine, path: "/pricing" }, lines));
  fc.assert(
    fc.property(longHeading, (heading) => {
      const measure = (text: string, size: number) => type.measure("heading", text, size);
      const set = setHeading(heading, room, measure);
      expect(set.lines.join(" ")).toBe(heading);
      for (const line of set.lines) expect(measure(line, set.size)).toBeLessThanOrEqual(room.width);
    }),
    { numRuns: 60 },
  );
});

test("a heading that doesn't fit in any size is refused with a sentence", () => {
  const measure = (text: string, size: number) => text.length * size;
  expect(() => setHeading("W".repeat(80), { width: 900, height: 280 }, measure)).toThrow(
    "shorten the heading",
  );
});

test("a dash stays at the end of its line", () => {
  const measure = (text: string, size: number) => text.length * size;
  const { lines: set } = setHeading("Agents - Soon", { width: 840, height: 400 }, measure);
  expect(set).toEqual(["Agents -", "Soon"]);
});

const findAlts = (path: string) => pages.filter((page) => page.path === path).map(socialImageAlt);

test.each([
  ["/pricing", "Pricing, a station of the Pricing & Plans line"],
  ["/resources", "Resources & Documentation, all stations of the Resources line"],
  ["/login", "Login - Coming Soon, a station that is not built yet"],
  ["/", "Describe the work once. Approve what matters. The lines of the site meet at one station."],
])("the picture of %s is told in the words that it shows", (path, alt) => {
  expect(findAlts(path)).toEqual([alt]);
});

test.each(pages)(
  "what the picture of $path shows is said briefly, and of no other page",
  (page) => {
    expect(socialImageAlt(page).length).toBeLessThanOrEqual(100);
    expect(pages.filter((each) => socialImageAlt(each) === socialImageAlt(page))).toEqual([page]);
  },
);
