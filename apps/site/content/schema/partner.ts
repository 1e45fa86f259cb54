import {
  cardShape,
  exampleUrl,
  id,
  mail,
  nonEmptyList,
  oneOf,
  prose,
  record,
  sampleNote,
  shortText,
  specified,
} from "@yno/records/words";
import * as z from "zod";

const partnerCategories = ["Consulting", "Resale", "Technology", "Data"] as const;

const partnerShape = record({
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

const programmeShape = record({
  category: partnerShape.shape.category,
  title: shortText(40),
  /** For whom the programme is made. */
  audience: prose(140),
  give: prose(200),
  get: prose(200),
});

/** The words of content/pages/partners.ts. */
export const partnersPageShape = record({
  whyPartner: record({ heading: shortText(60), reasons: nonEmptyList("reasons", cardShape) }),
  programmes: record({
    heading: shortText(60),
    labels: record({ give: shortText(30), get: shortText(30) }),
    button: specified,
    programmes: nonEmptyList("partnership programmes", programmeShape),
  }),
  benefits: record({ heading: shortText(60), benefits: nonEmptyList("benefits", cardShape) }),
  network: record({
    heading: shortText(60),
    note: sampleNote,
    /** What the drawing says of the companies on its lines. */
    drawn: shortText(50),
    /** After the number of people, as in '11–50 employees'. */
    staff: shortText(20),
    /** Heads what an open row lists. */
    achievements: shortText(30),
  }),
  partners: nonEmptyList("partner companies", partnerShape),
  becomePartner: record({
    heading: shortText(60),
    text: prose(240),
    button: specified,
    mail,
  }),
});

export type Partners = z.infer<typeof partnersPageShape>;
export type Partner = z.infer<typeof partnerShape>;
export type Programmes = Partners["programmes"];
export type PartnerNetwork = Partners["network"];
