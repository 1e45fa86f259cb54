import { fieldErrors } from "@yno/intake/form";
import { supportRequest } from "@yno/intake/forms/support-request";
import { mcpCategories } from "@yno/registry/enums";
import { expect, test } from "vitest";
import { capabilities, capabilityCategories } from "#content/collections/capabilities.ts";
import { faq, faqCategories } from "#content/collections/faq.ts";
import { fundingRounds } from "#content/collections/funding-rounds.ts";
import { integrations } from "#content/collections/integrations.ts";
import { jobs } from "#content/collections/jobs.ts";
import { mcpServers } from "#content/collections/mcp-servers.ts";
import { news } from "#content/collections/news.ts";
import { pages, placeholders } from "#content/collections/pages.ts";
import { partners as companies } from "#content/collections/partners.ts";
import { plans } from "#content/collections/plans.ts";
import * as about from "#content/pages/about.ts";
import * as careers from "#content/pages/careers.ts";
import * as enterprise from "#content/pages/enterprise.ts";
import * as integrationsPage from "#content/pages/integrations.ts";
import * as investors from "#content/pages/investors.ts";
import * as mcpRegistryPage from "#content/pages/mcp-registry.ts";
import * as newsPage from "#content/pages/news.ts";
import * as partners from "#content/pages/partners.ts";
import * as platform from "#content/pages/platform.ts";
import * as pricing from "#content/pages/pricing.ts";
import * as resourcesPage from "#content/pages/resources.ts";
import * as security from "#content/pages/security.ts";
import * as support from "#content/pages/support.ts";
import * as workflowsPage from "#content/pages/workflows.ts";
import { workflowCategories } from "#content/schema/workflow.ts";
import * as securityStatements from "#content/security-statements.ts";

// Only what the specification fixes: counts, ranges, figures, words and addresses. The schemas only
// check shapes, so an extra or missing record fails only here. docs/recipes.md says where the
// specification is.

/** What a count, range or list says when it differs. */
const askFirst = "The specification fixes this. Ask its owner first, then change it here.";

/** What is fixed of each page, by name. */
type ByPage<Each> = Readonly<Record<string, Readonly<Record<string, Each>>>>;

/** How many there are of each thing. */
const counts: ByPage<[count: number, here: readonly unknown[]]> = {
  About: {
    "bullets of the mission": [3, about.mission.bullets],
    "bullets of the challenges": [3, about.challenges.bullets],
    ...{ "approach cards": [3, about.approach.items], "core values": [6, about.coreValues.values] },
  },
  Careers: {
    ...{ "hero badges": [4, careers.badges], "'why choose' cards": [4, careers.whyChoose.reasons] },
    "open positions": [10, jobs],
  },
  Partners: {
    "'why partner' cards": [3, partners.whyPartner.reasons],
    "partnership programmes": [4, partners.programmes.programmes],
    "benefit cards": [3, partners.benefits.benefits],
    "partner companies": [6, companies],
  },
  Security: {
    "standards cards": [4, security.standards.standards],
    "infrastructure cards": [6, security.infrastructure.items],
  },
  Platform: {
    ...{ "headline stats": [8, platform.headlineStats.stats], tiers: [5, platform.tiers.tiers] },
    "technology-stack cards": [4, platform.technologyStack.cards],
    components: [4, platform.components.components],
    "customer stories": [4, platform.stories.stories],
    "technical specification cards": [3, platform.specifications.cards],
  },
  "Agentic Workflows": {
    ...{ "hero stats": [4, workflowsPage.heroStats], categories: [15, workflowCategories] },
  },
  Enterprise: {
    "cards of Measurable Business Impact": [4, enterprise.impact.cards],
    "cards of Advanced Collaboration Platform": [4, enterprise.collaboration.cards],
    features: [10, enterprise.features.features],
  },
  Pricing: {
    ...{ "highlight tiles": [4, pricing.highlights], plans: [3, plans] },
    questions: [3, pricing.questions.entries],
  },
};

