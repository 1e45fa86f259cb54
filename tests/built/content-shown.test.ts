import { expect, test } from "vitest";
import * as about from "#content/about.ts";
import * as billing from "#content/billing-units.ts";
import * as careers from "#content/careers.ts";
import * as enterprise from "#content/enterprise.ts";
import { fundingRounds } from "#content/funding-rounds.ts";
import * as home from "#content/home.ts";
import { homeMaps } from "#content/home-maps.ts";
import * as investors from "#content/investors.ts";
import { jobs } from "#content/jobs.ts";
import * as partners from "#content/partners.ts";
import * as platform from "#content/platform.ts";
import { stories } from "#content/platform-stories.ts";
import * as pricing from "#content/pricing.ts";
import * as security from "#content/security.ts";
import * as statements from "#content/security-statements.ts";
import { serviceLevels } from "#content/service-levels.ts";
import { site } from "#content/site.ts";
import * as support from "#content/support.ts";
import {
  attribute,
  type BuiltDocument,
  documents,
  type Element,
  elementsIn,
  textContent,
} from "./documents.ts";

/** What each page shows of its content, and the records that it shows only once something happens. */
const shown: Readonly<Record<string, { content: unknown; later?: readonly unknown[] }>> = {
  "/": {
    content: [home, homeMaps],
    later: homeMaps.flatMap(({ run }) => [run.approval.approved, run.approval.rejected]),
  },
  "/about": { content: about },
  "/careers": { content: [careers, jobs] },
  "/enterprise": { content: enterprise },
  "/investors": {
    content: [investors, fundingRounds],
    later: [
      investors.updates.toast,
      investors.countdown.openedText,
      investors.countdown.closedText,
    ],
  },
  "/partners": { content: partners },
  "/platform": { content: [platform, stories] },
  "/pricing": { content: [pricing, billing], later: [pricing.plans.map(({ limits }) => limits)] },
  "/security": { content: [security, statements] },
  "/support": {
    content: [support, serviceLevels],
    later: [
      ...[support.toasts, support.form.button.busy, support.form.blank],
      ...support.form.priorities.map(({ badge }) => badge),
    ],
  },
};

/** Every text in a record that is words: no address, date, id or name of a colour. */
function wordsIn(value: unknown): string[] {
  if (typeof value === "string") return /^[A-Z0-9$+]/.test(value) || / /.test(value) ? [value] : [];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) =>
    /^(claims|id|month|datePosted|posted|opensAt|closedFrom|from|operationalSince)$/.test(key)
      ? []
      : wordsIn(each),
  );
}

const flat = (text: string) => text.replace(/\s+/g, " ").trim();

function documentOf(address: string): BuiltDocument {
  const document = documents.find((each) => each.address === address);
  if (!document) throw new Error(`There is no page ${address}.`);
  return document;
}

function mainOf(address: string): Element {
  const main = documentOf(address).elements.find(({ tagName }) => tagName === "main");
  if (!main) throw new Error(`${address} has no main.`);
  return main;
}

/** Text with a space between elements, and the names that elements have. */
function saidBy(element: Element): string {
  const names = elementsIn(element).flatMap((each) => attribute(each, "aria-label") ?? []);
  return flat([textContent(element), ...names].join(" "));
}

for (const [address, { content, later = [] }] of Object.entries(shown)) {
  test(`${address} shows every word of its records without JavaScript`, () => {
    const said = saidBy(mainOf(address));
    const missing = new Set(
      wordsIn(content)
        .map(flat)
        .filter((words) => !said.includes(words)),
    );
    for (const words of wordsIn(later)) missing.delete(flat(words));
    expect([...missing]).toEqual([]);
  });
}

/** The links of a page's main part: their text and where they lead. */
const linksOf = (address: string) =>
  elementsIn(mainOf(address))
    .filter(({ tagName }) => tagName === "a")
    .map((link) => ({
      text: flat(textContent(link)).replace(" ↗", ""),
      to: attribute(link, "href"),
      tab: attribute(link, "target"),
    }));

/** Where the links with a text lead. */
const leadTo = (address: string, text: string) =>
  linksOf(address)
    .filter((link) => link.text.startsWith(text))
    .map(({ to }) => to);

for (const { page, text, to } of [
  { page: "/", text: "YNO Use AI Now", to: [site.app.home] },
  { page: "/", text: "Request an Invitation", to: [/^mailto:hello@yno\.example\?/] },
  { page: "/", text: "Request Investor Deck", to: [/^mailto:investors@yno\.example\?/] },
  { page: "/careers", text: "Apply Now", to: jobs.map(() => "/contact") },
  { page: "/careers", text: "Send Us Your Profile", to: ["/contact"] },
  { page: "/pricing", text: "Get Started Free", to: [site.app.signUp] },
  { page: "/pricing", text: "Start SME Trial", to: [site.app.signUp] },
  { page: "/pricing", text: "Start Free Trial", to: [site.app.signUp] },
  { page: "/pricing", text: "Contact Sales", to: ["/support#contact-form"] },
  { page: "/pricing", text: "Schedule Demo", to: ["/support#contact-form"] },
  {
    page: "/support",
    text: "Contact Now",
    to: [
      `mailto:${site.mail.support}`,
      `tel:${site.phone.replaceAll(" ", "")}`,
      "/support#contact-form",
    ],
  },
  ...partners.partners.flatMap(({ email, website }) => [
    { page: "/partners", text: email, to: [`mailto:${email}`] },
    { page: "/partners", text: new URL(website).hostname, to: [website] },
  ]),
]) {
  test(`'${text}' on ${page} leads where it says`, () => {
    expect(leadTo(page, text)).toEqual(
      to.map((each) => (typeof each === "string" ? each : expect.stringMatching(each))),
    );
  });
}
