import { pages } from "#content/collections/pages.ts";
import * as publicFigures from "#content/public-figures.ts";
import * as sharedFacts from "#content/shared-facts.ts";
import { comparable, listStatements, type Statement } from "./stated-sentences.ts";

export type SharedFact = keyof typeof sharedFacts;

type Fact = SharedFact | keyof typeof publicFigures;

/** Each fact and each public figure, by its name. */
export const factValues: Readonly<Record<Fact, string>> = { ...sharedFacts, ...publicFigures };

/** How pages state a fact. */
export type FactRule = {
  /** The allowed values: usually one fact, and several where a sentence may state any of them. */
  facts: readonly Fact[];
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

const plans = [
  ["Community", "SME", "Enterprise"],
  ["Starter", "Professional"],
];

/** The first value of a kind behind a plan, before another plan is named. */
function near(plan: string, value: RegExp): RegExp {
  const others = plans.find((all) => all.includes(plan))?.filter((each) => each !== plan);
  return new RegExp(
    String.raw`\b${plan}\b(?:(?!${others?.join("|")})[^.;]){0,60}?(${value.source})`,
    "g",
  );
}

const anyDuration = new RegExp(`(${duration})`, "g");
const uptime = /uptime/i;
const percent = String.raw`\d+(?:\.\d+)?%`;
const healthData = /PHI|HIPAA|patient|health/i;

/** How some facts are stated on some pages, in any sentence unless `about` says in which. */
const rule = (facts: readonly Fact[], on: string, value: RegExp, about?: RegExp): FactRule => ({
  facts,
  on: on.split(" "),
  value,
  ...(about && { about }),
});

export const factRules: readonly FactRule[] = [
  rule(
    ["uptime", "uptimeSme", "uptimeEnterpriseOrder"],
    "/terms /support /pricing /enterprise /resources",
    new RegExp(`(${percent})`, "g"),
    uptime,
  ),
  rule(
    ["uptime"],
    "/terms /support",
    /(99[.\d]*%)(?! allows|,? if)/g,
    /commit|calendar month: Enterprise/i,
  ),
  rule(
    ["uptimeSme"],
    "/support /pricing /resources",
    new RegExp(
      `\\bSME\\b(?:(?!Enterprise)[^.;]){0,60}?(${percent})|(${percent}) (?:for|on) SME`,
      "g",
    ),
    /uptime|figure/i,
  ),
  rule(
    ["uptimeEnterpriseOrder"],
    "/support",
    new RegExp(`(${percent}) (?:for Enterprise as|if your order)`, "g"),
  ),
  rule(
    ["maintenanceNotice", "maintenanceInMonth"],
    "/terms /resources",
    anyDuration,
    /maintenance/i,
  ),
  rule(["maintenanceInMonth"], "/terms", /up to (\d+ hours) in the month/g),
  rule(["recoveryTime"], "/terms /security /resources", /\(RTO\) (?:of|is) (\d+ \w+)/g),
  rule(["recoveryPoint"], "/terms /security /resources", /\(RPO\) (?:of|is) (\d+ \w+)/g),
  rule(
    ["ticketResponse", "emailResponse"],
    "/terms /support /resources",
    /\bwithin (\d+ hours)/gi,
    /\b(?:tickets?|email|form)\b/i,
  ),
  rule(
    ["ticketResponse"],
    "/terms /support /resources",
    /\b(?:ticket|form)\b(?:(?!email)[^.;]){0,60}?within (\d+ hours)(?! if you email)|within (\d+ hours) if you use the ticket/gi,
  ),
  rule(
    ["emailResponse"],
    "/terms /support",
    /\bemail\b(?:(?!ticket|form)(?:[^.;]|\.(?=\S))){0,80}?within (\d+ hours)|within (\d+ hours) if you email/gi,
  ),
  rule(["phoneHours"], "/terms /support /resources", /(\d+ [AP]M to \d+ [AP]M \w+)/g),
  rule(["supportSme"], "/terms /support /pricing", near("SME", /24\/\d/)),
  rule(["supportEnterprise"], "/terms /support /pricing /enterprise", near("Enterprise", /24\/\d/)),
  rule(["smeMonthly"], "/support /resources", /(SGD [\d,]+) (?:per|a) month\b/g),
  rule(["smeYearly"], "/resources", /(SGD [\d,]+) (?:per|a) year\b/g),
  rule(
    ["liabilityWithoutFees", "liabilityFloor"],
    "/terms /security /resources",
    /(SGD [\d,]+)/g,
    /liab|\bcap\b|capped/i,
  ),
  rule(
    ["liabilityFloor"],
    "/terms /security /resources",
    /(?:no less than|at least) (SGD [\d,]+)/g,
    /\bcap\b/i,
  ),
  rule(["liabilityPeriod"], "/terms /security /resources", /prior (\d+ \w+)/g, /fees/i),
  rule(
    ["trial"],
    "/terms /pricing /resources",
    /(\d+[ -]days?) (?:free )?trial|trial (?:lasts|runs for|is) (\d+ days)/g,
  ),
  rule(
    ["moneyBack"],
    "/terms /pricing /resources",
    /(\d+[ -]days?) money-back|within (\d+ days) of (?:its|the) start/g,
  ),
  rule(["enterpriseUsers"], "/enterprise /resources", /(\d+ users)/g, /enterprise|annual/i),
  rule(["communityAgents", "smeAgents"], "/pricing /resources", /(\d+ AI agents)/g),
  rule(["communityAgents"], "/pricing", near("Community", /\d+ AI agents/)),
  rule(["smeAgents"], "/pricing", near("SME", /\d+ AI agents/)),
  rule(
    ["communityCalls", "smeCalls"],
    "/pricing /api /resources",
    /([\d,]+ API calls (?:a|per) month)/g,
  ),
  rule(["communityCalls"], "/pricing", near("Community", /[\d,]+ API calls a month/)),
  rule(["smeCalls"], "/pricing", near("SME", /[\d,]+ API calls a month/)),
  rule(["communityIntegrations"], "/pricing", near("Community", /\d+ integrations/)),
  rule(["communityWorkflows"], "/pricing", /(?:to|,) (\d+ workflows)/g, /community|limited to/i),
  rule(["enterpriseCalls"], "/enterprise /pricing /api /resources", /\bup to (\d+M)\b/gi),
  rule(["starterRate"], "/pricing /api /resources", near("Starter", /[\d,]+ requests per hour/)),
  rule(
    ["professionalRate"],
    "/pricing /api /resources",
    /\bProfessional\b[^.;]{0,60}?([\d,]+ requests per hour)/g,
  ),
  rule(
    ["apiPage"],
    "/api /resources",
    /^page: (?:Default|Value): (?:.*default is )?(\d+)|page, which is (\d+) by default/g,
  ),
  rule(
    ["apiLimit"],
    "/api /resources",
    /^limit: Default: (\d+)|default is (\d+), and a value above|page holds (\d+) entries/g,
  ),
  rule(["apiLimitMaximum"], "/api", /(?:above|from 1 to|counts as) (\d+)/g, /\blimit\b/),
  rule(["apiWindow"], "/api", /([\d,]+ seconds)/g, /window/i),
  rule(["webhookTolerance"], "/docs /api", /timestamp (?:that )?is more than (\d+ \w+) off/gi),
  rule(
    ["breachToRegulator", "breachToCustomer", "breachOfHealthData"],
    "/terms /privacy /security /resources",
    anyDuration,
    /breach/i,
  ),
  rule(
    ["breachToRegulator"],
    "/privacy /security /resources",
    after("regulator", "customer|answer|request", String.raw`\d+ hours`),
  ),
  rule(
    ["breachToCustomer"],
    "/terms /privacy /security",
    after("customers?|notify you|tell you", "regulator", String.raw`\d+ (?:hours|days)`),
    /^(?!.*(?:PHI|HIPAA|patient|health)).*(?:breach|disclosed without)/i,
  ),
  rule(["breachOfHealthData"], "/terms", /(\d+ days) (?:after|from) discover/g, healthData),
  rule(["subProcessorNotice"], "/privacy /security", anyDuration, /sub-processor/i),
  rule(
    ["termsNotice", "subProcessorNotice"],
    "/terms /privacy /resources",
    /(\d+ days)['’] notice/g,
  ),
  rule(["negotiation"], "/terms /resources", anyDuration, /negotiat/i),
  rule(
    ["requestAnswer"],
    "/privacy",
    /within (\d+ \w+)/g,
    /data-subject request|answer requests|privacy policy promises/i,
  ),
  rule(
    ["dataAfterCancellation"],
    "/terms /privacy /security /pricing",
    anyDuration,
    /after (?:your|the) contract ends|after cancellation/i,
  ),
  rule(["accountData"], "/privacy /resources", /(?:lifetime of the account plus|The) (\d+ years)/g),
  rule(
    ["usageLogs"],
    "/privacy /resources",
    after("usage (?:and system )?logs?", "ticket|marketing"),
  ),
  rule(
    ["systemLogs"],
    "/privacy /terms /resources",
    after("system logs?", "ticket|marketing|run records"),
  ),
  rule(
    ["supportTickets"],
    "/privacy /resources",
    after("tickets?", "marketing|logs", String.raw`\d+ (?:days|months|years)`),
  ),
  rule(["formRequests"], "/privacy", after("access requests and investor requests", "tickets")),
  rule(["marketingData"], "/privacy /resources", after("marketing data", "ticket|logs")),
  rule(["analyticsData"], "/privacy /cookies /resources", after("analytics data", "performance")),
  rule(["performanceData"], "/privacy /cookies", after("performance data", "analytics")),
  rule(
    ["deliveryRecords"],
    "/privacy /cookies /resources",
    after(String.raw`CDN data|\(CDN\) data|delivery records`, "analytics"),
  ),
  rule(["requestLogs"], "/resources", after("request logs", "run records")),
  rule(["runRecords"], "/terms /resources", after("run records", "request logs|system logs")),
  rule(
    ["runRecordsLongest"],
    "/terms /security /resources",
    /up to (\d+ years)/g,
    /run records|settings/i,
  ),
  rule(
    ["backupsReplaced"],
    "/terms /privacy /resources",
    /replaced, (?:and )?no later than (\d+ \w+)/g,
  ),
  rule(["healthData"], "/terms /resources", /(?:minimum of|at least) (\d+ years)/g, healthData),
  rule(
    ["consent"],
    "/cookies /resources",
    /(?:lasts|valid for|choice for|Lifetime:) (\d+ years?)\b/g,
    /consent|cookie choice/i,
  ),
  rule(
    ["sidebarCookie"],
    "/cookies /resources",
    /sidebar(?:(?!theme|choice)[^.;]){0,60}?(\d+ days)|(\d+ days) (?:for )?the sidebar/gi,
  ),
  rule(["storedIn"], "/privacy /security", /\b([A-Z]\w+), or (?:in )?the region/g),
  rule(["modelsIn"], "/privacy /security /resources", /([A-Z]\w+ (?:or|and) the European Union)/g),
  rule(["emailsIn"], "/privacy /security", /^Emails? [^:]+: Where[^:]*: The ([\w ]+)/g),
  rule(["companyNumber"], "/terms /privacy /about", /(UEN: \w+)/g),
  rule(["registeredAddress"], "/terms /privacy /about", /registered address: ([^.);]+)/gi),
  rule(["encryptionStored"], "/terms /privacy /security /pricing /resources", /(AES-\d+)/g),
  rule(["encryptionInTransit"], "/terms /privacy /security /pricing /resources", /(TLS \d+\.\d+)/g),
  rule(["autonomy"], "/platform /resources", /(\d+%) autonomy/g),
  rule(["models"], "/platform /resources /careers", /(\d+\+)(?= models)|choose from: (\d+\+)/g),
  rule(["languages"], "/resources", /(\d+ languages)/g),
  rule(
    ["setup"],
    "/resources /integrations",
    /(\d+ to \d+ minutes)/g,
    /set ?up|connect|permission/i,
  ),
  rule(["platforms"], "/resources /integrations", /(\d+\+) platforms/g),
  rule(
    ["taskSuccess"],
    "/platform",
    /retries included: (\d+\.\d+%)|(\d+\.\d+%) of the/g,
    /task|run/i,
  ),
  rule(["averageResponse"], "/platform /resources", /(\d+ ?ms)\b/g, /average response|gateway/i),
  rule(
    ["enterpriseCustomers"],
    "/platform",
    /(\d+\+) enterprise customers|contract today: (\d+\+)/g,
  ),
  rule(["executions"], "/platform", /(\d+K\+)/g, /executions/i),
  rule(
    ["apiCalls"],
    "/platform",
    /(\d+M\+) API calls|API calls Running total, all plans: (\d+M\+)/g,
  ),
];

/**
 * What all pages state, except the articles: they keep their date, and use their own amounts.
 *
 * @param markdownOf the Markdown of the page at a path
 */
export function statementsOf(markdownOf: (path: string) => string): Statement[] {
  return pages
    .filter(({ path }) => path !== "/news")
    .flatMap(({ path }) => listStatements(path, markdownOf(path)));
}

/** The pages that don't state what they must. */
export function silentPages(rule: FactRule, statements: readonly Statement[]): string[] {
  const found = new Set(
    statements.filter((each) => valuesIn(rule, each).length > 0).map(({ page }) => page),
  );
  return rule.on.filter((page) => !found.has(page));
}

/** A sentence for each statement whose value isn't one of the rule's facts. */
export function disagreements(
  { facts, ...rule }: FactRule,
  statements: readonly Statement[],
): string[] {
  const allowed = new Set(facts.map((fact) => comparable(factValues[fact])));
  const right = facts.map((fact) => `${factValues[fact]} (${fact})`).join(" or ");
  return statements.flatMap((statement) =>
    valuesIn(rule, statement)
      .filter((value) => !allowed.has(comparable(value)))
      .map(
        (value) =>
          `${statement.page} says ${value}, and content/ says ${right}. Correct one of them: '${statement.text}'`,
      ),
  );
}

function valuesIn(
  { about, value }: Pick<FactRule, "about" | "value">,
  { headings, text }: Statement,
): string[] {
  // A heading can be the subject, as the name of a plan is on its card.
  const whole = `${headings}: ${text}`;
  if (about && !about.test(whole)) return [];
  const texts = [text, whole];
  const [found = []] = texts
    .map((each) => [...each.matchAll(value)].flatMap(([, ...groups]) => groups.filter(Boolean)))
    .filter((values) => values.length > 0);
  return found;
}
