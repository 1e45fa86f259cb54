import { site } from "@yno/brand/site";
import { address, ids, publisher, type StructuredData } from "./record.ts";

/** https://schema.org/Organization */
export function organisation(): StructuredData {
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
export function webSite(description: string): StructuredData {
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
