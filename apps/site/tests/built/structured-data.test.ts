import { site } from "@yno/brand/site";
import { parseFragment } from "parse5";
import { expect, test } from "vitest";
import * as z from "zod";
import { jobs } from "#content/collections/jobs.ts";
import {
  type BuiltDocument,
  builtFiles,
  documents,
  type Element,
  elementsIn,
  mainOf,
  pageAt,
  parts,
  readBuilt,
  textContent,
  words,
} from "./documents.ts";
import { schemaOrgShape } from "./schema-org.ts";

/** A record of JSON-LD in a page. */
type JsonLd = Readonly<Record<string, unknown>>;

function readRecords(document: BuiltDocument): readonly JsonLd[] {
  return parts(document, "[type=application/ld+json]").flatMap((script) => {
    const data = JSON.parse(textContent(script));
    expect(data["@context"]).toBe("https://schema.org");
    return data["@graph"];
  });
}

const all = documents.map((document) => ({ document, records: readRecords(document) }));
const ofType = (type: string) =>
  all.flatMap(({ document, records }) =>
    records.filter((record) => record["@type"] === type).map((record) => ({ document, record })),
  );

/** All texts inside a record, by property. */
function strings(value: unknown, name = ""): { name: string; text: string }[] {
  if (typeof value === "string") return [{ name, text: value }];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) =>
    strings(each, Array.isArray(value) ? name : key),
  );
}

/** A record and all those inside it. */
function withInner(value: unknown): JsonLd[] {
  if (typeof value !== "object" || value === null) return [];
  const inner = Object.values(value).flatMap(withInner);
  return Array.isArray(value) ? inner : [{ ...value }, ...inner];
}

/** The visible text of a page, with one space between words. */
const shown = ({ address }: BuiltDocument) => words(mainOf(address));

test("every record has the required properties, and only those its type allows", () => {
  for (const { document, records } of all) {
    const { error } = z.array(schemaOrgShape).safeParse(records);
    expect(error && z.prettifyError(error), document.file).toBeUndefined();
  }
});

test.each([
  { "@type": "FAQPage" },
  { "@type": "FAQPage", mainEntity: [] },
  { "@type": "Organization", name: 1 },
  { "@type": "Organization", name: "A", colour: "red" },
  { "@type": "Organization", name: "A", address: { "@type": "Answer", text: "A" } },
  { "@type": "Answer", text: "A" },
])("a wrong record is found: %j", (record) => {
  expect(schemaOrgShape.safeParse(record).success).toBe(false);
});

test("a posting says where the work is, or who may do it from afar", () => {
  const company = { "@type": "Organization", name: "YNO" };
  const applicantLocationRequirements = { "@type": "AdministrativeArea", name: "Asia-Pacific" };
  const jobLocationType = "TELECOMMUTE";
  const isRight = (place: JsonLd) =>
    schemaOrgShape.safeParse({
      ...{ "@type": "JobPosting", title: "Driver", description: "<p>Drives.</p>" },
      ...{ datePosted: "2026-11-02", hiringOrganization: company, ...place },
    }).success;
  expect(isRight({})).toBe(false);
  expect(isRight({ jobLocationType })).toBe(false);
  expect(isRight({ applicantLocationRequirements })).toBe(false);
  expect(isRight({ applicantLocationRequirements, jobLocationType })).toBe(true);
});

test("the company and the site have one lasting name each, and are described on the first page", () => {
  const home = all.find(({ document }) => document.address === "/")?.records ?? [];
  const described = home.filter((record) => record["@id"] !== undefined);
  expect(described.map((record) => [record["@type"], record["@id"], record.name])).toEqual([
    ["Organization", `${site.origin}/#organization`, site.brand],
    ["WebSite", `${site.origin}/#website`, site.brand],
  ]);
  expect(described[0]?.legalName).toBe(site.company);
  for (const record of all.flatMap(({ records }) => records.flatMap(withInner))) {
    if (record["@id"] === undefined) continue;
    const whole = described.find((each) => each["@id"] === record["@id"]);
    expect(whole, String(record["@id"])).toMatchObject(record);
    expect(record.name).toBe(site.brand);
  }
});

