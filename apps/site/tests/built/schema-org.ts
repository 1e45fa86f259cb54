import * as z from "zod";

const address = z.string().regex(/^https:\/\/www\.yno\.example(?:$|\/)/);
const day = z.string().regex(/^\d{4}-\d\d-\d\d$/);
const moment = z.string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:Z|[+-]\d\d:\d\d)$/);
const mail = z.string().regex(/^[^@\s]+@[^@\s]+$/);
const text = z.string().regex(/\S/);

type Properties = Readonly<Record<string, z.ZodType>>;

/**
 * A type that the site uses: the properties that schema.org's examples and Google's documentation
 * of the type require, and the others that the site uses. schema.org allows a list wherever it
 * allows a value.
 */
function record(type: string, required: Properties, others: Properties = {}) {
  const lists = Object.entries({ ...required, ...others }).map(([name, each]) => {
    const oneOrMore = z.preprocess((value) => [value].flat(), z.array(each).min(1));
    return [name, name in required ? oneOrMore : oneOrMore.optional()] as const;
  });
  return z.strictObject({
    "@type": z.literal(type),
    // By which other records refer to it.
    "@id": address.optional(),
    ...Object.fromEntries(lists),
  });
}

const answer = record("Answer", { text });
const area = record("AdministrativeArea", { name: text });
const question = record("Question", { name: text, acceptedAnswer: answer });
const contact = record(
  "ContactPoint",
  { contactType: text },
  { email: mail, telephone: text, url: address },
);
const postalAddress = record("PostalAddress", { addressCountry: text }, { addressLocality: text });
const place = record("Place", { address: postalAddress });
const item = record("ListItem", { position: z.number(), name: text, item: address });
const price = { price: z.number(), priceCurrency: text };
const organization = record(
  "Organization",
  { name: text },
  {
    ...{ legalName: text, url: address, sameAs: address, logo: address, email: mail },
    ...{ address: postalAddress, contactPoint: contact },
  },
);
const offer = record("Offer", price, {
  ...{ name: text, description: text, url: address },
  priceSpecification: record("UnitPriceSpecification", price, { unitCode: text }),
});

/**
 * The records that a page may have. The rating that Google wants for a SoftwareApplication is left
 * out, because this one has no ratings.
 *
 * https://schema.org and https://developers.google.com/search/docs/appearance/structured-data
 */
export const schemaOrgShape = z.discriminatedUnion("@type", [
  organization,
  record("BreadcrumbList", { itemListElement: item }),
  record("FAQPage", { mainEntity: question }),
  record(
    "JobPosting",
    { title: text, description: text, datePosted: day, hiringOrganization: organization },
    {
      identifier: record("PropertyValue", { name: text, value: text }),
      ...{ employmentType: text, jobLocation: place, jobLocationType: text, url: address },
      applicantLocationRequirements: area,
    },
  ).refine((posting: Readonly<Record<string, unknown>>) => {
    const isRemote = String(posting.jobLocationType) === "TELECOMMUTE";
    return posting.jobLocation || (isRemote && posting.applicantLocationRequirements);
  }, "says neither where the work is nor who may do it from afar"),
  record(
    "NewsArticle",
    { headline: text, image: address, datePublished: moment, author: organization },
    {
      ...{ publisher: organization, description: text, articleSection: text },
      ...{ url: address, mainEntityOfPage: address },
    },
  ),
  record(
    "SoftwareApplication",
    { name: text, offers: offer, applicationCategory: text, operatingSystem: text },
    { description: text, url: address },
  ),
  record(
    "TechArticle",
    { headline: text, image: address, dateModified: day, author: organization },
    { publisher: organization, description: text, inLanguage: text, url: address },
  ),
  record(
    "WebSite",
    { name: text, url: address },
    { description: text, inLanguage: text, publisher: organization },
  ),
]);
