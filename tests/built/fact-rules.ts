import type { SharedFact } from "#content/shared-facts.ts";

/** How pages state a fact. */
export type FactRule = {
  /** The allowed values: usually one fact, and several where a sentence may state any of them. */
  facts: readonly SharedFact[];
  /** Which sentences are about it, headings included. Every sentence, if left out. */
  about?: RegExp;
  /** Finds the value in a sentence of this kind, in its first group that matches. */
  value: RegExp;
  /** The pages that must state it, so that a rule that no longer finds anything is noticed. */
  on: readonly string[];
};

const duration = String.raw`\d+[ -](?:second|hour|day|month|year)s?`;

/** The first duration after a subject, before any of the words that start another subject. */
const after = (subject: string, others: string, unit = duration) =>
  new RegExp(String.raw`(?:${subject})(?:(?!${others})[^.;]){0,90}?\b(${unit})`, "gi");

const uptime = /uptime/i;
const percent = String.raw`\d+(?:\.\d+)?%`;
const healthData = /PHI|HIPAA|patient|health/i;

export const factRules: readonly FactRule[] = [
  {
    facts: ["uptime", "uptimeSme", "uptimeEnterpriseOrder"],
    about: uptime,
    value: new RegExp(`(${percent})`, "g"),
    on: ["/terms", "/support", "/pricing", "/enterprise", "/resources"],
  },
  {
    facts: ["uptime"],
    about: /commit|calendar month: Enterprise/i,
    value: /(99[.\d]*%)(?! allows|,? if)/g,
    on: ["/terms", "/support"],
  },
  {
    facts: ["uptimeSme"],
    about: /uptime|figure/i,
    value: new RegExp(
      `\\bSME\\b(?:(?!Enterprise)[^.;]){0,60}?(${percent})|(${percent}) (?:for|on) SME`,
      "g",
    ),
    on: ["/support", "/pricing", "/resources"],
  },
  {
    facts: ["uptimeEnterpriseOrder"],
    value: new RegExp(`(${percent}) (?:for Enterprise as|if your order)`, "g"),
    on: ["/support"],
  },
  {
    facts: ["maintenanceNotice"],
    about: /maintenance/i,
    value: new RegExp(`(${duration})`, "g"),
    on: ["/terms", "/resources"],
  },
  {
    facts: ["recoveryTime"],
    value: /\(RTO\) (?:of|is) (\d+ \w+)/g,
    on: ["/terms", "/security", "/resources"],
  },
  {
    facts: ["recoveryPoint"],
    value: /\(RPO\) (?:of|is) (\d+ \w+)/g,
    on: ["/terms", "/security", "/resources"],
  },
  {
    facts: ["ticketResponse", "emailResponse"],
    about: /\b(?:tickets?|email|form)\b/i,
    value: /\bwithin (\d+ hours)/gi,
    on: ["/terms", "/support", "/resources"],
  },
  {
    facts: ["ticketResponse"],
    value:
      /\b(?:ticket|form)\b(?:(?!email)[^.;]){0,60}?within (\d+ hours)(?! if you email)|within (\d+ hours) if you use the ticket/gi,
    on: ["/terms", "/support", "/resources"],
  },
  {
    facts: ["emailResponse"],
    value:
      /\bemail\b(?:(?!ticket|form)(?:[^.;]|\.(?=\S))){0,80}?within (\d+ hours)|within (\d+ hours) if you email/gi,
    on: ["/terms", "/support"],
  },
  {
    facts: ["phoneHours"],
    value: /(\d+ [AP]M to \d+ [AP]M \w+)/g,
    on: ["/terms", "/support", "/resources"],
  },
  {
    facts: ["supportSme"],
    value: /\bSME\b(?:(?!Enterprise|Community)[^.;]){0,60}?(24\/\d)/g,
    on: ["/terms", "/support", "/pricing"],
  },
  {
    facts: ["supportEnterprise"],
    value: /\bEnterprise\b(?:(?!SME|Community)[^.;]){0,60}?(24\/\d)/g,
    on: ["/terms", "/support", "/pricing", "/enterprise"],
  },
  {
    facts: ["smeMonthly"],
    value: /(SGD [\d,]+) (?:per|a) month\b/g,
    on: ["/support", "/resources"],
  },
  { facts: ["smeYearly"], value: /(SGD [\d,]+) (?:per|a) year\b/g, on: ["/resources"] },
  {
    facts: ["liabilityWithoutFees"],
    about: /liab|\bcap\b|capped/i,
    value: /(SGD [\d,]+)/g,
    on: ["/terms", "/security"],
  },
  {
    facts: ["liabilityPeriod"],
    about: /fees/i,
    value: /prior (\d+ \w+)/g,
    on: ["/terms", "/security", "/resources"],
  },
  {
    facts: ["trial"],
    value: /(\d+[ -]days?) (?:free )?trial|trial (?:lasts|runs for|is) (\d+ days)/g,
    on: ["/terms", "/pricing", "/resources"],
  },
  {
    facts: ["moneyBack"],
    value: /(\d+[ -]days?) money-back|within (\d+ days) of (?:its|the) start/g,
    on: ["/terms", "/pricing", "/resources"],
  },
  {
    facts: ["enterpriseUsers"],
    about: /enterprise|annual/i,
    value: /(\d+ users)/g,
    on: ["/enterprise", "/resources"],
  },
  {
    facts: ["communityAgents", "smeAgents"],
    value: /(\d+ AI agents)/g,
    on: ["/pricing", "/resources"],
  },
  {
    facts: ["communityAgents"],
    value: /\bCommunity\b(?:(?!SME|Enterprise)[^.;]){0,60}?(\d+ AI agents)/g,
    on: ["/pricing"],
  },
  {
    facts: ["smeAgents"],
    value: /\bSME\b(?:(?!Community|Enterprise)[^.;]){0,60}?(\d+ AI agents)/g,
    on: ["/pricing"],
  },
  {
    facts: ["communityCalls", "smeCalls"],
    value: /([\d,]+ API calls (?:a|per) month)/g,
    on: ["/pricing", "/api", "/resources"],
  },
  {
    facts: ["communityCalls"],
    value: /\bCommunity\b(?:(?!SME|Enterprise)[^.;]){0,60}?([\d,]+ API calls a month)/g,
    on: ["/pricing"],
  },
  {
    facts: ["smeCalls"],
    value: /\bSME\b(?:(?!Community|Enterprise)[^.;]){0,60}?([\d,]+ API calls a month)/g,
    on: ["/pricing"],
  },
  {
    facts: ["communityIntegrations"],
    value: /\bCommunity\b(?:(?!SME|Enterprise)[^.;]){0,60}?(\d+ integrations)/g,
    on: ["/pricing"],
  },
  {
    facts: ["communityWorkflows"],
    about: /community|limited to/i,
    value: /(?:to|,) (\d+ workflows)/g,
    on: ["/pricing"],
  },
  {
    facts: ["enterpriseCalls"],
    value: /\bup to (\d+M)\b/gi,
    on: ["/enterprise", "/pricing", "/api", "/resources"],
  },
  {
    facts: ["starterRate"],
    value: /\bStarter\b(?:(?!Professional)[^.;]){0,60}?([\d,]+ requests per hour)/g,
    on: ["/pricing", "/api", "/resources"],
  },
  {
    facts: ["professionalRate"],
    value: /\bProfessional\b[^.;]{0,60}?([\d,]+ requests per hour)/g,
    on: ["/pricing", "/api", "/resources"],
  },
  {
    facts: ["apiPage"],
    value: /^page: (?:Default|Value): (?:.*default is )?(\d+)|page, which is (\d+) by default/g,
    on: ["/api", "/resources"],
  },
  {
    facts: ["apiLimit"],
    value: /^limit: Default: (\d+)|default is (\d+), and a value above|page holds (\d+) entries/g,
    on: ["/api", "/resources"],
  },
  {
    facts: ["apiLimitMaximum"],
    about: /\blimit\b/,
    value: /(?:above|from 1 to|counts as) (\d+)/g,
    on: ["/api"],
  },
  { facts: ["apiWindow"], about: /window/i, value: /([\d,]+ seconds)/g, on: ["/api"] },
  {
    facts: ["breachToRegulator", "breachToCustomer", "breachOfHealthData"],
    about: /breach/i,
    value: new RegExp(`(${duration})`, "g"),
    on: ["/terms", "/privacy", "/security", "/resources"],
  },
  {
    facts: ["breachToRegulator"],
    value: after("regulator", "customer|answer|request", String.raw`\d+ hours`),
    on: ["/privacy", "/security", "/resources"],
  },
  {
    facts: ["breachToCustomer"],
    about: /^(?!.*(?:PHI|HIPAA|patient|health)).*(?:breach|disclosed without)/i,
    value: after("customers?|notify you|tell you", "regulator", String.raw`\d+ (?:hours|days)`),
    on: ["/terms", "/privacy", "/security"],
  },
  {
    facts: ["breachOfHealthData"],
    about: healthData,
    value: /(\d+ days) (?:after|from) discover/g,
    on: ["/terms"],
  },
  {
    facts: ["subProcessorNotice"],
    about: /sub-processor/i,
    value: new RegExp(`(${duration})`, "g"),
    on: ["/privacy", "/security"],
  },
  {
    facts: ["termsNotice", "subProcessorNotice"],
    value: /(\d+ days)['’] notice/g,
    on: ["/terms", "/privacy", "/resources"],
  },
  {
    facts: ["negotiation"],
    about: /negotiat/i,
    value: new RegExp(`(${duration})`, "g"),
    on: ["/terms", "/resources"],
  },
  {
    facts: ["requestAnswer"],
    about: /data-subject request|answer requests|privacy policy promises/i,
    value: /within (\d+ \w+)/g,
    on: ["/privacy"],
  },
  {
    facts: ["dataAfterCancellation"],
    about: /after (?:you )?cancel|after cancellation/i,
    value: new RegExp(`(${duration})`, "g"),
    on: ["/terms", "/privacy", "/security", "/pricing"],
  },
  {
    facts: ["accountData"],
    value: /(?:lifetime of the account plus|The) (\d+ years)/g,
    on: ["/privacy", "/resources"],
  },
  {
    facts: ["usageLogs"],
    value: after("usage (?:and system )?logs?", "ticket|marketing"),
    on: ["/privacy", "/resources"],
  },
  {
    facts: ["systemLogs"],
    value: after("system logs?", "ticket|marketing|run logs"),
    on: ["/privacy", "/terms", "/resources"],
  },
  {
    facts: ["supportTickets"],
    value: after("tickets?", "marketing|logs", String.raw`\d+ (?:days|months|years)`),
    on: ["/privacy", "/resources"],
  },
  {
    facts: ["formRequests"],
    value: after("access requests and investor requests", "tickets"),
    on: ["/privacy"],
  },
  {
    facts: ["marketingData"],
    value: after("marketing data", "ticket|logs"),
    on: ["/privacy", "/resources"],
  },
  {
    facts: ["analyticsData"],
    value: after("analytics data", "performance"),
    on: ["/privacy", "/cookies", "/resources"],
  },
  {
    facts: ["performanceData"],
    value: after("performance data", "analytics"),
    on: ["/privacy", "/cookies"],
  },
  {
    facts: ["deliveryRecords"],
    value: after(String.raw`CDN data|\(CDN\) data|delivery records`, "analytics"),
    on: ["/privacy", "/cookies", "/resources"],
  },
  { facts: ["requestLogs"], value: after("request logs", "run logs"), on: ["/resources"] },
  {
    facts: ["runLogs"],
    value: after("run logs", "request logs|system logs"),
    on: ["/resources"],
  },
  {
    facts: ["healthData"],
    about: healthData,
    value: /(?:minimum of|at least) (\d+ years)/g,
    on: ["/terms", "/resources"],
  },
  {
    facts: ["consent"],
    about: /consent|cookie choice/i,
    value: /(?:lasts|valid for|choice for|Lifetime:) (\d+ years?)\b/g,
    on: ["/cookies", "/resources"],
  },
  {
    facts: ["sidebarCookie"],
    value: /sidebar(?:(?!theme|choice)[^.;]){0,60}?(\d+ days)|(\d+ days) (?:for )?the sidebar/gi,
    on: ["/cookies", "/resources"],
  },
  {
    facts: ["encryptionStored"],
    value: /(AES-\d+)/g,
    on: ["/terms", "/privacy", "/security", "/pricing", "/resources"],
  },
  {
    facts: ["encryptionInTransit"],
    value: /(TLS \d+\.\d+)/g,
    on: ["/terms", "/privacy", "/security", "/pricing", "/resources"],
  },
];