const entriesOf = <Each>(table: ByPage<Each>) =>
  Object.entries(table).flatMap(([page, entries]) =>
    Object.entries(entries).map(([name, each]) => ({ page, name, each })),
  );

test.each(entriesOf(counts))("$page: $name, $each.0 of them", ({ each: [count, here] }) => {
  expect(here, askFirst).toHaveLength(count);
});

const countByCategory = (categories: readonly string[], records: readonly { category: string }[]) =>
  categories.map((category) => records.filter((each) => each.category === category).length);

/** Between how many and how many there are, where the specification says "about" or leaves room. */
const ranges: [things: string, least: number, most: number, here: number[]][] = [
  ["MCP servers", 90, 100, [mcpServers.length]],
  ["integrations", 40, 43, [integrations.length]],
  ["sample funding rounds", 8, 10, [fundingRounds.length]],
  ["questions in each category", 11, 13, countByCategory(faqCategories, faq)],
  ["entries in each tab", 6, 7, countByCategory(capabilityCategories, capabilities)],
];

test.each(ranges)("%s: %i to %i of them", (_, least, most, here) => {
  expect(
    here.filter((count) => count < least || count > most),
    askFirst,
  ).toEqual([]);
});

const labelsOf = (all: readonly { label: string }[]) => all.map(({ label }) => label).join(", ");
const titlesOf = (all: readonly { title: string }[]) => all.map(({ title }) => title).join(", ");

/** Words and lists of words that are quoted, letter by letter. */
const words: ByPage<string | null | undefined> = {
  Enterprise: {
    "Schedule Enterprise Demo, Download Enterprise Guide": enterprise.hero.buttons.join(", "),
    "Measurable Business Impact": enterprise.impact.heading,
    "Advanced Collaboration Platform": enterprise.collaboration.heading,
    "Contact Sales Team": enterprise.features.button,
    "Start Enterprise Trial, Book Consultation": enterprise.closing.buttons.join(", "),
  },
  Integrations: {
    "MCP ecosystem advantages": integrationsPage.ecosystem.heading,
    "Search integrations...": integrationsPage.browse.searchPlaceholder,
    Connect: integrationsPage.browse.connect,
    "No integrations found matching your criteria.": integrationsPage.browse.empty.text,
  },
  Investors: {
    "Round Type, Opens, Target Close, Market": labelsOf(investors.roundDetails.details),
    "Subscription confirmed!": investors.updates.toast.title,
    "You'll receive exclusive updates about our seed round opening and investment opportunities.":
      investors.updates.toast.text,
  },
  "MCP Registry": {
    Suggestions: mcpRegistryPage.search.suggestions,
    "No suggestions found.": mcpRegistryPage.search.noSuggestions,
    ...{ "Clear filters": mcpRegistryPage.filters.clear, "Copied!": mcpRegistryPage.card.copied },
    "Copied:": mcpRegistryPage.card.copiedCommand,
    "No servers found": mcpRegistryPage.empty.title,
    "No results found for": mcpRegistryPage.empty.beforeTerm,
    "Try different search terms or adjust your filters.": mcpRegistryPage.empty.afterTerm,
    "Try adjusting your search terms or filters": mcpRegistryPage.empty.withoutTerm,
  },
  News: { "Back to News Feed": newsPage.feed.back },
  Partners: {
    "Learn More": partners.programmes.button,
    "Become a Partner": partners.becomePartner.button,
  },
  Platform: { "Schedule Demo, Platform Architecture": platform.hero.buttons.join(", ") },
  Pricing: {
    ...{ Monthly: pricing.billing.periods.monthly, Yearly: pricing.billing.periods.yearly },
    ...{ "Save 17%": pricing.billing.saveBadge, "Most Popular": pricing.billing.popularBadge },
    ...{ Free: pricing.billing.free, Custom: pricing.billing.custom },
    "Get Started Free, Start SME Trial, Contact Sales": labelsOf(plans.map(({ cta }) => cta)),
  },
  Resources: {
    "Search through all questions and answers...": resourcesPage.questions.search.placeholder,
    "Clear filters": resourcesPage.questions.clearFilters,
    "No questions found": resourcesPage.questions.empty.title,
    "Try adjusting your search terms or clearing the filters to see more results.":
      resourcesPage.questions.empty.text,
    "Clear all filters": resourcesPage.questions.empty.button,
  },
  Security: { "Contact Security Team": security.contact.button },
  "Support Center": {
    "24/7, Enterprise SLA": titlesOf(support.heroNotes),
    "Submitting Request...": support.form.button.busy,
    "Terms Agreement Required": support.toasts.termsNotAgreed,
    "Please agree to our terms and privacy policy to submit your request.": fieldErrors(
      supportRequest,
      {},
    ).agreeToTerms,
    "Submission Failed": support.toasts.failed.title,
    "There was an error submitting your request. Please try again or contact support directly by email.":
      support.toasts.failed.text,
    "Support Request Submitted": support.toasts.sent.title,
    "We've received your request and will respond within 12 hours. Check your email for a confirmation.":
      support.toasts.sent.text,
    "Community Forum, Status Page, Knowledge Base": titlesOf(support.elsewhere.cards),
  },
};

