import {
  cardShape,
  mail,
  nonEmptyList,
  prose,
  record,
  sampleNote,
  shortText,
  specified,
} from "@yno/records/words";
import type * as z from "zod";

const heroShape = record({
  buttons: nonEmptyList("buttons", specified),
  text: prose(160),
  mail,
});

const impactShape = record({
  heading: specified,
  note: sampleNote,
  cards: nonEmptyList(
    "impact cards",
    record({
      title: shortText(40),
      before: shortText(20),
      after: shortText(20),
      /** How the figure is taken. */
      measure: prose(200),
    }),
  ),
});

const collaborationShape = record({
  heading: specified,
  cards: nonEmptyList("collaboration cards", cardShape),
});

const featuresShape = record({
  heading: shortText(60),
  features: nonEmptyList("features", cardShape),
  button: specified,
  text: prose(160),
  mail,
});

const closingShape = record({
  heading: shortText(60),
  text: prose(240),
  terms: prose(160),
  buttons: nonEmptyList("buttons", specified),
  mail,
});

/**
 * Everything that content/enterprise.ts exports.
 *
 * @public found by its name (tools/content/content-files.ts)
 */
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
