import { site } from "@yno/brand/site";
import { expect, test } from "vitest";
import { fundingRounds } from "#content/collections/funding-rounds.ts";
import { homeMaps } from "#content/collections/home-maps.ts";
import { jobs } from "#content/collections/jobs.ts";
import { pages } from "#content/collections/pages.ts";
import { partners as companies } from "#content/collections/partners.ts";
import { plans } from "#content/collections/plans.ts";
import * as about from "#content/pages/about.ts";
import * as careers from "#content/pages/careers.ts";
import * as enterprise from "#content/pages/enterprise.ts";
import * as home from "#content/pages/home.ts";
import * as investors from "#content/pages/investors.ts";
import * as partners from "#content/pages/partners.ts";
import * as platform from "#content/pages/platform.ts";
import * as pricing from "#content/pages/pricing.ts";
import * as security from "#content/pages/security.ts";
import * as support from "#content/pages/support.ts";
import * as statements from "#content/security-statements.ts";
import {
  allWords,
  attribute,
  type Element,
  elementsIn,
  hrefs,
  links,
  mainOf,
  parts,
  textContent,
} from "./documents.ts";

/** What each page shows of its content, and the records that it shows only once something happens. */
const shown: Readonly<Record<string, { content: unknown; later?: readonly unknown[] }>> = {
  "/": {
    content: [home, homeMaps],
    later: [
      home.subscribe.toast,
      ...homeMaps.flatMap(({ run }) => [run.approval.approved, run.approval.rejected]),
    ],
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
  "/partners": { content: [partners, companies] },
  "/platform": { content: [platform] },
  "/pricing": { content: [pricing, plans], later: [plans.map(({ limits }) => limits)] },
  "/security": { content: [security, statements] },
  "/support": {
    content: [support],
    later: [...[support.toasts, support.form.button.busy], ...Object.values(support.form.badges)],
  },
};

/** Every text in the content that is words: no address, date, id or name of a colour, and no page's own record. */
function wordsIn(value: unknown): string[] {
  if (typeof value === "string") return /^[A-Z0-9$+]/.test(value) || / /.test(value) ? [value] : [];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) =>
    /^(id|month|datePosted|posted|opensAt|closedFrom|from|operationalSince|\w+Page)$/.test(key)
      ? []
      : wordsIn(each),
  );
}

const flat = (text: string) => text.replace(/\s+/g, " ").trim();

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
        .filter((text) => !said.includes(text)),
    );
    for (const text of wordsIn(later)) missing.delete(flat(text));
    expect([...missing]).toEqual([]);
  });
}

/** Where the links of a page lead that have a text, in their order. */
type Destination = readonly [page: string, text: string, ...to: (string | RegExp)[]];

const telephone = `tel:${site.phone.replaceAll(" ", "")}`;
const destinations: readonly Destination[] = [
  ["/", "YNO Use AI Now", site.app.home],
  ["/", "Request an Invitation", /^mailto:hello@yno\.example\?/],
  ["/", "Request Investor Deck", /^mailto:investors@yno\.example\?/],
  ["/careers", "Apply Now", ...jobs.map(() => "/contact")],
  ["/careers", "Send Us Your Profile", "/contact"],
  // From the end of the line to the part that has that link.
  ["/careers", "See what to send", "/careers#your-profile"],
  ["/pricing", "Get Started Free", site.app.signUp],
  ["/pricing", "Start SME Trial", site.app.signUp],
  ["/pricing", "Start Free Trial", site.app.signUp],
  ["/pricing", "Contact Sales", "/support#contact-form"],
  ["/pricing", "Schedule Demo", "/support#contact-form"],
  ["/support", "Contact Now", `mailto:${site.mail.support}`, telephone, "/support#contact-form"],
  ...companies.flatMap(({ email, website }): Destination[] => [
    ["/partners", email, `mailto:${email}`],
    ["/partners", new URL(website).hostname, website],
  ]),
];

for (const [page, text, ...to] of destinations) {
  test(`'${text}' on ${page} leads where it says`, () => {
    // Behind the text may be what it's about, or the arrow of another site.
    const found = links(mainOf(page)).filter(([words]) => words?.replace(/:.*| ↗$/, "") === text);
    expect(found.map(([, href]) => href)).toEqual(
      to.map((each) => (typeof each === "string" ? each : expect.stringMatching(each))),
    );
  });
}

/** The texts of a page's elements of one kind, in their order. */
const textsOf = (address: string, tag: string) => allWords(parts(mainOf(address), tag));

