import { capabilities } from "#content/capabilities.ts";
import { faq } from "#content/faq.ts";
import { integrations } from "#content/integrations.ts";
import { jobs } from "#content/jobs.ts";
import { approach, challenges, coreValues, mission } from "#content/pages/about.ts";
import { benefits, culture, whyChoose } from "#content/pages/careers.ts";
import { collaboration, features as enterpriseFeatures } from "#content/pages/enterprise.ts";
import { features, qualities } from "#content/pages/home.ts";
import { ecosystem, intro, secureByDesign, toolConnectors } from "#content/pages/integrations.ts";
import { benefits as partnerBenefits, partners, whyPartner } from "#content/pages/partners.ts";
import { components, stories, technologyStack, tiers } from "#content/pages/platform.ts";
import { workflows } from "#content/workflows.ts";
import { plainAnswer } from "../../content/answers.ts";
import { readNews } from "../../content/read-news.ts";
import { splitSentences } from "../language/passages.ts";

/** The most, or for `spread` and `longest` the least, that a list may have. */
export type RhythmLimits = Partial<Record<keyof Rhythm, number>>;

export type Collection = { name: string; texts: readonly string[]; limits: RhythmLimits };

const textsOf = (entries: readonly { text: string }[]) => entries.map(({ text }) => text);

/** A page's short lists, read one after the other. */
const lists = {
  ...{ spread: 0.3, sameSentences: 0.6, sameOpening: 0.2 },
  ...{ triads: 0.35, contrasts: 0, consequences: 0.1, each: 0.1 },
} as const satisfies RhythmLimits;

/** The paragraphs and list entries of the articles. */
function articleTexts(): string[] {
  return readNews()
    .flatMap(({ content }) => content.split(/\n+/))
    .filter((text) => text !== "" && !text.startsWith("#"))
    .map((text) => text.replace(/^- /, "").replaceAll("**", ""));
}

/** Lists whose entries are read in a row, and how alike those may be. */
export const collections: readonly Collection[] = [
  {
    name: "FAQ answers",
    texts: faq.map(({ answer }) => plainAnswer(answer)),
    limits: {
      ...{ shortest: 15, longest: 95, spread: 0.44, sameSentences: 0.3, sameOpening: 0.15 },
      ...{ triads: 0.36, contrasts: 0.02, consequences: 0.08, each: 0.1 },
    },
  },
  {
    name: "Workflow steps",
    texts: workflows.flatMap(({ workflow }) => textsOf(workflow)),
    limits: {
      ...{ shortest: 8, longest: 35, spread: 0.35, sameSentences: 0.55, sameOpening: 0.23 },
      ...{ triads: 0.27, contrasts: 0, consequences: 0.05, each: 0.05 },
    },
  },
  {
    name: "Workflow descriptions",
    texts: workflows.map(({ description }) => description),
    limits: {
      spread: 0.18,
      sameSentences: 0.6,
      sameOpening: 0.15,
      triads: 0.2,
      contrasts: 0,
      each: 0.05,
    },
  },
  {
    name: "Integration cards",
    texts: integrations.map(({ description }) => description),
    limits: {
      spread: 0.25,
      sameSentences: 0.75,
      sameOpening: 0.1,
      triads: 0.15,
      contrasts: 0,
      each: 0.05,
    },
  },
  {
    name: "Capability cards",
    texts: capabilities.map(({ description }) => description),
    limits: { spread: 0.32, sameOpening: 0.1, triads: 0.1, contrasts: 0, each: 0.05 },
  },
  {
    name: "Capabilities",
    texts: capabilities.flatMap((each) => each.capabilities),
    limits: { spread: 0.25, sameOpening: 0.12, triads: 0.05, each: 0.05 },
  },
  {
    name: "Home",
    texts: [...textsOf(features), ...textsOf(qualities)],
    limits: lists,
  },
  {
    name: "Integrations page",
    texts: [
      ...textsOf(intro.cards),
      ...textsOf(ecosystem.points),
      ...toolConnectors.map(({ description }) => description),
      ...textsOf(secureByDesign.points),
    ],
    limits: lists,
  },
  {
    name: "Platform",
    texts: [
      ...tiers.tiers.flatMap(({ example }) => example),
      ...textsOf(technologyStack.cards),
      ...textsOf(components.components),
      ...stories.stories.flatMap(({ before, workflow, decides }) => [before, workflow, decides]),
    ],
    limits: lists,
  },
  {
    name: "About",
    texts: [
      ...[...mission.bullets, ...challenges.bullets],
      ...[...textsOf(approach.items), ...textsOf(coreValues.values)],
    ],
    limits: lists,
  },
  {
    name: "Careers",
    texts: [whyChoose.reasons, culture.habits, benefits.benefits].flatMap(textsOf),
    limits: lists,
  },
  {
    name: "Partners",
    texts: [
      ...[...textsOf(whyPartner.reasons), ...textsOf(partnerBenefits.benefits)],
      ...partners.map(({ description }) => description),
    ],
    limits: lists,
  },
  {
    name: "Enterprise",
    texts: [...textsOf(collaboration.cards), ...textsOf(enterpriseFeatures.features)],
    limits: lists,
  },
  {
    name: "Positions",
    texts: jobs.map(({ description }) => description),
    limits: { ...lists, spread: 0.25, triads: 0.4 },
  },
  {
    name: "News",
    texts: articleTexts(),
    limits: {
      ...{ spread: 0.6, sameOpening: 0.13, shortSentences: 0.25 },
      ...{ triads: 0.33, contrasts: 0, consequences: 0.06, each: 0.1 },
    },
  },
  {
    name: "What positions ask and offer",
    texts: jobs.flatMap(({ requirements, highlights }) => [...requirements, ...highlights]),
    limits: { spread: 0.3, sameOpening: 0.15, triads: 0.15, contrasts: 0.03 },
  },
];

