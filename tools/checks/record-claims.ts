import { firstFeatures } from "#app/features/integrations/integrations.ts";
import { departmentOptions, placeOptions } from "#app/features/positions/positions.ts";
import type { Claim } from "#content/schema/claim.ts";
import type { FaqEntry } from "#content/schema/faq.ts";
import type { Integration } from "#content/schema/integration.ts";
import type { TopServer } from "#content/schema/integrations-page.ts";
import type { Job } from "#content/schema/job.ts";
import type { Partner } from "#content/schema/partner.ts";
import type { Plan } from "#content/schema/pricing.ts";
import type { Workflow } from "#content/schema/workflow.ts";
import { sgd } from "#content/shared-facts.ts";

type Records = {
  plans: readonly Pick<Plan, "name" | "price">[];
  jobs: readonly Pick<Job, "department" | "location">[];
  partners: readonly Pick<Partner, "name" | "employees">[];
  integrations: readonly Pick<Integration, "setupTime" | "features">[];
  topServers: readonly Pick<TopServer, "rank" | "name">[];
  faq: readonly Pick<FaqEntry, "category">[];
  workflows: readonly Pick<Workflow, "title" | "metrics">[];
};

/** The figures that a page counts or takes from its records, so that a new record needs no claim. */
export function recordClaims(records: Records): readonly Claim[] {
  const { plans, jobs, partners, integrations, topServers, faq, workflows } = records;
  const questions = Map.groupBy(faq, ({ category }) => category);
  return [
    ...plans.flatMap(priceClaims),
    ...workflows.flatMap(({ title, metrics }) =>
      metrics.map(({ name, value }) => claim(value, `/workflows, ${title}`, "sample", name)),
    ),
    claim(`${jobs.length} open positions`, "/careers, Hero badges", "counted", "Open positions"),
    ...[...departmentOptions(jobs, ""), ...placeOptions(jobs, "")].map(({ label, count }) =>
      claim(String(count), "/careers, Open positions", "counted", `Positions: ${label}`),
    ),
    ...partners.map(({ name, employees }) =>
      claim(
        employees,
        "/partners, Partner network",
        "sample",
        `Employees of ${name}, a made-up firm`,
      ),
    ),
    ...topServers.map(({ rank, name }) =>
      claim(String(rank), "/integrations, Top 10", "sample", `Rank of ${name} by stars seen`),
    ),
    ...cardClaims(integrations),
    claim(String(faq.length), "/resources, Hero", "counted", "Questions on the page"),
    ...[...questions].map(([category, { length }]) =>
      claim(
        String(length),
        "/resources, Frequently asked questions",
        "counted",
        `Questions in ${category}`,
      ),
    ),
  ];
}

/** Free plans and plans by agreement have no figure. */
function priceClaims({ name, price: { monthly, yearly } }: Pick<Plan, "name" | "price">): Claim[] {
  const where = "/pricing, Plans";
  return [
    ...(monthly ? [claim(sgd(monthly), where, "spec", `${name} plan, billed monthly`)] : []),
    ...(yearly ? [claim(sgd(yearly), where, "spec", `${name} plan, billed yearly`)] : []),
  ];
}

function cardClaims(integrations: Records["integrations"]): Claim[] {
  const where = "/integrations, Browse All Integrations";
  const setupTimes = new Set(integrations.map(({ setupTime }) => setupTime));
  const further = new Set(integrations.map(({ features }) => firstFeatures(features).more));
  return [
    claim(`${integrations.length} integrations`, where, "counted", "Cards of the whole list"),
    ...[...setupTimes]
      .toSorted()
      .map((time) => claim(time, where, "sample", "Setup time of a card")),
    ...[...further]
      .filter((more) => more > 0)
      .toSorted((a, b) => a - b)
      .map((more) =>
        claim(`+${more} more`, where, "counted", "Features of a card beyond the first three"),
      ),
  ];
}

function claim(figure: string, where: string, origin: Claim["origin"], scope: string): Claim {
  return { figure, where, origin, scope };
}
