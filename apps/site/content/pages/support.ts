import { type LineId, site } from "@yno/brand/site";
import { creditExample } from "../derived/credit-example.ts";
import type { Page } from "../schema/page.ts";
import type { With } from "../schema/with.ts";
import * as sharedFacts from "../shared-facts.ts";

export const supportPage = {
  path: "/support",
  navigation: { line: "resources", station: 8, title: "Support" },
  updated: "2026-11-29",
  title: `Support | ${site.brand}`,
  description: `Contact YNO support by email, phone or ticket. A person confirms an email within ${sharedFacts.emailResponse} and a ticket within ${sharedFacts.ticketResponse}.`,
  heading: "Support Center",
  opening: `On every plan, a person confirms your email within ${sharedFacts.emailResponse} and your ticket within ${sharedFacts.ticketResponse}, and your plan and the priority decide how soon the work starts.`,
  next: { label: "Send a ticket", to: "/support#contact-form" },
  drawing: `Length is the time until a person replies: a ticket within ${sharedFacts.ticketResponse}, an email within ${sharedFacts.emailResponse}. The telephone is answered from ${sharedFacts.phoneHours}.`,
} as const satisfies Page;

export const heroNotes = [
  {
    title: sharedFacts.supportEnterprise,
    text: "Send a ticket at any time. On the Enterprise plan, engineers work on it day and night.",
  },
  {
    title: "Enterprise SLA",
    text: "An Enterprise order can set response and recovery times.",
  },
];

export const contact = {
  heading: "Contact",
  cards: [
    {
      title: "Email",
      text: "Best for short questions and attachments.",
      address: site.mail.support,
      promise: { before: "First reply within", figure: sharedFacts.emailResponse },
      link: { label: "Contact Now", to: `mailto:${site.mail.support}` },
    },
    {
      title: "Phone",
      text: "Best when it's quicker to say than to write.",
      address: site.phone,
      promise: { before: "Business hours", figure: sharedFacts.phoneHours },
      link: { label: "Contact Now", to: `tel:${site.phone.replaceAll(" ", "")}` },
    },
    {
      title: "Ticketing form",
      text: "Best for problems that we track until they're resolved.",
      address: "The form on this page",
      promise: { before: "First reply within", figure: sharedFacts.ticketResponse },
      link: { label: "Contact Now", to: "#contact-form" },
    },
  ],
};

export const answers = {
  you: "You",
  ticket: {
    name: "Ticketing form",
    hours: Number.parseInt(sharedFacts.ticketResponse, 10),
    figure: sharedFacts.ticketResponse,
  },
  email: {
    name: "Email",
    hours: Number.parseInt(sharedFacts.emailResponse, 10),
    figure: sharedFacts.emailResponse,
  },
  measure: "first reply",
  scale: "hours after you write",
  phone: { name: `Phone, ${sharedFacts.phoneHours}`, opens: "9 AM", closes: "6 PM", hours: 9 },
};

export const form = {
  heading: "Contact form",
  text: "Tell us what you need and we'll reply by email. For plans or demos, choose General Inquiry.",
  required: "Fields with * are required.",
  badges: {
    low: { word: "Minor", station: "hollow", color: "legal" },
    medium: { word: "Slowed", station: "half", color: "resources" },
    high: { word: "Blocked", station: "full", color: "company" },
    critical: { word: "Emergency", station: "capsule", color: "plans" },
  },
  priorityGuide: "Which priority to choose",
  button: { idle: "Submit Request", busy: "Submitting Request..." },
  withoutScript: "Without JavaScript, you can email the same details to",
  mail: site.mail.support,
} satisfies With<{ badges: Readonly<Record<string, Badge>> }>;

export const toasts = {
  termsNotAgreed: "Terms Agreement Required",
  failed: {
    title: "Submission Failed",
    text: "There was an error submitting your request. Please try again or contact support directly by email.",
  },
  sent: {
    title: "Support Request Submitted",
    text: `We've received your request and will respond within ${sharedFacts.ticketResponse}. Check your email for a confirmation.`,
  },
};

