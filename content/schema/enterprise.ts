import {
  cardShape,
  line,
  mail,
  prose,
  record,
  sampleNote,
  some,
  specified,
} from "@yno/records/words";
import type * as z from "zod";

const heroShape = record({
  buttons: some("buttons", specified),
  text: prose(160),
  mail,
});

const impactShape = record({
  heading: specified,
  note: sampleNote,
  cards: some(
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
  heading: specified,
  cards: some("collaboration cards", cardShape),
});

const featuresShape = record({
  heading: line(60),
  features: some("features", cardShape),
  button: specified,
  text: prose(160),
  mail,
});

const closingShape = record({
  heading: line(60),
  text: prose(240),
  terms: prose(160),
  buttons: some("buttons", specified),
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
