import { site } from "@yno/brand/site";
import { faq } from "#content/faq.ts";
import { jobs } from "#content/jobs.ts";
import { plans, questions } from "#content/pages/pricing.ts";
import type { Job } from "#content/schema/careers.ts";
import type { NewsArticle } from "#content/schema/news.ts";
import type { Placeholder } from "#content/schema/page.ts";
import type { Plan } from "#content/schema/pricing.ts";
import { plainAnswer } from "../content/answers.ts";
import { documentPages } from "../content/document-pages.ts";
import { lastModified, startOfDay } from "../content/last-modified.ts";
import { shortTitle } from "../content/pages.ts";
import { readNews } from "../content/read-news.ts";
import { jobHtml } from "../outputs/feed.ts";
import { socialImagePath } from "./social-images/subject.ts";

/**
 * The structured data of a page, for search engines. It goes into the static HTML only: a script
 * element that React creates in the browser would be stopped by Trusted Types. It only contains
 * what the page shows, as search engines require.
 */
export function structuredData(page: Placeholder): readonly StructuredData[] {
  const image = socialImagePath(page.path);
  switch (page.path) {
    case "/":
      return [organisation(), webSite(page.description)];
    case "/careers":
      return jobs.map(jobPosting);
    case "/news":
      return readNews().map((article) => newsArticle(article, image));
    case "/resources":
      return [faqPage(faq)];
    case "/pricing":
      return [softwareApplication(page.description, plans), faqPage(questions.entries)];
    default:
      return page.document?.startsWith("content/docs/") ? technical(page, image) : [];
  }
}

/** Documents for developers; the legal ones aren't articles. */
function technical(page: Placeholder, image: string): StructuredData[] {
  const article = techArticle(page, lastModified(page), image);
  const first = documentPages.find(({ path }) => path === "/docs");
  if (!first || page.path === first.path) return [article];
  const way = [
    { path: first.path, name: shortTitle(first.title) },
    { path: page.path, name: page.heading },
  ];
  return [article, breadcrumbs(way)];
}

/** The text of a script element that holds the records, null without any; nothing can end it early. */
export function structuredDataText(records: readonly StructuredData[]): string | null {
  if (records.length === 0) return null;
  const data = { "@context": "https://schema.org", "@graph": records };
  return JSON.stringify(data).replaceAll("<", "\\u003c");
}

/** A record of schema.org, without the context that all of a page share. */
type StructuredData = { readonly "@type": string } & Readonly<Record<string, unknown>>;

/** The address of a page or of a part of it, in full. */
function address(path: string): string {
  return `${site.origin}${path}`;
}

/** The lasting names of the company and of the site, each described in full on the first page. */
const ids = {
  organisation: address("/#organization"),
  webSite: address("/#website"),
} as const;

/**
 * The company, where another record refers to it. Its name is included with the reference, since
 * pages are also read without the first one.
 */
const publisher = {
  "@type": "Organization",
  "@id": ids.organisation,
  name: site.brand,
  url: address("/"),
} as const satisfies StructuredData;

/** https://schema.org/Organization */
function organisation(): StructuredData {
  return {
    ...publisher,
    legalName: site.company,
    logo: address("/icon-512.png"),
    email: site.mail.hello,
    address: { "@type": "PostalAddress", addressLocality: site.city, addressCountry: "SG" },
    contactPoint: {
      "@type": "ContactPoint",
      contactType: "customer support",
      email: site.mail.support,
      url: address("/support"),
    },
  };
}

/** https://schema.org/WebSite */
function webSite(description: string): StructuredData {
  return {
    "@type": "WebSite",
    "@id": ids.webSite,
    name: site.brand,
    description,
    url: address("/"),
    inLanguage: site.language,
    publisher,
  };
}

/** A page on the way. */
type Station = { path: string; name: string };

/** https://schema.org/BreadcrumbList, the page itself last. */
function breadcrumbs(way: readonly Station[]): StructuredData {
  return {
    "@type": "BreadcrumbList",
    itemListElement: way.map(({ path, name }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: address(path),
    })),
  };
}

