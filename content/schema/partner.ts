import {
  cardShape,
  exampleUrl,
  id,
  line,
  mail,
  prose,
  record,
  sampleNote,
  some,
  specified,
} from "@yno/records/words";
import * as z from "zod";

const partnerCategories = ["Consulting", "Resale", "Technology", "Data"] as const;

const partnerShape = record({
  id,
  name: line(40),
  category: z.enum(
    partnerCategories,
    `isn't a programme. Write one of: ${partnerCategories.join("; ")}.`,
  ),
  description: prose(200),
  location: line(40),
  /** How many people work there, as a range. */
  employees: z
    .string("must be text. Write it as '11–50'.")
    .regex(/^\d+–\d+$/, "isn't a range of sizes. Write it as '11–50', with an en dash."),
  achievements: some("achievements", line(120)),
  email: mail.endsWith(
    ".example",
    "is outside .example, where made-up hosts belong. Write a host that ends in .example.",
  ),
  website: exampleUrl,
  logo: exampleUrl.endsWith(".svg", "isn't an SVG picture. Write an address that ends in .svg."),
});

const programmeShape = record({
  category: partnerShape.shape.category,
  title: line(40),
  /** For whom the programme is made. */
  audience: prose(140),
  give: prose(200),
  get: prose(200),
});

const whyPartnerShape = record({
  heading: line(60),
  reasons: some("reasons", cardShape),
});

const programmesShape = record({
  heading: line(60),
  labels: record({ give: line(30), get: line(30) }),
  button: specified,
  programmes: some("partnership programmes", programmeShape),
});

const benefitsShape = record({
  heading: line(60),
  benefits: some("benefits", cardShape),
});

const networkShape = record({
  heading: line(60),
  note: sampleNote,
  labels: record({
    employees: line(30),
    achievements: line(30),
    email: line(30),
    website: line(30),
  }),
});

const becomePartnerShape = record({
  heading: line(60),
  text: prose(240),
  button: specified,
  mail,
});

/** Everything that content/partners.ts exports, its claims aside. */
export const partnersShape = record({
  whyPartner: whyPartnerShape,
  programmes: programmesShape,
  benefits: benefitsShape,
  network: networkShape,
  partners: some("partner companies", partnerShape),
  becomePartner: becomePartnerShape,
});

export type Partner = z.infer<typeof partnerShape>;
export type WhyPartner = z.infer<typeof whyPartnerShape>;
export type Programmes = z.infer<typeof programmesShape>;
export type PartnerBenefits = z.infer<typeof benefitsShape>;
export type PartnerNetwork = z.infer<typeof networkShape>;
export type BecomePartner = z.infer<typeof becomePartnerShape>;
