import {
  exampleUrl,
  id,
  mail,
  nonEmptyList,
  oneOf,
  prose,
  record,
  shortText,
} from "@yno/brand/schema";
import { site } from "@yno/brand/site";
import * as z from "zod";
import { defineCollection } from "#build/content/collection.ts";

const partnerCategories = ["Consulting", "Resale", "Technology", "Data"] as const;

export const partnerShape = record({
  id,
  name: shortText(40),
  category: oneOf(partnerCategories, "a programme"),
  description: prose(200),
  location: shortText(40),
  /** How many people work there, as a range. */
  employees: z
    .string("must be text. Write it as '11–50'.")
    .regex(
      /^\d{1,3}(?:,\d{3})*–\d{1,3}(?:,\d{3})*$/,
      "isn't a range of sizes. Write it as '11–50' or '501–1,000', with an en dash.",
    ),
  achievements: nonEmptyList("achievements", shortText(120)),
  email: mail.endsWith(
    ".example",
    "is outside .example, where made-up hosts belong. Write a host that ends in .example.",
  ),
  website: exampleUrl,
  logo: exampleUrl.endsWith(".svg", "isn't an SVG picture. Write an address that ends in .svg."),
});

export type Partner = z.infer<typeof partnerShape>;

/** The companies of the network, which are made up. */
export const partners: readonly Partner[] = [
  {
    id: "nosuch-and-nobody",
    name: "Nosuch & Nobody",
    category: "Consulting",
    description:
      "Modernises the back offices of clinics and care homes, starting with the paper that arrives by post.",
    location: "Singapore",
    employees: "51–200",
    achievements: [
      "Moved invoice processing for a group of clinics to one workflow",
      "Trained an approver at every client for the steps that need one",
    ],
    email: "hello@nosuch-and-nobody.example",
    website: "https://www.nosuch-and-nobody.example",
    logo: `${site.hosts.logos}/nosuch-and-nobody.svg`,
  },
  {
    id: "placeholder-freight",
    name: "Placeholder Freight",
    category: "Technology",
    description: "Booking software for freight forwarders, with an MCP server.",
    location: "Rotterdam, Netherlands",
    employees: "201–500",
    achievements: [
      "Gave agents access to bookings, tariffs and vessel schedules",
      "Announces API changes before they take effect",
    ],
    email: "alliances@placeholder-freight.example",
    website: "https://www.placeholder-freight.example",
    logo: `${site.hosts.logos}/placeholder-freight.svg`,
  },
  {
    id: "lorem-ledger",
    name: "Lorem Ledger Advisory",
    category: "Consulting",
    description: "Closes the books for mid-sized manufacturers.",
    location: "Kuala Lumpur, Malaysia",
    employees: "11–50",
    achievements: [
      "Built reconciliation steps that all its clients use",
      "Publishes a list of month-end tasks that people should keep",
    ],
    email: "desk@lorem-ledger.example",
    website: "https://www.lorem-ledger.example",
    logo: `${site.hosts.logos}/lorem-ledger.svg`,
  },
  {
    id: "dolor-sit-networks",
    name: "Dolor Sit Networks",
    category: "Resale",
    description: "Sells and supports business software across Indonesia, in Bahasa Indonesia.",
    location: "Jakarta, Indonesia",
    employees: "501–1,000",
    achievements: [
      "Gives first-line support in all three of its customers' time zones",
      "Translated the training course into Bahasa Indonesia",
    ],
    email: "sales@dolor-sit-networks.example",
    website: "https://www.dolor-sit-networks.example",
    logo: `${site.hosts.logos}/dolor-sit-networks.svg`,
  },
  {
    id: "sample-street-data",
    name: "Sample Street Data",
    category: "Data",
    description:
      "Checks postal addresses in South-East Asia. An answer comes with a confidence score, and with the reason if the address is rejected.",
    location: "Penang, Malaysia",
    employees: "1–10",
    achievements: [
      "Added village addresses that have no street name",
      "Publishes the share of addresses it can't confirm",
    ],
    email: "data@sample-street-data.example",
    website: "https://www.sample-street-data.example",
    logo: `${site.hosts.logos}/sample-street-data.svg`,
  },
  {
    id: "exempli-gratia-health",
    name: "Exempli Gratia Health",
    category: "Technology",
    description:
      "Makes appointment software for hospitals. Partners test against a ward that's always available.",
    location: "Melbourne, Australia",
    employees: "201–500",
    achievements: [
      "Lets agents suggest appointments for staff to confirm",
      "Built a test ward with made-up patients for every partner to use",
    ],
    email: "partners@exempli-gratia-health.example",
    website: "https://www.exempli-gratia-health.example",
    logo: `${site.hosts.logos}/exempli-gratia-health.svg`,
  },
];

export const collection = defineCollection({
  source: "content/collections/partners.ts",
  records: partners,
  shape: partnerShape,
  name: ({ id }) => id,
  unique: ["id", "name"],
  page: "/partners",
});
