import { aboutPage } from "./pages/about.ts";
import { apiPage } from "./pages/api.ts";
import { careersPage } from "./pages/careers.ts";
import { cookiesPage } from "./pages/cookies.ts";
import { docsPage } from "./pages/docs.ts";
import { docsArtifactTransformationPage } from "./pages/docs-artifact-transformation.ts";
import { docsMcpPage } from "./pages/docs-mcp.ts";
import { docsMolfarImagePage } from "./pages/docs-molfar-image.ts";
import { docsWorkerContractPage } from "./pages/docs-worker-contract.ts";
import { enterprisePage } from "./pages/enterprise.ts";
import { homePage } from "./pages/home.ts";
import { integrationsPage } from "./pages/integrations.ts";
import { investorsPage } from "./pages/investors.ts";
import { mcpRegistryPage } from "./pages/mcp-registry.ts";
import { newsPage } from "./pages/news.ts";
import { partnersPage } from "./pages/partners.ts";
import {
  asyncJobsPage,
  loginPage,
  premiumPage,
  signupPage,
  ynoAiPage,
} from "./pages/placeholders.ts";
import { platformPage } from "./pages/platform.ts";
import { pricingPage } from "./pages/pricing.ts";
import { privacyPage } from "./pages/privacy.ts";
import { resourcesPage } from "./pages/resources.ts";
import { securityPage } from "./pages/security.ts";
import { supportPage } from "./pages/support.ts";
import { termsPage } from "./pages/terms.ts";
import { workflowsPage } from "./pages/workflows.ts";
import type { Page, Placeholder } from "./schema/page.ts";

const fullPages = [
  homePage,
  aboutPage,
  careersPage,
  partnersPage,
  securityPage,
  platformPage,
  workflowsPage,
  integrationsPage,
  investorsPage,
  supportPage,
  resourcesPage,
  docsPage,
  docsMolfarImagePage,
  docsWorkerContractPage,
  docsArtifactTransformationPage,
  docsMcpPage,
  mcpRegistryPage,
  privacyPage,
  termsPage,
  cookiesPage,
  newsPage,
  enterprisePage,
  pricingPage,
  apiPage,
] as const satisfies readonly Page[];

export const placeholders = [
  ynoAiPage,
  asyncJobsPage,
  premiumPage,
  loginPage,
  signupPage,
] as const satisfies readonly Placeholder[];

/**
 * Every page of the route table, in its order. For tools and tests: a page imports its own record,
 * so that it does not carry those of all others to the browser.
 */
export const pages = [...fullPages, ...placeholders];

/** The address of a page of the route table. */
export type PagePath = (typeof pages)[number]["path"];
