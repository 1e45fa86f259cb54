import * as about from "#content/about.ts";
import * as careers from "#content/careers.ts";
import { claims } from "#content/claims.ts";
import * as enterprise from "#content/enterprise.ts";
import { fundingRounds } from "#content/funding-rounds.ts";
import { homeMaps } from "#content/home-maps.ts";
import * as investors from "#content/investors.ts";
import { jobs } from "#content/jobs.ts";
import { lines } from "#content/navigation.ts";
import { notFoundPage } from "#content/pages/not-found.ts";
import { pages, placeholders } from "#content/pages.ts";
import * as partners from "#content/partners.ts";
import * as platform from "#content/platform.ts";
import * as stories from "#content/platform-stories.ts";
import * as pricing from "#content/pricing.ts";
import { aboutShape } from "#content/schema/about.ts";
import { careersShape } from "#content/schema/careers.ts";
import { contentProblems, repeatedValues, wholeFileProblems } from "#content/schema/check.ts";
import { claimShape } from "#content/schema/claim.ts";
import { enterpriseShape } from "#content/schema/enterprise.ts";
import { fundingRoundShape, fundingRoundsShape } from "#content/schema/funding-round.ts";
import { investorsShape } from "#content/schema/investors.ts";
import { jobShape, jobsShape } from "#content/schema/job.ts";
import { pageShape, placeholderShape } from "#content/schema/page.ts";
import { partnersShape } from "#content/schema/partner.ts";
import { platformShape, platformStoriesShape } from "#content/schema/platform.ts";
import { pricingShape } from "#content/schema/pricing.ts";
import { securityShape } from "#content/schema/security.ts";
import { securityStatementsShape } from "#content/schema/security-statements.ts";
import { platformStorageShape, siteStorageShape } from "#content/schema/storage.ts";
import { workflowMapShape } from "#content/schema/transit-map.ts";
import { workflowSetProblems, workflowShape } from "#content/schema/workflow.ts";
import { workflowsPageShape } from "#content/schema/workflows-page.ts";
import * as security from "#content/security.ts";
import * as statements from "#content/security-statements.ts";
import { platformStorage, siteStorage } from "#content/storage.ts";
import { workflows } from "#content/workflows.ts";
import * as workflowsPage from "#content/workflows-page.ts";

/** Stops the build when a record of the content is wrong, with a sentence for each fault. */
const placeholderPaths = new Set<string>(placeholders.map((page) => page.path));
const fullPages = pages.filter((page) => !placeholderPaths.has(page.path));
const linked = lines.flatMap((line) => line.links.map((link) => link.path));
const byPath = (page: { path: string }) => page.path;
const byId = (record: { id: string }) => record.id;
const byName = (record: { name: string }) => record.name;

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
  ...wholeFileProblems("content/security.ts", securityShape, security),
  ...wholeFileProblems("content/security-statements.ts", securityStatementsShape, statements),
  ...wholeFileProblems("content/workflows-page.ts", workflowsPageShape, workflowsPage),
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
  ...repeatedValues("content/navigation.ts", "path", linked),
  ...repeatedValues("content/workflows/", "id", workflows.map(byId)),
  ...repeatedValues("content/jobs.ts", "id", jobs.map(byId)),
];

if (problems.length > 0) {
  console.error(`The content has ${problems.length} fault(s):\n${problems.join("\n")}`);
  process.exit(1);
}