test.each(entriesOf(words))("$page says '$name'", ({ page, name, each }) => {
  expect(each, `The specification fixes '${name}' on ${page}. Write exactly that.`).toBe(name);
});

/** The word by which the specification calls a section, which its heading keeps. */
const headings: ByPage<{ heading: string }> = {
  About: {
    ...{ Mission: about.mission, Challenges: about.challenges, Approach: about.approach },
    ...{ "Core values": about.coreValues, Vision: about.vision },
  },
  Careers: {
    ...{ "Why choose": careers.whyChoose, "Open positions": careers.openPositions },
    ...{ Culture: careers.culture, Benefits: careers.benefits },
  },
  Enterprise: { "Enterprise features": enterprise.features },
  Investors: {
    ...{ Round: investors.roundDetails, "Market analysis": investors.marketAnalysis },
    ...{ Countdown: investors.countdown, Progress: investors.companyProgress },
    ...{ Thesis: investors.thesis, updates: investors.updates },
  },
  Partners: {
    ...{ "Why partner": partners.whyPartner, "Partnership programmes": partners.programmes },
    ...{ Benefits: partners.benefits, "Partner network": partners.network },
  },
  Platform: {
    ...{ tiers: platform.tiers, "Technology stack": platform.technologyStack },
    ...{ Components: platform.components, Specifications: platform.specifications },
    Stories: platform.stories,
  },
  Pricing: { Questions: pricing.questions },
  Resources: { Questions: resourcesPage.questions },
  Security: {
    "Data location": securityStatements.dataLocation,
    "Sub-processors": securityStatements.subProcessors,
    Report: securityStatements.reportVulnerability,
    "Accessibility statement": securityStatements.accessibility,
    ...{ Standards: security.standards, "Implementation status": security.implementationStatus },
    "Compliance automation": security.complianceAutomation,
    Infrastructure: security.infrastructure,
  },
  "Support Center": { Contact: support.contact, Resources: support.resources },
};

test.each(entriesOf(headings))("$page has a heading with '$name'", ({ name, each }) => {
  expect(each.heading.toLowerCase()).toContain(name.toLowerCase());
});

test("every contact card says 'Contact Now'", () => {
  expect(support.contact.cards.map(({ link }) => link.label)).toEqual(
    support.contact.cards.map(() => "Contact Now"),
  );
});

test("the 95% autonomy is that of tier 5 alone", () => {
  expect(platform.tiers.tiers.map(({ number, autonomy }) => [number, autonomy])).toEqual([
    ...[1, 2, 3, 4].map((number) => [number, null]),
    [5, "95% autonomy"],
  ]);
});

