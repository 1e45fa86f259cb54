import { expect, test } from "vitest";
import { exclusive, features, hero, market, qualities, services } from "./home.ts";

test("the hero has the specified badge, button and link", () => {
  expect(hero.badge).toBe("AI-Powered Integration Platform");
  expect(hero.requestAccess).toBe("Request an Invitation");
  expect(hero.useNow).toBe("YNO Use AI Now");
});

test("the 13 services are listed in the specified order, the first 6 in the open", () => {
  expect(services.names).toEqual([
    "api-gateway",
    "auth-service",
    "connectors-service",
    "dockerfile-validator",
    "forms-service",
    "hitl-service",
    "pipeline-engine",
    "pipeline-service",
    "rag-service",
    "secret-service",
    "shared",
    "task-service",
    "workflow-service",
  ]);
  expect(services.shownFirst).toBe(6);
});

test("the uptime is counted from the start of December 2024, in UTC, and says the same in words", () => {
  expect(Date.parse(services.operationalSince)).toBe(Date.UTC(2024, 11, 1));
  expect(services.operationalSinceText).toBe("1 December 2024");
});

test("the six feature cards are in the specified order", () => {
  expect(features.map(({ title }) => title)).toEqual([
    "Converse",
    "Intelligent Workflows",
    "Seamless Integrations",
    "Transparency",
    "Limitless Integrations",
    "User-Friendly",
  ]);
});

test("the three columns are in the specified order", () => {
  expect(qualities.map(({ title }) => title)).toEqual([
    "Understanding",
    "Flexible",
    "Knowledgeable",
  ]);
});

test("the market figures are the specified ones, each with what it counts", () => {
  const [market2028, automation, apps, cost, ...more] = market.metrics;
  expect(market2028).toMatchObject({ figure: "$50B+", change: "+15% CAGR" });
  expect(market2028?.text).toMatch(/by 2028/);
  expect(automation).toMatchObject({ figure: "$12B", change: "+25% CAGR" });
  expect(automation?.text).toMatch(/AI automation/);
  expect(apps?.figure).toBe("85%");
  expect(apps?.text).toMatch(/of enterprises use 1000\+ apps/);
  expect(cost?.figure).toBe("$2.9M");
  expect(cost?.text).toMatch(
    /average.*cost.*integration complexity|average.*integration.complexity cost/,
  );
  expect(more).toEqual([]);
});

test("the statistics of exclusive access are the specified ones", () => {
  expect(exclusive.stats.map(({ figure, text }) => `${figure} ${text}`)).toEqual([
    "500+ Enterprise Leaders",
    "50+ Fortune 500 CTOs",
    "Modular Design Architecture",
  ]);
});
