import { mcpCategories } from "@yno/registry/enums";
import { expect, test } from "vitest";
import * as about from "#content/about.ts";
import { capabilities } from "#content/capabilities.ts";
import * as careers from "#content/careers.ts";
import * as docsMcpPage from "#content/docs-mcp-page.ts";
import * as enterprise from "#content/enterprise.ts";
import { faq } from "#content/faq.ts";
import { integrations } from "#content/integrations.ts";
import * as integrationsPage from "#content/integrations-page.ts";
import * as investors from "#content/investors.ts";
import { fundingRounds } from "#content/investors.ts";
import { jobs } from "#content/jobs.ts";
import * as mcpRegistryPage from "#content/mcp-registry-page.ts";
import * as newsPage from "#content/news-page.ts";
import * as partners from "#content/partners.ts";
import * as platform from "#content/platform.ts";
import * as pricing from "#content/pricing.ts";
import * as resourcesPage from "#content/resources-page.ts";
import { faqCategories } from "#content/schema/faq.ts";
import { capabilityCategories } from "#content/schema/integration.ts";
import { workflowCategories } from "#content/schema/workflow.ts";
import * as security from "#content/security.ts";
import * as securityStatements from "#content/security-statements.ts";
import * as support from "#content/support.ts";
import { workflows } from "#content/workflows.ts";
import * as workflowsPage from "#content/workflows-page.ts";
import { mcpServers } from "#tools/content/mcp-servers.ts";
import { pages, placeholders } from "#tools/content/pages.ts";
import { readNews } from "#tools/content/read-news.ts";

// Only what the specification fixes: counts, ranges, figures, words and addresses. The schemas only
// check shapes, so an extra or missing record fails only here.

const news = readNews();

/** How many there are of each thing. */
const counts: readonly (readonly [
  page: string,
  things: string,
  count: number,
  here: readonly unknown[],
])[] = [
  ["About", "bullets of the mission", 3, about.mission.bullets],
  ["About", "bullets of the challenges", 3, about.challenges.bullets],
  ["About", "approach cards", 3, about.approach.items],
  ["About", "core values", 6, about.coreValues.values],
  ["Careers", "hero badges", 4, careers.badges],
  ["Careers", "'why choose' cards", 4, careers.whyChoose.reasons],
  ["Careers", "open positions", 10, jobs],
  ["Partners", "'why partner' cards", 3, partners.whyPartner.reasons],
  ["Partners", "partnership programmes", 4, partners.programmes.programmes],
  ["Partners", "benefit cards", 3, partners.benefits.benefits],
  ["Partners", "partner companies", 6, partners.partners],
  ["Security", "standards cards", 4, security.standards.standards],
  ["Security", "infrastructure cards", 6, security.infrastructure.items],
  ["Platform", "headline stats", 8, platform.headlineStats.stats],
  ["Platform", "tiers", 5, platform.tiers.tiers],
  ["Platform", "technology-stack cards", 4, platform.technologyStack.cards],
  ["Platform", "components", 4, platform.components.components],
  ["Platform", "customer stories", 4, platform.stories.stories],
  ["Platform", "technical specification cards", 3, platform.specifications.cards],
  ["Agentic Workflows", "hero stats", 4, workflowsPage.heroStats],
  ["Agentic Workflows", "workflows", 20, workflows],
  ["Agentic Workflows", "categories", 15, workflowCategories],
  ["Integrations", "cards of the intro", 3, integrationsPage.intro.cards],
  ["Integrations", "tabs", 6, integrationsPage.categories.tabs],
  ["Integrations", "top MCP servers", 10, integrationsPage.topServers],
  ["Integrations", "tool connectors", 10, integrationsPage.toolConnectors],
  ["Investors", "details of the round", 4, investors.roundDetails.details],
  ["Support Center", "hero notes", 2, support.heroNotes],
  ["Support Center", "contact cards", 3, support.contact.cards],
  ["Support Center", "info cards", 3, support.elsewhere.cards],
  ["/docs/mcp", "feature cards", 3, docsMcpPage.features],
  ["/docs/mcp", "groups of the registry", 4, docsMcpPage.registryGroups],
  ["/docs/mcp", "popular servers", 6, docsMcpPage.popularServers],
  ["/docs/mcp", "use cases", 3, docsMcpPage.useCases],
  ["News", "articles", 4, news],
  ["Enterprise", "cards of Measurable Business Impact", 4, enterprise.impact.cards],
  ["Enterprise", "cards of Advanced Collaboration Platform", 4, enterprise.collaboration.cards],
  ["Enterprise", "features", 10, enterprise.features.features],
  ["Pricing", "highlight tiles", 4, pricing.highlights],
  ["Pricing", "plans", 3, pricing.plans],
  ["Pricing", "questions", 3, pricing.questions.entries],
  ["Resources", "info cards", 4, resourcesPage.infoCards.cards],
  ["Resources", "question categories", 7, faqCategories],
];

