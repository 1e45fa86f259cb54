import * as z from "zod";
import {
  cardShape,
  exactly,
  fixed,
  headingWith,
  line,
  mail,
  prose,
  record,
  sampleNote,
} from "./words.ts";

const heroShape = record({
  buttons: z
    .tuple(
      [fixed("Schedule Enterprise Demo"), fixed("Download Enterprise Guide")],
      "must hold both buttons in their order. Add what is missing.",
    )
    .readonly(),
  text: prose(160),
  mail,
});

const impactShape = record({
  heading: fixed("Measurable Business Impact"),
  note: sampleNote,
  cards: exactly(
    4,
    "impact cards",
    record({
      title: line(40),
      before: line(20),
      after: line(20),
      /** How the figure is taken. */
      measure: prose(200),
    }),
  ),
});

const collaborationShape = record({
  heading: fixed("Advanced Collaboration Platform"),
  cards: exactly(4, "collaboration cards", cardShape),
});

const featuresShape = record({
  heading: headingWith("Enterprise features"),
  features: exactly(10, "features", cardShape),
  button: fixed("Contact Sales Team"),
  text: prose(160),
  mail,
});

const closingShape = record({
  heading: line(60),
  text: prose(240),
  terms: prose(160),
  buttons: z
    .tuple(
      [fixed("Start Enterprise Trial"), fixed("Book Consultation")],
      "must hold both buttons in their order. Add what is missing.",
    )
    .readonly(),
  mail,
});

/** Everything that content/enterprise.ts exports, its claims aside. */
export const enterpriseShape = record({
  hero: heroShape,
  impact: impactShape,
  collaboration: collaborationShape,
  features: featuresShape,
  closing: closingShape,
});

export type EnterpriseHero = z.infer<typeof heroShape>;
export type Impact = z.infer<typeof impactShape>;
export type Collaboration = z.infer<typeof collaborationShape>;
export type EnterpriseFeatures = z.infer<typeof featuresShape>;
export type EnterpriseClosing = z.infer<typeof closingShape>;
