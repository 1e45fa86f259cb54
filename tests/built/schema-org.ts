/** A record of JSON-LD in a page. */
export type JsonLd = Readonly<Record<string, unknown>>;

type Kind = "text" | "number" | "address" | "day" | "moment" | "mail" | readonly string[];

/**
 * The types that the site uses: their properties as schema.org lists them, with the allowed values
 * (a list names types of records), and a star on those that schema.org's examples and Google's
 * documentation of each type require. Properties required only if something else is missing are in
 * `conditions`. The rating that Google wants for a SoftwareApplication is left out, because this
 * one has no ratings.
 *
 * https://schema.org and https://developers.google.com/search/docs/appearance/structured-data
 */
const types: Readonly<Record<string, Readonly<Record<string, Kind>>>> = {
  AdministrativeArea: { "name*": "text" },
  Answer: { "text*": "text" },
  BreadcrumbList: { "itemListElement*": ["ListItem"] },
  ContactPoint: { "contactType*": "text", email: "mail", telephone: "text", url: "address" },
  FAQPage: { "mainEntity*": ["Question"] },
  JobPosting: {
    "title*": "text",
    "description*": "text",
    "datePosted*": "day",
    "hiringOrganization*": ["Organization"],
    identifier: ["PropertyValue"],
    employmentType: "text",
    jobLocation: ["Place"],
    jobLocationType: "text",
    applicantLocationRequirements: ["AdministrativeArea"],
    url: "address",
  },
  ListItem: { "position*": "number", "name*": "text", "item*": "address" },
  NewsArticle: {
    "headline*": "text",
    "image*": "address",
    "datePublished*": "moment",
    "author*": ["Organization"],
    publisher: ["Organization"],
    description: "text",
    articleSection: "text",
    url: "address",
    mainEntityOfPage: "address",
  },
  Offer: {
    "price*": "number",
    "priceCurrency*": "text",
    name: "text",
    description: "text",
    url: "address",
    priceSpecification: ["UnitPriceSpecification"],
  },
  Organization: {
    "name*": "text",
    legalName: "text",
    url: "address",
    sameAs: "address",
    logo: "address",
    email: "mail",
    address: ["PostalAddress"],
    contactPoint: ["ContactPoint"],
  },
  Place: { "address*": ["PostalAddress"] },
  PostalAddress: { "addressCountry*": "text", addressLocality: "text" },
  PropertyValue: { "name*": "text", "value*": "text" },
  Question: { "name*": "text", "acceptedAnswer*": ["Answer"] },
  SoftwareApplication: {
    "name*": "text",
    "offers*": ["Offer"],
    "applicationCategory*": "text",
    "operatingSystem*": "text",
    description: "text",
    url: "address",
  },
  TechArticle: {
    "headline*": "text",
    "image*": "address",
    "dateModified*": "day",
    "author*": ["Organization"],
    publisher: ["Organization"],
    description: "text",
    inLanguage: "text",
    url: "address",
  },
  UnitPriceSpecification: { "price*": "number", "priceCurrency*": "text", unitCode: "text" },
  WebSite: {
    "name*": "text",
    "url*": "address",
    description: "text",
    inLanguage: "text",
    publisher: ["Organization"],
  },
};

/**
 * Google's requirements for a record besides the stars, by type; a sentence for what is missing.
 */
const conditions: Readonly<Record<string, (record: JsonLd) => readonly string[]>> = {
  JobPosting: ({ jobLocation, jobLocationType, applicantLocationRequirements }) => {
    if (jobLocation !== undefined) return [];
    if (applicantLocationRequirements === undefined)
      return ["JobPosting has neither jobLocation nor applicantLocationRequirements."];
    if (jobLocationType === "TELECOMMUTE") return [];
    return ["JobPosting has no jobLocation, and isn't remote work."];
  },
};

const patterns = {
  address: /^https:\/\/www\.yno\.example(?:$|\/)/,
  day: /^\d{4}-\d\d-\d\d$/,
  moment: /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:Z|[+-]\d\d:\d\d)$/,
  mail: /^[^@\s]+@[^@\s]+$/,
  text: /\S/,
};

/** The problems of a record and those in it, a sentence for each. */
export function schemaProblems(record: JsonLd, wanted?: readonly string[]): string[] {
  const type = String(record["@type"]);
  const shape = types[type];
  if (!shape || (wanted && !wanted.includes(type))) return [`A ${type} does not belong here.`];
  const kinds = Object.fromEntries(
    Object.entries(shape).map(([name, kind]) => [name.replace("*", ""), kind]),
  );
  const missing = Object.keys(shape)
    .filter((name) => name.endsWith("*") && record[name.slice(0, -1)] === undefined)
    .map((name) => `${type} has no ${name.slice(0, -1)}.`);
  const wrong = Object.entries(record)
    .filter(([name]) => name !== "@type")
    .flatMap(([name, value]) => {
      // A record of any type may have a name by which others refer to it.
      const kind = name === "@id" ? "address" : kinds[name];
      if (kind === undefined) return [`${type} has no property ${name}.`];
      const values = Array.isArray(value) ? value : [value];
      if (values.length === 0) return [`${type}.${name} is empty.`];
      return values.flatMap((each) => valueProblems(each, kind, `${type}.${name}`));
    });
  return [...missing, ...(conditions[type]?.(record) ?? []), ...wrong];
}

function valueProblems(value: unknown, kind: Kind, where: string): string[] {
  if (typeof kind !== "string") {
    return isRecord(value) ? schemaProblems(value, kind) : [`${where} isn't a valid record.`];
  }
  const isRight =
    kind === "number"
      ? typeof value === "number"
      : typeof value === "string" && patterns[kind].test(value);
  return isRight ? [] : [`${where} isn't a valid ${kind}: ${JSON.stringify(value)}`];
}

function isRecord(value: unknown): value is JsonLd {
  return typeof value === "object" && value !== null;
}