/** How alike the texts of a list are. Shares are between 0 and 1. */
export type Rhythm = {
  texts: number;
  /** Words of the shortest and of the longest text. */
  shortest: number;
  longest: number;
  /** The standard deviation of the lengths in words, as a share of their mean. */
  spread: number;
  /** The share of the texts that have the commonest number of sentences. */
  sameSentences: number;
  /** The share of the texts that open with the commonest first word. */
  sameOpening: number;
  /** The share of all sentences that have at most eight words. */
  shortSentences: number;
  /** The share of the texts that list exactly three things, as in 'read, check and post'. */
  triads: number;
  /** The shares of the texts that say ', not', ', so' and 'each'. */
  contrasts: number;
  consequences: number;
  each: number;
};

const part = String.raw`[^\s,.;:?!()]+(?: [^\s,.;:?!()]+){0,5}`;
const triad = new RegExp(String.raw`(?<!, ${part})(?:^|[\s(])${part}, ${part},? (?:and|or) \S`);
export const contrast = /, (?:and )?not (?!only\b|all\b|every)|\bnot just\b/g;
export const consequence = /, so (?!that\b|far\b)/g;

/** Measures a list of plain texts. */
export function measureRhythm(texts: readonly string[]): Rhythm {
  const lengths = texts.map(countWords);
  const mean = sum(lengths) / texts.length;
  const variance = sum(lengths.map((length) => (length - mean) ** 2)) / texts.length;
  const having = (pattern: RegExp) =>
    texts.filter((text) => text.search(pattern) >= 0).length / texts.length;
  const sentences = texts.flatMap(splitSentences);
  return {
    texts: texts.length,
    shortest: Math.min(...lengths),
    longest: Math.max(...lengths),
    spread: Math.sqrt(variance) / mean,
    sameSentences: commonestShare(texts.map((text) => String(splitSentences(text).length))),
    sameOpening: commonestShare(texts.map((text) => /[\p{L}\p{N}’'-]+/u.exec(text)?.[0] ?? "")),
    shortSentences:
      sentences.filter((sentence) => countWords(sentence) <= 8).length / sentences.length,
    triads: having(triad),
    contrasts: having(contrast),
    consequences: having(consequence),
    each: having(/\beach\b/i),
  };
}

/** Words as a reader counts them: a number, an abbreviation or a hyphenated word is one. */
export function countWords(text: string): number {
  return text.match(/[\p{L}\p{N}][\p{L}\p{N}’'.,/:-]*/gu)?.length ?? 0;
}

function commonestShare(values: readonly string[]): number {
  const counts = [...Map.groupBy(values, (value) => value.toLowerCase()).values()];
  return Math.max(...counts.map(({ length }) => length)) / values.length;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}
