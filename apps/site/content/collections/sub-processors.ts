import { record, shortText } from "@yno/brand/schema";
import type * as z from "zod";
import { defineCollection } from "#build/content/collection.ts";
import * as sharedFacts from "../shared-facts.ts";

const cell = shortText(240, "It is a cell of a table: shorten it.");

const subProcessorShape = record({
  /** The type of company: an order names the companies themselves. */
  company: shortText(40),
  /** What it does for us. */
  work: cell,
  /** Which data it processes. */
  data: cell,
  place: cell,
  host: shortText(40),
});

export type SubProcessor = z.infer<typeof subProcessorShape>;

/** Who processes personal data for us. /privacy has them as text, and /security in a table. */
export const subProcessors: readonly SubProcessor[] = [
  {
    company: "Cloud hosting",
    work: "Runs servers, databases and storage.",
    data: "Account data, Customer Data, job applications and logs, encrypted with keys that we hold.",
    place: `${sharedFacts.storedIn}, or the region that the order names.`,
    host: "hosting.example",
  },
  {
    company: "Content delivery",
    work: "Delivers the Site and the Platform's static files, and blocks attacks.",
    data: "Delivery records (CDN data). No Customer Data.",
    place: "Worldwide, on the server that delivers the file.",
    host: "delivery.example",
  },
  {
    company: "Language models",
    work: "Responds to prompts from a step of a workflow, from the planner, or from the AI tools that we recruit with.",
    data: "Prompts and the data in them, including the reasons that people gave in earlier runs. The company may not train on any of it.",
    place: `${sharedFacts.modelsIn}.`,
    host: "models.example",
  },
  {
    company: "Email delivery",
    work: "Sends notices, approval requests and updates.",
    data: "Names, email addresses and the text of each message, including the Customer Data in an approval request.",
    place: `The ${sharedFacts.emailsIn}.`,
    host: "post.example",
  },
  {
    company: "Support desk",
    work: "Stores support tickets.",
    data: "Support tickets and their attachments.",
    place: "Singapore, on every plan.",
    host: "desk.example",
  },
  {
    company: "Payments",
    work: "Processes payments.",
    data: "Invoices and payment details. Card details go directly to this company and do not reach us.",
    place: "Singapore, on every plan.",
    host: "payments.example",
  },
];

export const collection = defineCollection({
  source: "content/collections/sub-processors.ts",
  records: subProcessors,
  shape: subProcessorShape,
  name: ({ company }) => company,
  unique: ["company", "host"],
  page: "/privacy",
});
