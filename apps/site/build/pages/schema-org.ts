import { site } from "@yno/brand/site";
import { plainAnswer } from "../content/answers.ts";
import type { StructuredData } from "../content/collection.ts";

/** The address of a page or of a part of it, in full. */
export function address(path: string): string {
  return `${site.origin}${path}`;
}

/**
 * The company, where another record refers to it. Its name is included with the reference, since
 * pages are also read without the first one, which describes it in full.
 */
export const publisher = {
  "@type": "Organization",
  "@id": address("/#organization"),
  name: site.brand,
  url: address("/"),
} as const satisfies StructuredData;

/** https://schema.org/FAQPage */
export function faqPage(entries: readonly { question: string; answer: string }[]): StructuredData {
  return {
    "@type": "FAQPage",
    mainEntity: entries.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: plainAnswer(answer) },
    })),
  };
}
