import { contentProblems, repeatedValues, wholeFileProblems } from "@yno/records/check";
import { mcpServerSetProblems, mcpServerShape } from "@yno/registry/mcp-server";
import * as about from "#content/about.ts";
import * as billingUnits from "#content/billing-units.ts";
import { capabilities } from "#content/capabilities.ts";
import * as careers from "#content/careers.ts";
import { claims } from "#content/claims.ts";
import * as docsMcpPage from "#content/docs-mcp-page.ts";
import * as enterprise from "#content/enterprise.ts";
import { faq } from "#content/faq.ts";
import * as forAgents from "#content/for-agents.ts";
import * as formDialogs from "#content/form-dialogs.ts";
import * as forms from "#content/forms.ts";
import { fundingRounds } from "#content/funding-rounds.ts";
import { subscribe } from "#content/home.ts";
import { homeMaps } from "#content/home-maps.ts";
import { integrations } from "#content/integrations.ts";
import * as integrationsPage from "#content/integrations-page.ts";
import * as investors from "#content/investors.ts";
import { jobs } from "#content/jobs.ts";
import * as registryPage from "#content/mcp-registry-page.ts";
import * as registryPanel from "#content/mcp-registry-panel.ts";
import { mcpServerRecords, mcpServers } from "#content/mcp-servers.ts";
import * as newsPage from "#content/news-page.ts";
import { notFoundPage } from "#content/pages/not-found.ts";
import * as partners from "#content/partners.ts";
import * as platform from "#content/platform.ts";
import * as stories from "#content/platform-stories.ts";
import * as pricing from "#content/pricing.ts";
import * as resourcesPage from "#content/resources-page.ts";
import { runs } from "#content/runs.ts";
import { aboutShape } from "#content/schema/about.ts";
import { billingUnitsFileShape } from "#content/schema/billing-units.ts";
import { careersShape } from "#content/schema/careers.ts";
import { claimShape } from "#content/schema/claim.ts";
import { docsMcpPageShape, docsMcpServerProblems } from "#content/schema/docs-mcp-page.ts";
import { enterpriseShape } from "#content/schema/enterprise.ts";
import { faqEntryShape, faqSetProblems } from "#content/schema/faq.ts";
import { forAgentsShape } from "#content/schema/for-agents.ts";
import { formDialogsShape, formsShape, subscribeShape } from "#content/schema/forms.ts";
import { fundingRoundShape, fundingRoundsShape } from "#content/schema/funding-round.ts";
import {
  capabilitySetProblems,
  capabilityShape,
  integrationSetProblems,
  integrationShape,
} from "#content/schema/integration.ts";
import { integrationsPageShape } from "#content/schema/integrations-page.ts";
import { investorsShape } from "#content/schema/investors.ts";
import { jobShape, jobsShape } from "#content/schema/job.ts";
import { mcpRegistryPageShape, mcpRegistryPanelShape } from "#content/schema/mcp-registry-page.ts";
import { newsArticleShape, newsSetProblems } from "#content/schema/news.ts";
import { newsPageShape } from "#content/schema/news-page.ts";
import { pageShape, placeholderShape } from "#content/schema/page.ts";
import { partnersShape } from "#content/schema/partner.ts";
import { platformShape, platformStoriesShape } from "#content/schema/platform.ts";
import { pricingShape } from "#content/schema/pricing.ts";
import { resourcesPageShape } from "#content/schema/resources-page.ts";
import { searchNamesShape } from "#content/schema/search-names.ts";
import { securityShape } from "#content/schema/security.ts";
import { securityContactShape } from "#content/schema/security-contact.ts";
import { securityStatementsShape } from "#content/schema/security-statements.ts";
import { serviceLevelsFileShape } from "#content/schema/service-levels.ts";
import { platformStorageShape, siteStorageShape } from "#content/schema/storage.ts";
import { supportShape } from "#content/schema/support.ts";
import { workflowMapShape } from "#content/schema/transit-map.ts";
import { workflowSetProblems, workflowShape } from "#content/schema/workflow.ts";
import { workflowsPageShape } from "#content/schema/workflows-page.ts";
import { searchNames } from "#content/search-names.ts";
import * as security from "#content/security.ts";
import { securityContact } from "#content/security-contact.ts";
import * as statements from "#content/security-statements.ts";
import * as serviceLevels from "#content/service-levels.ts";
import { platformStorage, siteStorage } from "#content/storage.ts";
import * as support from "#content/support.ts";
import { workflows } from "#content/workflows.ts";
import * as workflowsPage from "#content/workflows-page.ts";
import { answerProblems } from "../content/answers.ts";
import { pages, placeholders, stationProblems } from "../content/pages.ts";
import { everyDocumentProblem } from "../content/read-documents.ts";
import { articleProblems, readNews } from "../content/read-news.ts";
import { everyRunProblem } from "../content/run-problems.ts";

/** Stops the build when a record of the content is wrong, with a sentence for each fault. */
const placeholderPaths = new Set<string>(placeholders.map((page) => page.path));
const fullPages = pages.filter((page) => !placeholderPaths.has(page.path));
const byPath = (page: { path: string }) => page.path;
const byId = (record: { id: string }) => record.id;
const byName = (record: { name: string }) => record.name;
const news = readNews();

