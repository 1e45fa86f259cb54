import { site } from "@yno/brand/site";
import type { Page } from "../schema/page.ts";
import { sharedFacts } from "../shared-facts.ts";

export const supportPage = {
  path: "/support",
  navigation: { line: "resources", station: 8, title: "Support" },
  updated: "2026-11-25",
  title: `Support | ${site.brand}`,
  description: `Contact YNO support by email, phone or ticket. Email is answered within ${sharedFacts.emailResponse}, tickets within 12.`,
  heading: "Support Center",
  opening: `Something broken, unclear or missing? Email us, call, or send a ticket. We answer email within ${sharedFacts.emailResponse} and tickets within 12.`,
  next: { label: "Send a ticket", to: "/support#contact-form" },
  drawing: `Length is the time until a person answers: a ticket within ${sharedFacts.ticketResponse}, an email within ${sharedFacts.emailResponse}. The telephone is answered from ${sharedFacts.phoneHours}.`,
} as const satisfies Page;
