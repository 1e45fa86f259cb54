import { site } from "@yno/brand/site";
import type { Plan } from "#content/schema/pricing.ts";
import { address, type StructuredData } from "./record.ts";

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