test.each(counts)("%s: %s, %i of them", (page, things, count, here) => {
  expect(
    here.length,
    `The specification gives ${page} ${count} ${things}, and there are ${here.length}.`,
  ).toBe(count);
});

const countByCategory = (categories: readonly string[], records: readonly { category: string }[]) =>
  categories.map((category) => records.filter((each) => each.category === category).length);

/** Between how many and how many there are, where the specification says "about" or leaves room. */
const ranges: readonly (readonly [things: string, least: number, most: number, here: number])[] = [
  ["MCP servers", 90, 100, mcpServers.length],
  ["integrations", 40, 43, integrations.length],
  ["sample funding rounds", 8, 10, fundingRounds.length],
  ["questions in the smallest category", 11, 13, Math.min(...countByCategory(faqCategories, faq))],
  ["questions in the largest category", 11, 13, Math.max(...countByCategory(faqCategories, faq))],
  [
    "entries in the smallest tab",
    6,
    7,
    Math.min(...countByCategory(capabilityCategories, capabilities)),
  ],
  [
    "entries in the largest tab",
    6,
    7,
    Math.max(...countByCategory(capabilityCategories, capabilities)),
  ],
];

test.each(ranges)("%s: %i to %i of them", (things, least, most, here) => {
  const sentence = `The specification leaves room for ${least} to ${most} ${things}, and there are ${here}.`;
  expect(here, sentence).toBeGreaterThanOrEqual(least);
  expect(here, sentence).toBeLessThanOrEqual(most);
});

