import type { McpServer } from "@modelcontextprotocol/server";
import * as z from "zod";
import {
  changeCost,
  costsOf,
  daysLeft,
  fitting,
  lacking,
  most,
  regionChoices,
  supports,
} from "./estimate.ts";
import { argumentsShape, onlyReads, problemResult, recordResult } from "./page-tools.ts";
import type { SiteData } from "./site-data.ts";

const number = (limit: number, about: string) =>
  z.int().min(0).max(limit).default(0).describe(about);
const wish = (about: string) => z.boolean().default(false).describe(about);
const money = z.number().nullable();

/** The tool that works out a plan and its price as /pricing does. */
export function addPriceTool(server: McpServer, { plans }: SiteData): void {
  server.registerTool(
    "estimate_price",
    {
      title: "Estimate a price",
      description:
        "Finds the smallest plan that covers what is needed, says what smaller ones lack, and gives its exact cost in Singapore dollars without tax. Costs are null where only a quote says. With a day, it also gives what the next invoice has for a change on that day.",
      inputSchema: argumentsShape({
        agents: number(most.agents, "AI agents that are switched on"),
        workflows: number(most.workflows, "Workflows that are switched on"),
        integrations: number(most.integrations, "Systems that are connected"),
        apiCalls: number(most.apiCalls, "API calls a month"),
        users: number(most.users, "People who sign in"),
        customIntegrations: wish("Integrations of one's own, such as an image"),
        sso: wish("Single sign-on"),
        auditLogs: wish("Audit logs"),
        onPremises: wish("On-premises"),
        support: z.enum(supports).default("community").describe("The least support"),
        regions: z.enum(regionChoices).default("single").describe("One region, or several"),
        day: z.string().max(10).optional().describe("First day of the plan, as 2026-12-31"),
        paidMonthly: z.boolean().default(false).describe("Whether SME is paid by the month today"),
      }),
      outputSchema: z.object({
        plan: z.string(),
        leastUsers: z.int(),
        lacking: z.array(z.object({ plan: z.string(), needs: z.array(z.string()) })),
        month: money,
        twelveMonths: money,
        year: money,
        saved: money,
        change: z.object({ monthly: money, yearly: money }).optional(),
      }),
      annotations: onlyReads,
    },
    ({ day, paidMonthly, ...needs }) => {
      const plan = fitting(plans, needs);
      const costs = costsOf(plan);
      const days = day === undefined ? undefined : daysLeft(day);
      if (days === null) {
        return problemResult("The day isn't one that the calendar has. Write it as 2026-12-31.");
      }
      const paid = plans.map((each) => costsOf(each)?.month ?? 0).find((month) => month > 0) ?? 0;
      const before = paidMonthly ? paid : 0;
      const dollars = (cents: number | null | undefined) => (cents == null ? null : cents / 100);
      return recordResult({
        plan: plan.name,
        leastUsers: plan.leastUsers,
        lacking: plans
          .slice(0, plans.indexOf(plan))
          .map((each) => ({ plan: each.name, needs: lacking(each, needs) })),
        month: dollars(costs?.month),
        twelveMonths: dollars(costs?.twelveMonths),
        year: dollars(costs?.year),
        saved: dollars(costs?.saved),
        ...(days && {
          change: {
            monthly: dollars(changeCost(costs, "monthly", before, days)),
            yearly: dollars(changeCost(costs, "yearly", before, days)),
          },
        }),
      });
    },
  );
}