/** https://schema.org/FAQPage */
function faqPage(entries: readonly { question: string; answer: string }[]): StructuredData {
  return {
    "@type": "FAQPage",
    mainEntity: entries.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: plainAnswer(answer) },
    })),
  };
}

const employmentTypes: Record<Job["type"], string> = {
  "Full-time": "FULL_TIME",
  "Part-time": "PART_TIME",
  Contract: "CONTRACTOR",
};

const inSingapore = {
  jobLocation: {
    "@type": "Place",
    address: { "@type": "PostalAddress", addressLocality: site.city, addressCountry: "SG" },
  },
} as const;

const remote = { jobLocationType: "TELECOMMUTE" } as const;

/** Where a position can be held, limited to what its card says. */
const places: Record<Job["location"], Readonly<Record<string, unknown>>> = {
  Singapore: inSingapore,
  // The card doesn't limit remote work, so there are no limits here. Google then takes the country
  // of the place of work.
  "Singapore or remote": { ...inSingapore, ...remote },
  // Google asks for a country or a part of one. The card names the region and no country, and a
  // list of countries would promise more than it.
  "Remote in Asia-Pacific": {
    ...remote,
    applicantLocationRequirements: { "@type": "AdministrativeArea", name: "Asia-Pacific" },
  },
};

/** https://schema.org/JobPosting, with the fields that Google's job search requires. */
function jobPosting(job: Job): StructuredData {
  return {
    "@type": "JobPosting",
    title: job.title,
    identifier: { "@type": "PropertyValue", name: site.brand, value: job.id },
    description: jobHtml(job),
    datePosted: job.datePosted,
    employmentType: employmentTypes[job.type],
    hiringOrganization: publisher,
    ...places[job.location],
    url: address(`/careers?open=${job.id}`),
  };
}

/** https://schema.org/NewsArticle. All articles are on one page; each has an address there. */
function newsArticle(article: NewsArticle, image: string): StructuredData {
  const url = address(`/news?article=${article.id}`);
  return {
    "@type": "NewsArticle",
    headline: article.title,
    description: article.excerpt,
    articleSection: article.category,
    image: address(image),
    datePublished: startOfDay(article.publishDate),
    author: { "@type": "Organization", name: article.author, url: address("/about") },
    publisher,
    url,
    mainEntityOfPage: url,
  };
}

/** https://schema.org/TechArticle */
function techArticle(page: Placeholder, updated: string, image: string): StructuredData {
  return {
    "@type": "TechArticle",
    headline: page.heading,
    description: page.description,
    image: address(image),
    dateModified: updated,
    inLanguage: site.language,
    author: publisher,
    publisher,
    url: address(page.path),
  };
}

/** Codes of UN/CEFACT for what a price is paid for. */
const unitCodes = { monthly: "MON", yearly: "ANN" } as const;

/** https://schema.org/SoftwareApplication. A plan with a price by agreement has no offer. */
export function softwareApplication(
  description: string,
  plans: readonly Pick<Plan, "name" | "description" | "price">[],
): StructuredData {
  return {
    "@type": "SoftwareApplication",
    name: site.brand,
    description,
    url: address("/"),
    applicationCategory: "BusinessApplication",
    operatingSystem: "Any, in a browser",
    offers: plans.flatMap(toOffers),
  };
}

function toOffers({ name, description, price }: Pick<Plan, "name" | "description" | "price">) {
  const offer = (amount: number, offerName: string) => ({
    "@type": "Offer",
    name: offerName,
    description,
    price: amount,
    priceCurrency: "SGD",
    url: address("/pricing"),
  });
  if (price.monthly === 0) return [offer(0, name)];
  return (["monthly", "yearly"] as const).flatMap((period) => {
    const amount = price[period];
    if (amount === null) return [];
    const specification = {
      "@type": "UnitPriceSpecification",
      price: amount,
      priceCurrency: "SGD",
      unitCode: unitCodes[period],
    };
    return [{ ...offer(amount, `${name}, paid ${period}`), priceSpecification: specification }];
  });
}
