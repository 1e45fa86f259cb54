import { claims as about } from "./about.ts";
import { claims as apiReference } from "./api-reference.ts";
import { claims as careers } from "./careers.ts";
import { claims as docs } from "./docs-claims.ts";
import { claims as enterprise } from "./enterprise.ts";
import { claims as faqPartOne } from "./faq/claims-part-one.ts";
import { claims as faqPartTwo } from "./faq/claims-part-two.ts";
import { claims as fundingRounds } from "./funding-rounds.ts";
import { claims as home } from "./home-claims.ts";
import { claims as integrations } from "./integrations-page.ts";
import { claims as investors } from "./investors.ts";
import { claims as jobs } from "./jobs.ts";
import { claims as legal } from "./legal-claims.ts";
import { claims as news } from "./news-claims.ts";
import { claims as partners } from "./partners.ts";
import { claims as platform } from "./platform.ts";
import { claims as stories } from "./platform-stories.ts";
import { claims as pricing } from "./pricing.ts";
import { claims as resources } from "./resources-page.ts";
import type { Claim } from "./schema/claim.ts";
import { claims as security } from "./security.ts";
import { claims as statements } from "./security-statements.ts";
import { claims as support } from "./support.ts";
import { workflows } from "./workflows.ts";
import { claims as workflowStats } from "./workflows-page.ts";

const metrics: readonly Claim[] = workflows.flatMap(({ title, metrics }) =>
  metrics.map(({ name, value }) => ({
    figure: value,
    where: `/workflows, ${title}`,
    origin: "sample" as const,
    scope: name,
  })),
);

/** Every figure of the site. `tools/commands/write-claims.ts` writes them to contributing/claims.md. */
export const claims: readonly Claim[] = [
  ...home,
  ...about,
  ...careers,
  ...jobs,
  ...partners,
  ...security,
  ...statements,
  ...platform,
  ...stories,
  ...workflowStats,
  ...metrics,
  ...integrations,
  ...news,
  ...enterprise,
  ...pricing,
  ...investors,
  ...fundingRounds,
  ...docs,
  ...legal,
  ...apiReference,
  ...resources,
  ...faqPartOne,
  ...faqPartTwo,
  ...support,
];