/** Words and addresses that are quoted, letter by letter. */
const words: readonly (readonly [page: string, text: string, here: string | null | undefined])[] = [
  ["/docs/mcp", "Browse Registry", docsMcpPage.opening.registry],
  ["/docs/mcp", "View Documentation", docsMcpPage.opening.documentation],
  ["/docs/mcp", "View Docs", docsMcpPage.callToAction.documentation],
  ["Careers", "Apply Now", careers.openPositions.apply.label],
  ["Careers", "/contact", careers.openPositions.apply.to],
  ["Careers", "/contact", careers.profileCall.button.to],
  ["Careers", "Send Us Your Profile", careers.profileCall.button.label],
  ["Enterprise", "Schedule Enterprise Demo", enterprise.hero.buttons[0]],
  ["Enterprise", "Download Enterprise Guide", enterprise.hero.buttons[1]],
  ["Enterprise", "Measurable Business Impact", enterprise.impact.heading],
  ["Enterprise", "Advanced Collaboration Platform", enterprise.collaboration.heading],
  ["Enterprise", "Contact Sales Team", enterprise.features.button],
  ["Enterprise", "Start Enterprise Trial", enterprise.closing.buttons[0]],
  ["Enterprise", "Book Consultation", enterprise.closing.buttons[1]],
  ["Integrations", "Integration Categories", integrationsPage.categories.heading],
  ["Integrations", "MCP ecosystem advantages", integrationsPage.ecosystem.heading],
  ["Integrations", "Browse All Integrations", integrationsPage.browse.heading],
  ["Integrations", "Search integrations...", integrationsPage.browse.searchPlaceholder],
  ["Integrations", "Connect", integrationsPage.browse.connect],
  [
    "Integrations",
    "No integrations found matching your criteria.",
    integrationsPage.browse.empty.text,
  ],
  ["Integrations", "Secure by Design", integrationsPage.secureByDesign.heading],
  ["Integrations", "Top 10 Most Popular MCP Servers", integrationsPage.topServersHeading],
  ["Integrations", "Tool connectors", integrationsPage.toolConnectorsHeading],
  ["Integrations", "Autonomous Decision Making", integrationsPage.intro.cards[0]?.title],
  ["Integrations", "Adaptive Learning", integrationsPage.intro.cards[1]?.title],
  ["Integrations", "Multi-System Orchestration", integrationsPage.intro.cards[2]?.title],
  ["Investors", "Round Type", investors.roundDetails.details[0]?.label],
  ["Investors", "Opens", investors.roundDetails.details[1]?.label],
  ["Investors", "Target Close", investors.roundDetails.details[2]?.label],
  ["Investors", "Market", investors.roundDetails.details[3]?.label],
  ["Investors", "Subscription confirmed!", investors.updates.toast.title],
  [
    "Investors",
    "You'll receive exclusive updates about our seed round opening and investment opportunities.",
    investors.updates.toast.text,
  ],
  [
    "MCP Registry",
    "Search by name, description, author, tags...",
    mcpRegistryPage.search.placeholder,
  ],
  ["MCP Registry", "Suggestions", mcpRegistryPage.search.suggestions],
  ["MCP Registry", "No suggestions found.", mcpRegistryPage.search.noSuggestions],
  ["MCP Registry", "All", mcpRegistryPage.filters.all],
  ["MCP Registry", "Clear filters", mcpRegistryPage.filters.clear],
  ["MCP Registry", "Updated", mcpRegistryPage.card.updated],
  ["MCP Registry", "Install", mcpRegistryPage.card.install],
  ["MCP Registry", "Copy", mcpRegistryPage.card.copy],
  ["MCP Registry", "Copied!", mcpRegistryPage.card.copied],
  ["MCP Registry", "Copied:", mcpRegistryPage.card.copiedCommand],
  ["MCP Registry", "View on GitHub", mcpRegistryPage.card.github],
  ["MCP Registry", "Documentation", mcpRegistryPage.card.documentation],
  ["MCP Registry", "No servers found", mcpRegistryPage.empty.title],
  ["MCP Registry", "No results found for", mcpRegistryPage.empty.beforeTerm],
  [
    "MCP Registry",
    "Try different search terms or adjust your filters.",
    mcpRegistryPage.empty.afterTerm,
  ],
  ["MCP Registry", "Try adjusting your search terms or filters", mcpRegistryPage.empty.withoutTerm],
  ["News", "Back to News Feed", newsPage.feed.back],
  ["News", "Featured", newsPage.feed.featured],
  ["Partners", "Learn More", partners.programmes.button],
  ["Partners", "Become a Partner", partners.becomePartner.button],
  ["Platform", "Schedule Demo", platform.hero.buttons[0]],
  ["Platform", "Platform Architecture", platform.hero.buttons[1]],
  ["Platform", "95% autonomy", platform.tiers.tiers[4]?.autonomy],
  ["Pricing", "Monthly", pricing.billing.periods.monthly],
  ["Pricing", "Yearly", pricing.billing.periods.yearly],
  ["Pricing", "Save 17%", pricing.billing.saveBadge],
  ["Pricing", "Most Popular", pricing.billing.popularBadge],
  ["Pricing", "Free", pricing.billing.free],
  ["Pricing", "Custom", pricing.billing.custom],
  ["Pricing", "Start Free Trial", pricing.closing.trial.label],
  ["Pricing", "Schedule Demo", pricing.closing.demo.label],
  ["Pricing", "Get Started Free", pricing.plans[0]?.cta.label],
  ["Pricing", "Start SME Trial", pricing.plans[1]?.cta.label],
  ["Pricing", "Contact Sales", pricing.plans[2]?.cta.label],
  ["Resources", "questions", resourcesPage.hero.questions],
  ["Resources", "Updated Weekly", resourcesPage.hero.updated],
  [
    "Resources",
    "Search through all questions and answers...",
    resourcesPage.questions.search.placeholder,
  ],
  ["Resources", "All", resourcesPage.questions.all],
  ["Resources", "Clear filters", resourcesPage.questions.clearFilters],
  ["Resources", "No questions found", resourcesPage.questions.empty.title],
  [
    "Resources",
    "Try adjusting your search terms or clearing the filters to see more results.",
    resourcesPage.questions.empty.text,
  ],
  ["Resources", "Clear all filters", resourcesPage.questions.empty.button],
  ["Resources", "Documentation", resourcesPage.infoCards.cards[0]?.title],
  ["Resources", "Video Tutorials", resourcesPage.infoCards.cards[1]?.title],
  ["Resources", "Code Examples", resourcesPage.infoCards.cards[2]?.title],
  ["Resources", "Best Practices", resourcesPage.infoCards.cards[3]?.title],
  ["Security", "Contact Security Team", security.contact.button],
  ["Support Center", "24/7", support.heroNotes[0]?.title],
  ["Support Center", "Enterprise SLA", support.heroNotes[1]?.title],
  ["Support Center", "Contact Now", support.contact.cards[0]?.link.label],
  ["Support Center", "Contact Now", support.contact.cards[1]?.link.label],
  ["Support Center", "Contact Now", support.contact.cards[2]?.link.label],
  ["Support Center", "#contact-form", support.contact.cards[2]?.link.to],
  ["Support Center", "/terms", support.form.agreement.terms.to],
  ["Support Center", "/privacy", support.form.agreement.privacy.to],
  ["Support Center", "Submitting Request...", support.form.button.busy],
  ["Support Center", "Terms Agreement Required", support.toasts.termsNotAgreed.title],
  [
    "Support Center",
    "Please agree to our terms and privacy policy to submit your request.",
    support.toasts.termsNotAgreed.text,
  ],
  ["Support Center", "Submission Failed", support.toasts.failed.title],
  [
    "Support Center",
    "There was an error submitting your request. Please try again or contact support directly by email.",
    support.toasts.failed.text,
  ],
  ["Support Center", "Support Request Submitted", support.toasts.sent.title],
  [
    "Support Center",
    "We've received your request and will respond within 12 hours. Check your email for a confirmation.",
    support.toasts.sent.text,
  ],
  ["Support Center", "/resources", support.resources.link.to],
  ["Support Center", "Community Forum", support.elsewhere.cards[0]?.title],
  ["Support Center", "Status Page", support.elsewhere.cards[1]?.title],
  ["Support Center", "Knowledge Base", support.elsewhere.cards[2]?.title],
];

