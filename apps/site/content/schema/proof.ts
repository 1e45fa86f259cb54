import { record } from "@yno/brand/schema";
import * as z from "zod";

const count = z.int().nonnegative();
const milliseconds = z.number().nonnegative();
const score = z.int().min(0).max(100);

/** When and of what a figure was taken. */
const countedShape = record({
  day: z.iso.date(),
  /** The version of the project, which is that of the release it goes into. */
  version: z.string().max(40),
  /** The last commit that changed what the build reads. */
  commit: z.hash("sha1"),
});

/** The same of what a browser has shown. */
const measuredShape = countedShape.extend({
  /** The program that opened the pages, such as `chromium-headless-shell`. */
  browser: z.string().max(60),
});

/** Bytes on the wire, and requests, until a page is hydrated. */
const firstViewShape = record({
  html: count,
  css: count,
  js: count,
  fonts: count,
  total: count,
  requests: count,
  measured: measuredShape,
});

/** Medians of Lighthouse with its mobile defaults. Times are in milliseconds. */
const lighthouseShape = record({
  performance: score,
  accessibility: score,
  bestPractices: score,
  seo: score,
  fcp: milliseconds,
  lcp: milliseconds,
  tbt: milliseconds,
  cls: z.number().nonnegative(),
  runs: z.int().positive(),
  measured: measuredShape,
});

/** From the click on a link to the painted heading, in milliseconds, with the CPU slowed 4 times. */
const pageChangesShape = record({
  to: z.record(z.string(), record({ plain: milliseconds, slow4g: milliseconds })),
  measured: measuredShape,
});

const routeShape = record({
  firstView: firstViewShape.optional(),
  /** Times are by the name of the browser. */
  lighthouse: z.record(z.string(), lighthouseShape).optional(),
  pageChanges: z.record(z.string(), pageChangesShape).optional(),
});

/**
 * What the tests have checked. `found` is 0 because every check that finds something fails its test, and
 * nothing is saved of a run in which a test failed.
 */
const countShape = record({
  checked: z.int().positive(),
  /** The same by page, width in pixels and colour scheme. Views by themselves are under 'elsewhere'. */
  by: record({
    path: z.record(z.string(), count),
    width: z.record(z.string(), count),
    scheme: z.record(z.string(), count),
  }).optional(),
  found: z.literal(0),
  measured: countedShape,
});

const countsShape = record({
  /** How often axe has read a page or a view, light or dark. */
  axe: countShape.optional(),
  /** How often the layout rules have read a page or a view at a width. */
  layout: countShape.optional(),
  /** Links of the built pages. */
  links: countShape.optional(),
  /** Runs and servers that were ended at random moments and started again. */
  kills: countShape.optional(),
  /** Inputs that property tests have made up. */
  inputs: countShape.optional(),
});

/**
 * `content/proof.json`: what `npm run bench -- --save` has measured, by route, and what the tests have
 * counted (`npm test -- --save`). Nobody writes it by hand, and a figure stays until the same is measured
 * again.
 */
export const proofShape = record({
  routes: z.record(z.string().startsWith("/"), routeShape),
  counts: countsShape.optional(),
});

/** What belongs to a count, which needs no browser. */
export type Counted = z.infer<typeof countedShape>;
export type Measured = z.infer<typeof measuredShape>;
export type Counts = z.infer<typeof countsShape>;
export type Proof = z.infer<typeof proofShape>;
export type RouteProof = z.infer<typeof routeShape>;
