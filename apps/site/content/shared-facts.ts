/**
 * The facts that several pages state, each written as the pages write it. Constants, so that a page
 * brings along only those that it states.
 *
 * Records take their values from here (`import * as sharedFacts`), and documents write
 * `{sharedFacts.trial}`, which the build replaces. The build reads every
 * page and stops where one states another value (`build/content/fact-rules.ts`).
 */
import { requestsKeptFor, ticketsKeptFor } from "@yno/intake/retention";
import { formatSgd, grouped } from "./messages/amounts.ts";
import { limits, prices } from "./prices.ts";

/** Where no plan or order states another figure, so for Enterprise unless its order does. */
export const uptime = "99.9%";
export const uptimeSme = "99.5%";
/** Only where an Enterprise order says so. */
export const uptimeEnterpriseOrder = "99.95%";
export const maintenanceNotice = "48 hours";
/** How much maintenance in a month doesn't count as unavailable. */
export const maintenanceInMonth = "4 hours";
export const recoveryTime = "4 hours";
export const recoveryPoint = "1 hour";

export const ticketResponse = "12 hours";
export const emailResponse = "24 hours";
export const phoneHours = "9 AM to 6 PM SGT";
export const supportSme = "24/5";
export const supportEnterprise = "24/7";

export const smeMonthly = formatSgd(prices.sme.monthly);
export const smeYearly = formatSgd(prices.sme.yearly);
/** The cap where no fees were paid: one month of the SME plan. */
export const liabilityWithoutFees = formatSgd(prices.sme.monthly);
export const liabilityPeriod = "12 months";
/** The least that the separate cap is on a paid plan: two years of SME. */
export const liabilityFloor = formatSgd(2 * prices.sme.yearly);
export const trial = "14 days";
export const moneyBack = "30 days";
export const enterpriseUsers = "100 users";

export const communityAgents = `${limits.community.agents} AI agents`;
export const communityIntegrations = `${limits.community.integrations} integrations`;
export const communityWorkflows = `${limits.community.workflows} workflows`;
export const communityCalls = `${grouped(limits.community.apiCalls)} API calls a month`;
export const smeAgents = `${limits.sme.agents} AI agents`;
export const smeCalls = `${grouped(limits.sme.apiCalls)} API calls a month`;
export const enterpriseCalls = "10M";
export const starterRate = "1,000 requests per hour";
export const professionalRate = "10,000 requests per hour";

export const apiPage = "1";
export const apiLimit = "20";
export const apiLimitMaximum = "100";
export const apiWindow = "3,600 seconds";
/** How far the timestamp of a webhook call may be off. */
export const webhookTolerance = "5 minutes";

export const breachToRegulator = "72 hours";
export const breachToCustomer = "72 hours";
export const breachOfHealthData = "60 days";
export const subProcessorNotice = "30 days";
export const termsNotice = "30 days";
export const negotiation = "30 days";
export const requestAnswer = "30 days";

export const dataAfterCancellation = "30 days";
export const accountData = "7 years";
export const usageLogs = "12 months";
export const systemLogs = "12 months";
export const supportTickets = ticketsKeptFor;
/** Access requests and investor requests. */
export const formRequests = requestsKeptFor;
export const marketingData = "30 days";
export const analyticsData = "12 months";
export const performanceData = "30 days";
export const deliveryRecords = "30 days";
export const requestLogs = "30 days";
export const runRecords = "90 days";
/** The longest that a customer's settings can keep them. */
export const runRecordsLongest = "10 years";
/** When the last copy in a backup is gone, after the data itself was deleted. */
export const backupsReplaced = "30 days";
export const healthData = "6 years";
export const consent = "1 year";
export const sidebarCookie = "7 days";

export const encryptionStored = "AES-256";
export const encryptionInTransit = "TLS 1.3";

/** Where data is stored unless an order names another region, and where it's processed. */
export const storedIn = "Singapore";
export const modelsIn = "Singapore or the European Union";
export const emailsIn = "European Union";

/** The company, as its contracts name it. */
export const companyNumber = "UEN: sample";
export const registeredAddress = "sample address, Singapore";
