import { expect, test } from "vitest";
import { jobs } from "#content/collections/jobs.ts";
import { plans } from "#content/collections/plans.ts";
import { pages } from "../../content/collections/pages.ts";
import { softwareApplication, structuredData, structuredDataText } from "./structured-data.ts";

function findRecords(path: string, type: string) {
  const page = pages.find((each) => each.path === path);
  if (!page) throw new Error(`${path} isn't a page.`);
  return structuredData(page).filter((record) => record["@type"] === type);
}

const documents = pages.map(({ path }) => path).filter((path) => /^\/(?:docs|api)\b/.test(path));

const carriers: Record<string, readonly string[]> = {
  Organization: ["/"],
  WebSite: ["/"],
  JobPosting: ["/careers"],
  NewsArticle: ["/news"],
  FAQPage: ["/resources", "/pricing"],
  SoftwareApplication: ["/pricing"],
  TechArticle: documents,
  BreadcrumbList: documents.filter((path) => path !== "/docs"),
};

test.each(Object.entries(carriers))("a %s is on the pages that show it", (type, expected) => {
  const found = pages.filter(({ path }) => findRecords(path, type).length > 0);
  expect(found.map(({ path }) => path).sort()).toEqual([...expected].sort());
});

const placeFields = ["jobLocation", "jobLocationType", "applicantLocationRequirements"];

test.each([
  { location: "Singapore", expected: ["jobLocation"] },
  { location: "Singapore or remote", expected: ["jobLocation", "jobLocationType"] },
  {
    location: "Remote in Asia-Pacific",
    expected: ["jobLocationType", "applicantLocationRequirements"],
  },
])("a position '$location' claims no other place than its card", ({ location, expected }) => {
  const records = findRecords("/careers", "JobPosting").filter(
    (_, index) => jobs[index]?.location === location,
  );
  expect(records).not.toHaveLength(0);
  for (const record of records) {
    expect(placeFields.filter((field) => field in record)).toEqual(expected);
  }
});

test("an article is the main entity of its own address", () => {
  const articles = findRecords("/news", "NewsArticle");
  expect(articles).not.toHaveLength(0);
  for (const { mainEntityOfPage, url } of articles) {
    expect(url).toMatch(/\/news\?article=/);
    expect(mainEntityOfPage).toBe(url);
  }
});

test("a free plan is one offer, a paid one an offer for each period, and one by agreement none", () => {
  const [plan] = plans;
  if (!plan) throw new Error("There is no plan.");
  const offers = softwareApplication("What it is.", [
    { ...plan, name: "Free", price: { monthly: 0, yearly: 0 } },
    { ...plan, name: "Paid", price: { monthly: 5, yearly: 50 } },
    { ...plan, name: "Large", price: { monthly: null, yearly: null } },
  ]).offers;
  expect(offers).toMatchObject([
    { name: "Free", price: 0 },
    { name: "Paid, paid monthly", price: 5, priceSpecification: { unitCode: "MON" } },
    { name: "Paid, paid yearly", price: 50, priceSpecification: { unitCode: "ANN" } },
  ]);
});

test("the offers of /pricing can be told apart by their names, and it describes itself", () => {
  const [application] = findRecords("/pricing", "SoftwareApplication");
  expect(application?.description).toBe(pages.find(({ path }) => path === "/pricing")?.description);
  const names = [application?.offers].flat().map((offer) => Object(offer).name);
  expect(names.length).toBeGreaterThan(2);
  expect(new Set(names).size).toBe(names.length);
});

test("nothing in a record can end its script element early", () => {
  const record = { "@type": "Thing", name: "</script><script>alert(1)</script>" };
  const text = structuredDataText([record]);
  expect(text).not.toContain("</script>");
  expect(JSON.parse(text ?? "")).toEqual({ "@context": "https://schema.org", "@graph": [record] });
});
