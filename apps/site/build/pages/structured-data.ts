import { site } from "@yno/brand/site";
import type { Plan } from "#content/collections/plans.ts";
import { plans } from "#content/collections/plans.ts";
import { questions } from "#content/pages/pricing.ts";
import type { Placeholder } from "#content/schema/page.ts";
import { shortTitle } from "../../content/collections/pages.ts";
import type { StructuredData } from "../content/collection.ts";
import { collectionsOf, lastModified } from "../content/collections.ts";
import { documentPages } from "../content/document-pages.ts";
import { address, faqPage, publisher } from "./schema-org.ts";
import { socialImagePath } from "./social-images/subject.ts";

/**
 * The structured data of a page, for search engines. It goes into the static HTML only: a script
 * element that React creates in the browser would be stopped by Trusted Types. It only contains
 * what the page shows, as search engines require.
 */
export function structuredData(page: Placeholder): readonly StructuredData[] {
  const listed = collectionsOf(page.path).flatMap((collection) => collection.structuredData());
  return [...ownData(page), ...listed];
}

/** What a page says of itself, beside the records that it lists. */
function ownData(page: Placeholder): readonly StructuredData[] {
  if (page.path === "/") return [organisation(), webSite(page.description)];
  if (page.path === "/pricing")
    return [softwareApplication(page.description, plans), faqPage(questions.entries)];
  return page.document?.startsWith("content/docs/") ? technical(page) : [];
}

/** Documents for developers; the legal ones aren't articles. */
function technical(page: Placeholder): StructuredData[] {
  const article = techArticle(page, lastModified(page));
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
    "@id": address("/#website"),
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

/** https://schema.org/TechArticle */
function techArticle(page: Placeholder, updated: string): StructuredData {
  return {
    "@type": "TechArticle",
    headline: page.heading,
    description: page.description,
    image: address(socialImagePath(page.path)),
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
