import { site } from "@yno/brand/site";
import type { Page } from "../schema/page.ts";
import { sharedFacts } from "../shared-facts.ts";

export const supportPage = {
  path: "/support",
  navigation: { line: "resources", station: 8, title: "Support" },
  updated: "2026-11-26",
  title: `Support | ${site.brand}`,
  description: `Contact YNO support by email, phone or ticket. Email is answered within ${sharedFacts.emailResponse}, tickets within ${sharedFacts.ticketResponse}.`,
  heading: "Support Center",
  opening: `For everyone who uses YNO, on every plan. Email us, call, or send a ticket. We answer email within ${sharedFacts.emailResponse} and tickets within ${sharedFacts.ticketResponse}.`,
  next: { label: "Send a ticket", to: "/support#contact-form" },
  drawing: `Length is the time until a person answers: a ticket within ${sharedFacts.ticketResponse}, an email within ${sharedFacts.emailResponse}. The telephone is answered from ${sharedFacts.phoneHours}.`,
} as const satisfies Page;