test("the plans cost what the table says, in whole Singapore dollars", () => {
  expect(
    plans.map(({ name, price, popular }) => [name, price.monthly, price.yearly, popular]),
  ).toEqual([
    ["Community", 0, 0, false],
    ["SME", 988, 9998, true],
    ["Enterprise", null, null, false],
  ]);
});

test("setup times run from 2 to 7 minutes, and all integrations are active", () => {
  const minutes = integrations.map(({ setupTime }) => Number.parseInt(setupTime, 10));
  expect([Math.min(...minutes), Math.max(...minutes)]).toEqual([2, 7]);
  expect(integrations.filter(({ status }) => status !== "active")).toEqual([]);
});

test("the integrations that the specification names are listed", () => {
  const named = integrations.filter(({ id }) => ["salesforce", "google-calendar"].includes(id));
  expect(named).toHaveLength(2);
});

test("the filter of integrations has its options in their order", () => {
  expect(integrationsPage.browse.filterOptions).toEqual([
    ...["All", "CRM & Sales", "Communication", "Email & Marketing", "Productivity", "E-commerce"],
    ...["Cloud Storage", "Social Media", "Project Management", "Customer Support", "Marketing"],
    "Finance",
  ]);
});

test("the catalogue has its tabs in their order, communication first", () => {
  expect(integrationsPage.categories.tabs.map(({ category }) => category)).toEqual([
    ...["communication", "development", "data", "cloud", "productivity", "files"],
  ]);
});

test("the registry has its categories in their order", () => {
  expect(mcpCategories).toEqual([
    ...["AI Tools", "Automation", "Backend", "Browser Automation", "Communication"],
    ...["Content Management", "CRM", "Data & APIs", "Database", "Development", "E-commerce"],
    ...["Entertainment", "File Management", "Finance", "Productivity", "Search & Discovery"],
    ...["Security", "Social Media", "Support"],
  ]);
});

test("the questions have their categories in their order", () => {
  expect([...new Set(faq.map(({ category }) => category))]).toEqual([
    ...["Getting Started", "Account & Billing", "Technical Support", "Security & Compliance"],
    ...["AI & Automation Features", "Enterprise & Partnerships", "Platform & Performance"],
  ]);
});

test("a support request has five categories and four priorities, in their order", () => {
  const { category, priority } = supportRequest.fields;
  const said = [category, priority].map(({ options }) => {
    return options.map(({ value, label }) => `${value}: ${label}`).join(", ");
  });
  expect(said).toEqual([
    "technical: Technical Support, billing: Billing & Account, feature: Feature Request, " +
      "security: Security & Compliance, general: General Inquiry",
    "low: Low, medium: Medium, high: High, critical: Critical",
  ]);
});

test("articles are dated in January 2025 and take 8 to 9 minutes", () => {
  expect(news.filter(({ publishDate }) => !publishDate.startsWith("2025-01-"))).toEqual([]);
  expect(news.filter(({ readTime }) => !/^[89] min read$/.test(readTime))).toEqual([]);
});

test("the pages are exactly those of the route table", () => {
  expect(new Set(pages.map(({ path }) => path)), askFirst).toEqual(
    new Set([
      ...["/", "/about", "/careers", "/partners", "/security", "/platform", "/workflows"],
      ...["/integrations", "/investors", "/support", "/resources", "/docs", "/docs/molfar-image"],
      ...["/docs/worker-contract", "/docs/artifact-transformation", "/docs/mcp", "/mcp-registry"],
      ...["/privacy", "/terms", "/cookies", "/news", "/enterprise", "/pricing", "/api"],
      ...["/yno-ai", "/async-jobs", "/premium", "/login", "/signup"],
    ]),
  );
});

test("the placeholders say what is coming", () => {
  expect(placeholders.map(({ heading }) => heading).toSorted()).toEqual([
    "Async Jobs - Coming Soon",
    "Login - Coming Soon",
    "Sign Up - Coming Soon",
    "YNO AI - Coming Soon",
    "YNO Premium - Coming Soon",
  ]);
});
