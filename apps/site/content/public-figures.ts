/**
 * Figures about the platform and its market, each as it is written. None is a promise. Constants, so
 * that a page brings along only those that it states.
 *
 * The build stops where a page states another value (`build/content/fact-rules.ts`), and
 * `tests/built/figures.test.ts` finds every other figure on the built pages.
 */
import { prices } from "./prices.ts";

export const enterpriseCustomers = "10+";
export const models = "150+";
export const executions = "10K+";
export const apiCalls = "1M+";
export const taskSuccess = "98.5%";
export const averageResponse = "20ms";
export const autonomy = "95%";
export const platforms = "20+";
export const integrations = "1000 integrations";
export const languages = "50 languages";
export const setup = "2 to 7 minutes";
export const personalTime = "20%";

/** Estimates of the market, in US dollars. */
export const integrationMarket = "$50B+";
export const integrationGrowth = "+15% CAGR";
export const automationMarket = "$12B";
export const automationGrowth = "+25% CAGR";
export const enterprisesWithManyApps = "85%";
export const manyApps = "1000+";
export const integrationCost = "$2.9M";

/** People who asked for an invitation. */
export const leaders = "500+";
export const technologyChiefs = "50+";

/** The word of the badge, which the specification fixes, and what a year really saves. */
export const yearlySaving = "17%";
export const exactYearlySaving = `${(100 - (100 * prices.sme.yearly) / (12 * prices.sme.monthly)).toFixed(1)}%`;