test("the publisher and employer is the company, by its permanent id", () => {
  const roles = all.flatMap(({ records }) =>
    records
      .flatMap(withInner)
      .flatMap(({ publisher, hiringOrganization }) =>
        [publisher, hiringOrganization].filter((each) => each !== undefined),
      ),
  );
  expect(roles.length).toBeGreaterThan(jobs.length);
  for (const role of roles) {
    expect(role).toMatchObject({ "@id": `${site.origin}/#organization`, name: site.brand });
  }
});

test("every address inside a record leads to a page, a part of it or a file", () => {
  const dead = all.flatMap(({ document, records }) =>
    records
      .flatMap((record) => strings(record))
      // An '@id' names a record, not a place.
      .filter(({ name }) => name !== "@id")
      .map(({ text }) => text)
      .filter((text) => text.startsWith("https://www.yno.example"))
      .map((text) => new URL(text))
      .filter(({ pathname, hash }) => {
        const page = documents.find(({ address }) => address === pathname);
        if (page) return hash !== "" && !page.ids.has(hash.slice(1));
        return !builtFiles.includes(pathname.slice(1));
      })
      .map(({ href }) => `${document.file}: ${href}`),
  );
  expect(dead).toEqual([]);
});

test("questions, answers, headlines and positions are the ones on the page", () => {
  const names = ["headline", "text", "title"];
  for (const type of ["FAQPage", "NewsArticle", "TechArticle", "JobPosting"]) {
    expect(ofType(type)).not.toHaveLength(0);
    for (const { document, record } of ofType(type)) {
      const page = shown(document).replaceAll(" ", "");
      const said = strings(record).filter(({ name }) => names.includes(name));
      for (const { text } of said) expect(page).toContain(text.replace(/\s+/g, ""));
    }
  }
});

test("a breadcrumb list names the stations of the page's own breadcrumb", () => {
  expect(ofType("BreadcrumbList")).not.toHaveLength(0);
  for (const { document, record } of ofType("BreadcrumbList")) {
    const [bar] = parts(document, "[aria-label=Breadcrumb]");
    const stations = strings(record).filter(({ name }) => name === "name");
    expect(bar && textContent(bar), document.file).toBe(stations.map(({ text }) => text).join(""));
  }
});

test("the prices of the offers are on the page", () => {
  const offers = ofType("SoftwareApplication").flatMap(({ document, record }) =>
    JSON.stringify(record.offers)
      .match(/(?<="price":)\d+/g)
      ?.map((price) => ({ page: shown(document), price: Number(price) })),
  );
  expect(offers.length).toBeGreaterThan(1);
  for (const offer of offers) {
    const amount = offer?.price === 0 ? "Free" : (offer?.price.toLocaleString("en-SG") ?? "-");
    expect(offer?.page).toContain(amount);
  }
});

/** Headings, paragraphs and items of a list, in their order, at any level of heading. */
const blocks = (elements: readonly Element[]) =>
  elements
    .filter(({ tagName }) => /^(?:h[1-6]|p|li)$/.test(tagName))
    .map((element) => `${element.tagName.replace(/\d/, "")}: ${textContent(element)}`);
const blocksIn = (html: unknown) => blocks(elementsIn(parseFragment(String(html))));
const inFeed: Record<string, string>[] = JSON.parse(readBuilt("careers/feed.json")).items;

test.each(jobs)("$id says on its card, to search engines and in the feed the same", ({ id }) => {
  const card = parts(pageAt("/careers"), `#${id}`);
  const shown = blocks(card.flatMap((each) => parts(each, ".position-text")).flatMap(elementsIn));
  expect(shown.filter((block) => block.startsWith("h: "))).toHaveLength(2);
  const address = `${site.origin}/careers?open=${id}`;
  const posting = ofType("JobPosting").find(({ record }) => record.url === address)?.record;
  expect(blocksIn(posting?.description)).toEqual(shown);
  expect(blocksIn(inFeed.find(({ url }) => url === address)?.content_html)).toEqual(shown);
});

test("structured data and previews are in the static HTML only", () => {
  const carrying = builtFiles
    .filter((file) => file.endsWith(".js"))
    .filter((file) => /schema\.org|og:title|twitter:card/.test(readBuilt(file)));
  expect(carrying).toEqual([]);
});