test("the landing page has the parts, services, features and figures of the specification, in their order", () => {
  expect(textsOf("/", "p")[0]).toBe("AI-Powered Integration Platform");
  expect(textsOf("/", "button")).toEqual(
    expect.arrayContaining(["Request an Invitation", "Request Investor Deck", "Subscribe"]),
  );
  expect(textsOf("/", "h2")).toEqual([
    "AI-Powered Features",
    "Market Opportunity",
    "Exclusive Access",
  ]);
  expect(textsOf("/", "h3")).toEqual([
    ...["Converse", "Intelligent Workflows", "Seamless Integrations"],
    ...["Transparency", "Limitless Integrations", "User-Friendly"],
  ]);
  const [services] = parts(mainOf("/"), "[aria-label=Services running]");
  expect(flat((services ? elementsIn(services) : []).flatMap(ownText).join(" "))).toBe(
    [
      ...["api-gateway", "auth-service", "connectors-service", "dockerfile-validator"],
      ...["forms-service", "hitl-service", "+7 more", "pipeline-engine", "pipeline-service"],
      ...["rag-service", "secret-service", "shared", "task-service", "workflow-service"],
    ].join(" "),
  );
  expect(textsOf("/", "time")).toContain("1 December 2024");
  const terms = textsOf("/", "dt");
  const details = textsOf("/", "dd");
  expect(terms.map((term, index) => `${term}: ${details[index]}`)).toEqual(
    [
      ...[/^Understanding: .{40,}\.$/, /^Flexible: .{40,}\.$/, /^Knowledgeable: .{40,}\.$/],
      ...[/by 2028.*: \$50B\+\s*\+15% CAGR$/, /AI automation.*: \$12B\s*\+25% CAGR$/],
      ...[/of enterprises use 1000\+ apps: 85%$/, /average .*integration complexity.*: \$2\.9M$/],
      ...[/^Enterprise Leaders: 500\+$/, /^Fortune 500 CTOs: 50\+$/],
      /^Design Architecture: Modular$/,
    ].map((pattern) => expect.stringMatching(pattern)),
  );
});

/** The text of an element itself, without that of the elements in it. */
function ownText(element: Element): string[] {
  const text = element.childNodes.flatMap((node) => ("value" in node ? node.value : [])).join("");
  return text ? [text] : [];
}

test("the uptime is counted from the start of December 2024, in UTC", () => {
  expect(Date.parse(home.services.operationalSince)).toBe(Date.UTC(2024, 11, 1));
});

test("each feature card says something about its feature", () => {
  expect(allWords(parts(mainOf("/"), ".ruled-card"))).toEqual(
    home.features.map(() => expect.stringMatching(/.{40,}\.$/)),
  );
});

test("the links of the ticket form open in a new tab, so that what was typed stays", () => {
  const inForm = parts(mainOf("/support"), "[href=/terms]", "[href=/privacy]");
  expect(allWords(inForm)).toEqual(["Terms of Service ↗", "Privacy Policy ↗"]);
  expect(inForm.map((link) => attribute(link, "target"))).toEqual(["_blank", "_blank"]);
});

test("standards and their progress can be told by programs", () => {
  const bars = parts(mainOf("/security"), "[role=progressbar]");
  expect(bars.map((bar) => Number(attribute(bar, "aria-valuenow")))).toEqual(
    security.standards.standards.map(({ progress }) => progress),
  );
});

test("without JavaScript the round's progress is that of today, and no unit stands without digits", () => {
  const main = mainOf("/investors");
  const [bar] = parts(main, "[role=progressbar]");
  expect(bar && attribute(bar, "aria-valuenow")).toBe("90");
  expect(parts(main, ".board-digits").map((each) => attribute(each, "class"))).toEqual([
    "board-digits needs-script",
  ]);
});

test.each(pages.flatMap((page) => ("drawing" in page ? [page.path] : [])))(
  "what %s draws on wide windows is drawn on middle ones too",
  (path) => {
    const main = mainOf(path);
    const wide = parts(main, ".drawing-wide").length;
    expect(parts(main, ".drawing-middle")).toHaveLength(wide);
  },
);

test("a row of the comparison says of each plan what the specification says", () => {
  const rows = parts(mainOf("/pricing"), "tr").map((row) => allWords(parts(row, "th", "td")));
  expect(rows[0]).toEqual(["", "Community", "SME", "Enterprise"]);
  expect(rows).toContainEqual(["AI agents", "3", "50", "Unlimited"]);
  const said = saidBy(mainOf("/pricing"));
  for (const text of [
    ...["Up to 3 AI agents", "5 integrations", "1,000 API calls a month", "10 workflows"],
    ...["Up to 50 AI agents", "Unlimited integrations", "100,000 API calls a month", "99.5%"],
    ...["Unlimited AI agents", "24/7 support", "Multi-region", "SSO", "Audit logs"],
    ...["Most Popular", "prorated on the next invoice"],
  ]) {
    expect(said).toContain(text);
  }
});

test("the pages state what the specification asks for in words of their own", () => {
  for (const [address, patterns] of Object.entries({
    "/enterprise": [/99\.9% uptime SLA/, /10M requests a month/],
    "/careers": [/20% time for personal projects/],
    "/security": [/AES-256/, /TLS 1\.3/],
    "/investors": [
      /Nothing on this page is an offer of securities/,
      /Illustrative figures/,
      /Market/,
    ],
    "/support": [/24 hours/, /9 AM to 6 PM SGT/, /12 hours/],
  })) {
    for (const pattern of patterns) expect(saidBy(mainOf(address)), address).toMatch(pattern);
  }
});

test("the cards of support without a page yet have no link", () => {
  const texts = allWords(parts(mainOf("/support"), "a"));
  for (const { title } of support.elsewhere.cards) {
    expect(texts.filter((text) => text.includes(title))).toEqual([]);
  }
  expect(hrefs(mainOf("/support"))).toContain("/resources");
});