export const resources = {
  heading: "Resources",
  text: "Your question may already have an answer, which you can find by word or category.",
  link: { label: "Search the questions", to: "/resources" },
};

export const elsewhere = {
  heading: "Other places to look",
  cards: [
    {
      title: "Community Forum",
      text: "Ask people who build on YNO, under Quick Access in the sidebar. On the Community plan, start here.",
    },
    {
      title: "Status Page",
      text: "See whether every service is running, before you write.",
    },
    {
      title: "Knowledge Base",
      text: "Frequent questions are answered in the FAQ and the documentation.",
    },
  ],
};

const bestEffort = "As time allows, after paid plans";

/** The one place that states uptime and support by plan. Other pages repeat a cell or link here. */
export const serviceLevels = {
  heading: "Service levels",
  text: `On every plan, a person confirms a ticket within ${sharedFacts.ticketResponse} and an email within ${sharedFacts.emailResponse}. What happens next depends on your plan and on the priority of the ticket, as the table shows. It's part of the Terms of Service.`,
  week: {
    text: `Support in one week: on Community without set hours, on SME from Monday to Friday (${sharedFacts.supportSme}), on Enterprise every day (${sharedFacts.supportEnterprise}).`,
    days: ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"],
    plans: [
      { name: "Community", days: 0 },
      { name: "SME", days: 5 },
      { name: "Enterprise", days: 7 },
    ],
  },
  columns: {
    topic: "Service level",
    community: "Community",
    sme: "SME",
    enterprise: "Enterprise",
  },
  rows: [
    {
      topic: "Uptime each calendar month",
      community: "A target, not a commitment",
      sme: sharedFacts.uptimeSme,
      enterprise: `${sharedFacts.uptime}, or ${sharedFacts.uptimeEnterpriseOrder} if your order says so`,
    },
    {
      topic: "Credit for missed uptime",
      community: "No",
      sme: "Yes",
      enterprise: "Yes",
    },
    {
      topic: "Support hours",
      community: "Community support, no set hours",
      sme: `Priority support ${sharedFacts.supportSme}, Monday to Friday, Singapore time`,
      enterprise: `${sharedFacts.supportEnterprise}, including public holidays`,
    },
    {
      topic: "Custom response and recovery times",
      community: "No",
      sme: "No",
      enterprise: "If your order states them",
    },
    {
      topic: "Phone, business days",
      community: sharedFacts.phoneHours,
      sme: sharedFacts.phoneHours,
      enterprise: sharedFacts.phoneHours,
    },
    {
      topic: "Critical: how we handle it",
      community: bestEffort,
      sme: `Continuous during ${sharedFacts.supportSme} hours until it is fixed or has a workaround`,
      enterprise: "Continuous, day and night, until it is fixed or has a workaround",
    },
    {
      topic: "High: how we handle it",
      community: bestEffort,
      sme: `Next after Critical, during ${sharedFacts.supportSme} hours`,
      enterprise: "Next after Critical, at any hour",
    },
    {
      topic: "Medium and Low: how we handle them",
      community: bestEffort,
      sme: `In the order received, during ${sharedFacts.supportSme} hours`,
      enterprise: "In the order received, at any hour",
    },
  ],
  credit: `An example of a credit: an SME customer pays ${sharedFacts.smeMonthly} a month. A month of 30 days has 43,200 minutes, and ${sharedFacts.uptimeSme} allows 216 of them to be unavailable. After 648 unavailable minutes, 432 are beyond the figure, so the credit is ${sharedFacts.smeMonthly} × 432 ÷ 43,200 = ${creditExample}.`,
  more: {
    text: "You claim a credit by the end of the following month, and it is due on your next invoice.",
    label: "How credits work",
    to: "/terms#clause-9-4",
  },
};

export type SupportContact = typeof contact;
export type ServiceLevels = typeof serviceLevels;
export type SupportToasts = typeof toasts;
export type SupportForm = typeof form;
export type PriorityBadge = SupportForm["badges"][keyof SupportForm["badges"]];
export type SupportAnswers = typeof answers;

/** How a priority is drawn; its word says the same without the drawing. */
type Badge = With<{ station: "hollow" | "half" | "full" | "capsule"; color: LineId }>;
