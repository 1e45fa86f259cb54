import { contentProblems, repeatedValues, wholeFileProblems } from "@yno/records/check";
import { mcpServerSetProblems, mcpServerShape } from "@yno/registry/mcp-server";
import { capabilities } from "#content/capabilities.ts";
import * as docsMcpPage from "#content/docs-mcp-page.ts";
import { faq } from "#content/faq.ts";
import { homeMaps } from "#content/home-maps.ts";
import { integrations } from "#content/integrations.ts";
import { jobs } from "#content/jobs.ts";
import { subscribe } from "#content/pages/home.ts";
import { fundingRounds } from "#content/pages/investors.ts";
import { notFoundPage } from "#content/pages/not-found.ts";
import { jobShape } from "#content/schema/careers.ts";
import { docsMcpServerProblems } from "#content/schema/docs-mcp-page.ts";
import { faqEntryShape, faqSetProblems } from "#content/schema/faq.ts";
import { subscribeShape } from "#content/schema/forms.ts";
import {
  capabilitySetProblems,
  capabilityShape,
  integrationSetProblems,
  integrationShape,
} from "#content/schema/integration.ts";
import { fundingRoundShape } from "#content/schema/investors.ts";
import { newsArticleShape, newsSetProblems } from "#content/schema/news.ts";
import { pageShape, placeholderShape } from "#content/schema/page.ts";
import { platformStorageShape, siteStorageShape } from "#content/schema/storage.ts";
import { workflowMapShape } from "#content/schema/transit-map.ts";
import { workflowSetProblems, workflowShape } from "#content/schema/workflow.ts";
import { platformStorage, siteStorage } from "#content/storage.ts";
import { workflows } from "#content/workflows.ts";
import { mcpServerRecords, mcpServers } from "#tools/content/mcp-servers.ts";
import { everyRunProblem, runs } from "#tools/content/runs.ts";
import { answerProblems } from "../content/answers.ts";
import { everyDocumentProblem } from "../content/document-pages.ts";
import {
  componentProblems,
  pageFiles,
  pages,
  placeholders,
  stationProblems,
} from "../content/pages.ts";
import { articleProblems, readNews } from "../content/read-news.ts";
import { everyFileProblem } from "../content/whole-files.ts";

/** Stops the build when a record of the content is wrong, with a sentence for each fault. */
const placeholderPaths = new Set<string>(placeholders.map((page) => page.path));
const everyPage = [...pages, notFoundPage];
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
  ...contentProblems(
    "content/pages/investors.ts",
    fundingRoundShape,
    fundingRounds,
    (round) => round.company,
  ),
  ...contentProblems("content/storage.ts", siteStorageShape, siteStorage, byName),
  ...contentProblems("content/storage.ts", platformStorageShape, platformStorage, byName),
  ...contentProblems("content/integrations.ts", integrationShape, integrations, byId),
  ...integrationSetProblems("content/integrations.ts", integrations),
  ...contentProblems("content/capabilities.ts", capabilityShape, capabilities, byName),
  ...capabilitySetProblems("content/capabilities.ts", capabilities),
  ...contentProblems("content/mcp-servers/", mcpServerShape, mcpServerRecords, byId),
  ...mcpServerSetProblems("content/mcp-servers/", mcpServers),
  ...contentProblems("content/faq.ts", faqEntryShape, faq, byId),
  ...faqSetProblems("content/faq.ts", faq),
  ...answerProblems("content/faq.ts", faq, fullPages.map(byPath)),
  ...contentProblems("content/news/", newsArticleShape, news, ({ title }) => title),
  ...newsSetProblems("content/news/", news),
  ...articleProblems(news),
  ...docsMcpServerProblems("content/docs-mcp-page.ts", docsMcpPage, mcpServers.map(byId)),
  ...wholeFileProblems("content/pages/home.ts, subscribe", subscribeShape, subscribe),
  ...(await everyFileProblem()),
  ...everyDocumentProblem(),
  ...repeatedValues("content/pages/", everyPage, "title", "description", "heading", "path"),
  ...stationProblems(pages),
  ...componentProblems(pageFiles),
  ...repeatedValues("content/workflows/", workflows, "id"),
  ...repeatedValues("content/jobs.ts", jobs, "id"),
];

if (problems.length > 0) {
  console.error(`The content has ${problems.length} fault(s):\n${problems.join("\n")}`);
  process.exit(1);
}
