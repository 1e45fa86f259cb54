import { retention } from "@yno/intake/retention";
import { formatSgd, grouped } from "./words/amounts.ts";

/** What the plans cost, in Singapore dollars without tax. */
export const prices = { sme: { monthly: 988, yearly: 9_998 } } as const;

/** What the plans are limited to; calls are counted by the month. */
export const limits = {
  community: { agents: 3, integrations: 5, workflows: 10, apiCalls: 1_000 },
  sme: { agents: 50, apiCalls: 100_000 },
} as const;

/**
 * The facts that several pages state, each written as the pages write it.
 *
 * Records take their values from here, and documents write `{sharedFacts.trial}`, which the build
 * replaces. `tests/built/shared-facts.test.ts` reads every built page and compares what it says
 * with this record.
 */
export const sharedFacts = {
  /** Where no plan or order states another figure, so for Enterprise unless its order does. */
  uptime: "99.9%",
  uptimeSme: "99.5%",
  /** Only where an Enterprise order says so. */
  uptimeEnterpriseOrder: "99.95%",
  maintenanceNotice: "48 hours",
  recoveryTime: "4 hours",
  recoveryPoint: "1 hour",

  ticketResponse: "12 hours",
  emailResponse: "24 hours",
  phoneHours: "9 AM to 6 PM SGT",
  supportSme: "24/5",
  supportEnterprise: "24/7",

  smeMonthly: formatSgd(prices.sme.monthly),
  smeYearly: formatSgd(prices.sme.yearly),
  /** The cap where no fees were paid: one month of the SME plan. */
  liabilityWithoutFees: formatSgd(prices.sme.monthly),
  liabilityPeriod: "12 months",
  trial: "14 days",
  moneyBack: "30 days",
  enterpriseUsers: "100 users",

  communityAgents: `${limits.community.agents} AI agents`,
  communityIntegrations: `${limits.community.integrations} integrations`,
  communityWorkflows: `${limits.community.workflows} workflows`,
  communityCalls: `${grouped(limits.community.apiCalls)} API calls a month`,
  smeAgents: `${limits.sme.agents} AI agents`,
  smeCalls: `${grouped(limits.sme.apiCalls)} API calls a month`,
  enterpriseCalls: "10M",
  starterRate: "1,000 requests per hour",
  professionalRate: "10,000 requests per hour",

  apiPage: "1",
  apiLimit: "20",
  apiLimitMaximum: "100",
  apiWindow: "3,600 seconds",

  breachToRegulator: "72 hours",
  breachToCustomer: "72 hours",
  breachOfHealthData: "60 days",
  subProcessorNotice: "30 days",
  termsNotice: "30 days",
  negotiation: "30 days",
  requestAnswer: "30 days",

  dataAfterCancellation: "30 days",
  accountData: "7 years",
  usageLogs: "12 months",
  systemLogs: "12 months",
  supportTickets: retention["support-request"],
  /** Access requests and investor requests. */
  formRequests: retention["access-request"],
  marketingData: "30 days",
  analyticsData: "12 months",
  performanceData: "30 days",
  deliveryRecords: "30 days",
  requestLogs: "30 days",
  runRecords: "90 days",
  healthData: "6 years",
  consent: "1 year",
  sidebarCookie: "7 days",

  encryptionStored: "AES-256",
  encryptionInTransit: "TLS 1.3",
} as const;

/**
 * Figures about the platform and its market, each as it is written. None is a promise.
 *
 * `tests/built/figures.test.ts` finds every other figure on the built pages.
 */
export const publicFigures = {
  enterpriseCustomers: "10+",
  models: "150+",
  executions: "10K+",
  apiCalls: "1M+",
  taskSuccess: "98.5%",
  averageResponse: "20ms",
  autonomy: "95%",
  platforms: "20+",
  integrations: "1000 integrations",
  languages: "50 languages",
  setup: "2 to 7 minutes",
  personalTime: "20%",

  /** Estimates of the market, in US dollars. */
  integrationMarket: "$50B+",
  integrationGrowth: "+15% CAGR",
  automationMarket: "$12B",
  automationGrowth: "+25% CAGR",
  enterprisesWithManyApps: "85%",
  manyApps: "1000+",
  integrationCost: "$2.9M",

  /** People who asked for an invitation. */
  leaders: "500+",
  technologyChiefs: "50+",

  yearlySaving: "17%",
} as const;

/** What each plan promises, in one sentence. */
export const uptimeByPlan = `The uptime SLA is ${sharedFacts.uptime} in each calendar month, unless your plan or order states another figure: ${sharedFacts.uptimeSme} for SME, and ${sharedFacts.uptimeEnterpriseOrder} for Enterprise where its order says so.`;

/** A duration before a noun: '14-day' of '14 days'. */
export function hyphenated(duration: string): string {
  return duration.replace(" ", "-").replace(/s$/, "");
}

export type SharedFact = keyof typeof sharedFacts;