const problems = [
  ...contentProblems("content/pages/", pageShape, fullPages, byPath),
  ...contentProblems(
    "content/pages/placeholders.ts",
    placeholderShape,
    [...placeholders, notFoundPage],
    byPath,
  ),
  ...contentProblems("content/home-maps.ts", workflowMapShape, homeMaps, byId),
  ...contentProblems("content/workflows/", workflowShape, workflows, byId),
  ...workflowSetProblems("content/workflows.ts", workflows),
  ...everyRunProblem(runs, workflows),
  ...contentProblems("content/jobs.ts", jobShape, jobs, byId),
  ...wholeFileProblems("content/jobs.ts", jobsShape, jobs),
  ...contentProblems(
    "content/funding-rounds.ts",
    fundingRoundShape,
    fundingRounds,
    (round) => round.company,
  ),
  ...wholeFileProblems("content/funding-rounds.ts", fundingRoundsShape, { fundingRounds }),
  ...contentProblems("content/storage.ts", siteStorageShape, siteStorage, byName),
  ...contentProblems("content/storage.ts", platformStorageShape, platformStorage, byName),
  ...contentProblems("the claims in content/", claimShape, claims, (claim) => claim.figure),
  ...wholeFileProblems("content/about.ts", aboutShape, about),
  ...wholeFileProblems("content/careers.ts", careersShape, careers),
  ...wholeFileProblems("content/enterprise.ts", enterpriseShape, enterprise),
  ...wholeFileProblems("content/investors.ts", investorsShape, investors),
  ...wholeFileProblems("content/partners.ts", partnersShape, partners),
  ...wholeFileProblems("content/platform.ts", platformShape, platform),
  ...wholeFileProblems("content/platform-stories.ts", platformStoriesShape, stories),
  ...wholeFileProblems("content/pricing.ts", pricingShape, pricing),
  ...wholeFileProblems("content/billing-units.ts", billingUnitsFileShape, billingUnits),
  ...wholeFileProblems("content/service-levels.ts", serviceLevelsFileShape, serviceLevels),
  ...wholeFileProblems("content/security.ts", securityShape, security),
  ...wholeFileProblems("content/security-statements.ts", securityStatementsShape, statements),
  ...wholeFileProblems("content/workflows-page.ts", workflowsPageShape, workflowsPage),
  ...contentProblems("content/integrations/", integrationShape, integrations, byId),
  ...integrationSetProblems("content/integrations.ts", integrations),
  ...contentProblems("content/capabilities.ts", capabilityShape, capabilities, byName),
  ...capabilitySetProblems("content/capabilities.ts", capabilities),
  ...wholeFileProblems("content/integrations-page.ts", integrationsPageShape, integrationsPage),
  ...contentProblems("content/mcp-servers/", mcpServerShape, mcpServerRecords, byId),
  ...mcpServerSetProblems("content/mcp-servers.ts", mcpServers),
  ...wholeFileProblems("content/mcp-registry-page.ts", mcpRegistryPageShape, registryPage),
  ...wholeFileProblems("content/mcp-registry-panel.ts", mcpRegistryPanelShape, registryPanel),
  ...contentProblems("content/faq/", faqEntryShape, faq, byId),
  ...faqSetProblems("content/faq.ts", faq),
  ...answerProblems("content/faq/", faq, fullPages.map(byPath)),
  ...wholeFileProblems("content/resources-page.ts", resourcesPageShape, resourcesPage),
  ...wholeFileProblems("content/support.ts", supportShape, support),
  ...wholeFileProblems("content/forms.ts", formsShape, forms),
  ...wholeFileProblems("content/home.ts, subscribe", subscribeShape, subscribe),
  ...wholeFileProblems("content/form-dialogs.ts", formDialogsShape, formDialogs),
  ...contentProblems("content/news/", newsArticleShape, news, ({ title }) => title),
  ...newsSetProblems("content/news/", news),
  ...articleProblems(news),
  ...wholeFileProblems("content/news-page.ts", newsPageShape, newsPage),
  ...wholeFileProblems("content/docs-mcp-page.ts", docsMcpPageShape, docsMcpPage),
  ...docsMcpServerProblems("content/docs-mcp-page.ts", docsMcpPage, mcpServers.map(byId)),
  ...everyDocumentProblem(),
  ...wholeFileProblems("content/security-contact.ts", securityContactShape, securityContact),
  ...wholeFileProblems("content/for-agents.ts", forAgentsShape, forAgents),
  ...wholeFileProblems("content/search-names.ts", searchNamesShape, searchNames),
  ...repeatedValues(
    "content/pages/",
    "title",
    pages.map((page) => page.title),
  ),
  ...repeatedValues(
    "content/pages/",
    "description",
    pages.map((page) => page.description),
  ),
  ...repeatedValues("content/pages/", "path", pages.map(byPath)),
  ...stationProblems(pages),
  ...repeatedValues("content/workflows/", "id", workflows.map(byId)),
  ...repeatedValues("content/jobs.ts", "id", jobs.map(byId)),
];

if (problems.length > 0) {
  console.error(`The content has ${problems.length} fault(s):\n${problems.join("\n")}`);
  process.exit(1);
}