test.each(words)("%s says '%s'", (page, text, here) => {
  expect(here, `The specification fixes '${text}' on ${page}. Write exactly that.`).toBe(text);
});

/** The word by which the specification calls a section, which its heading keeps. */
const headings: readonly (readonly [
  page: string,
  text: string,
  here: string | null | undefined,
])[] = [
  ["About", "Mission", about.mission.heading],
  ["About", "Challenges", about.challenges.heading],
  ["About", "Approach", about.approach.heading],
  ["About", "Core values", about.coreValues.heading],
  ["About", "Vision", about.vision.heading],
  ["Careers", "Why choose", careers.whyChoose.heading],
  ["Careers", "Open positions", careers.openPositions.heading],
  ["Careers", "Culture", careers.culture.heading],
  ["Careers", "Benefits", careers.benefits.heading],
  ["Enterprise", "Enterprise features", enterprise.features.heading],
  ["Investors", "Round", investors.roundDetails.heading],
  ["Investors", "Market analysis", investors.marketAnalysis.heading],
  ["Investors", "Countdown", investors.countdown.heading],
  ["Investors", "Progress", investors.companyProgress.heading],
  ["Investors", "Thesis", investors.thesis.heading],
  ["Investors", "updates", investors.updates.heading],
  ["Partners", "Why partner", partners.whyPartner.heading],
  ["Partners", "Partnership programmes", partners.programmes.heading],
  ["Partners", "Benefits", partners.benefits.heading],
  ["Partners", "Partner network", partners.network.heading],
  ["Platform", "tiers", platform.tiers.heading],
  ["Platform", "Technology stack", platform.technologyStack.heading],
  ["Platform", "Components", platform.components.heading],
  ["Platform", "Specifications", platform.specifications.heading],
  ["Platform", "Stories", platform.stories.heading],
  ["Pricing", "Questions", pricing.questions.heading],
  ["Resources", "Questions", resourcesPage.questions.heading],
  ["Security", "Data location", securityStatements.dataLocation.heading],
  ["Security", "Sub-processors", securityStatements.subProcessors.heading],
  ["Security", "Report", securityStatements.reportVulnerability.heading],
  ["Security", "Accessibility statement", securityStatements.accessibility.heading],
  ["Security", "Standards", security.standards.heading],
  ["Security", "Implementation status", security.implementationStatus.heading],
  ["Security", "Compliance automation", security.complianceAutomation.heading],
  ["Security", "Infrastructure", security.infrastructure.heading],
  ["Support Center", "Contact", support.contact.heading],
  ["Support Center", "Resources", support.resources.heading],
];

