import { plainAnswer } from "../../content/answers.ts";
import type { StructuredData } from "./record.ts";

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