test.each(headings)("%s has a heading with '%s'", (page, word, here) => {
  expect(here?.toLowerCase(), `A heading on ${page} keeps the word '${word}'.`).toContain(
    word.toLowerCase(),
  );
});

test("every contact card says 'Contact Now'", () => {
  expect(support.contact.cards.map(({ link }) => link.label)).toEqual(
    support.contact.cards.map(() => "Contact Now"),
  );
});

test("the 95% autonomy is that of tier 5 alone", () => {
  const { tiers } = platform.tiers;
  expect(tiers.filter(({ autonomy }) => autonomy !== null).map(({ number }) => number)).toEqual([
    5,
  ]);
});

test("the plans cost what the table says, in whole Singapore dollars", () => {
  expect(
    pricing.plans.map(({ name, price, popular }) => [name, price.monthly, price.yearly, popular]),
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
  const ids = integrations.map(({ id }) => id);
  expect(ids).toContain("salesforce");
  expect(ids).toContain("google-calendar");
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
  expect(support.form.categories.map(({ value, label }) => [value, label])).toEqual([
    ["technical", "Technical Support"],
    ["billing", "Billing & Account"],
    ["feature", "Feature Request"],
    ["security", "Security & Compliance"],
    ["general", "General Inquiry"],
  ]);
  expect(support.form.priorities.map(({ value, label }) => [value, label])).toEqual([
    ["low", "Low"],
    ["medium", "Medium"],
    ["high", "High"],
    ["critical", "Critical"],
  ]);
});

test("articles are dated in January 2025 and take 8 to 9 minutes", () => {
  expect(news.filter(({ publishDate }) => !publishDate.startsWith("2025-01-"))).toEqual([]);
  expect(news.filter(({ readTime }) => !/^[89] min read$/.test(readTime))).toEqual([]);
});

test("the pages are exactly those of the route table", () => {
  expect(new Set(pages.map(({ path }) => path))).toEqual(
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
