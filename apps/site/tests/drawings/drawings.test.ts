import { site } from "@yno/brand/site";
import { mcpCategories } from "@yno/registry/enums";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Drawing, middleRoom, outside, type Sizes } from "#app/drawings/geometry.ts";
import { drawAbout } from "#app/drawings/openings/about.ts";
import { drawCareers } from "#app/drawings/openings/careers.ts";
import { drawEnterprise } from "#app/drawings/openings/enterprise.ts";
import { drawIntegrations, textWidth } from "#app/drawings/openings/integrations.ts";
import { drawInvestors } from "#app/drawings/openings/investors.ts";
import { drawRegistry } from "#app/drawings/openings/mcp-registry.ts";
import { drawPartners } from "#app/drawings/openings/partners.ts";
import { drawPlatform, drawTiers } from "#app/drawings/openings/platform.ts";
import { drawResources } from "#app/drawings/openings/resources.ts";
import { drawReport, drawSecurity } from "#app/drawings/openings/security.ts";
import { drawSupport, drawWeek } from "#app/drawings/openings/support.ts";
import { drawSteps } from "#app/drawings/steps.ts";
import { drawPlans } from "#app/features/pricing/plans.tsx";
import { formatMonth } from "#app/ui/format-date.ts";
import { typesetter } from "#build/pages/social-images/typefaces.ts";
import { faq, faqCategories } from "#content/collections/faq.ts";
import { integrations } from "#content/collections/integrations.ts";
import { jobs } from "#content/collections/jobs.ts";
import { mcpServers } from "#content/collections/mcp-servers.ts";
import { partners } from "#content/collections/partners.ts";
import { plans } from "#content/collections/plans.ts";
import { workflows } from "#content/collections/workflows.ts";
import { screens } from "#content/derived/document-screens.ts";
import { approach, homeMap } from "#content/pages/about.ts";
import { profileCall } from "#content/pages/careers.ts";
import { crossingRun } from "#content/pages/enterprise.ts";
import { map } from "#content/pages/integrations.ts";
import { companyProgress, countdown } from "#content/pages/investors.ts";
import { network, programmes } from "#content/pages/partners.ts";
import { components, tiers } from "#content/pages/platform.ts";
import { billing, planLines } from "#content/pages/pricing.ts";
import {
  implementationStatus,
  infrastructure,
  runThroughZones,
  securityPage,
} from "#content/pages/security.ts";
import { answers, serviceLevels } from "#content/pages/support.ts";
import { reportVulnerability } from "#content/security-statements.ts";
import { findFaults, namesOf, wholeMaps } from "./find-faults.ts";

const unlisted = {
  heading: profileCall.heading,
  action: profileCall.jump,
  to: profileCall.button.to,
};

const subjects = faqCategories.map((name) => ({
  name,
  count: faq.filter(({ category }) => category === name).length,
  to: "/resources",
}));

const registry = mcpCategories.map(
  (name) => mcpServers.filter(({ category }) => category === name).length,
);

const controls = [...infrastructure.items, ...implementationStatus.items];

/** Every drawing of the site, from the records that its page draws. */
const drawings: Record<string, Sizes> = {
  about: drawAbout(homeMap, site.brand),
  careers: drawCareers(jobs, unlisted),
  integrations: drawIntegrations(integrations, map.server, map.container),
  enterprise: drawEnterprise(crossingRun),
  investors: drawInvestors({
    milestones: companyProgress.milestones,
    format: formatMonth,
    target: countdown.target,
  }),
  "pricing by the month": drawPlans(plans, billing, planLines, "monthly"),
  "pricing by the year": drawPlans(plans, billing, planLines, "yearly"),
  "report of a vulnerability": drawReport(reportVulnerability.expect.line),
  security: drawSecurity(runThroughZones, controls),
  support: drawSupport(answers),
  "week of support": drawWeek(serviceLevels.week),
  workflows: wholeMaps(workflows),
  partners: drawPartners(programmes.programmes, partners, network),
  platform: drawPlatform(components),
  resources: drawResources(subjects),
  "the registry": drawRegistry(registry),
  "tiers of autonomy": drawTiers(tiers.tiers),
};

/** The room that the style sheet has at least when it shows a size. */
const room = { narrow: 280, middle: middleRoom, wide: 936 } as const;
/** The registry's drawing has its own, because filters without it serve narrower pages. */
const registryRoom = 1024;
const phoneHeight = 260;

describe.each(Object.entries(drawings))("%s", (name, sizes) => {
  const all: [string, Drawing][] = Object.entries(sizes);
  test.each(all)("%s: bends of 45°, and no label on anything", (_, drawing) => {
    expect(findFaults(drawing)).toEqual([]);
  });
  test("each size fits where it is shown", () => {
    expect(sizes.wide.width).toBeLessThanOrEqual(
      name === "the registry" ? registryRoom : room.wide,
    );
    if (sizes.middle) expect(sizes.middle.width).toBeLessThanOrEqual(room.middle);
    if (!sizes.narrow) return;
    expect(sizes.narrow.width).toBeLessThanOrEqual(room.narrow);
    expect(sizes.narrow.height).toBeLessThanOrEqual(phoneHeight);
  });
});

test("the steps of a screen fit the narrowest phone, and no label is on anything", () => {
  const drawn = screens.build.parts.flatMap((part) =>
    part.kind === "steps" ? drawSteps(part.steps) : [],
  );
  expect(drawn).toHaveLength(1);
  expect(drawn.flatMap(findFaults)).toEqual([]);
  // The window has borders and a padding of 16 px.
  for (const { width } of drawn) expect(width).toBeLessThanOrEqual(room.narrow - 2 * 17);
});

test("the room kept for a label is never less than its typeface needs", async () => {
  const names = Object.values(drawings).flatMap((sizes) =>
    Object.values(sizes).flatMap((drawing) =>
      drawing.labels
        .flatMap(namesOf)
        .flatMap(({ title, note }) => [title, note].filter((each) => each !== undefined)),
    ),
  );
  const { measure } = await typesetter(names.join(""));
  const tight = names.filter((name) => textWidth(name, 15) < measure("label", name, 15));
  expect(tight).toEqual([]);
});

test("the map of /about has a station for each place that the page names, and only these", () => {
  const text = approach.items.find(({ title }) => title.includes(homeMap.place))?.text ?? "";
  const named = homeMap.stations.filter(({ name }) => new RegExp(name, "i").test(text));
  expect(named).toEqual(homeMap.stations);
  expect(new Set(homeMap.stations.map(({ side }) => side)).size).toBe(homeMap.stations.length);
});

test("a new job is a new station", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: jobs.length }), (count) => {
      const { wide, narrow } = drawCareers(jobs.slice(0, count), unlisted);
      for (const drawing of [wide, narrow]) {
        expect(drawing && findFaults(drawing)).toEqual([]);
        expect(drawing?.marks.filter(({ kind }) => kind === "station")).toHaveLength(count);
      }
    }),
  );
});

test("what the hub of /platform reaches is a line each", () => {
  fc.assert(
    fc.property(fc.subarray([...components.reaches], { minLength: 1 }), (reaches) => {
      for (const drawing of Object.values(drawPlatform({ ...components, reaches }))) {
        expect(findFaults(drawing)).toEqual([]);
        const runningOut = drawing.tracks.filter(
          ({ points }) => points.at(-1)?.[0] === outside.right,
        );
        expect(runningOut).toHaveLength(reaches.length);
      }
    }),
  );
});

test("a new partner is a new station on the line of its programme", () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...partners), { maxLength: 8 }), (list) => {
      for (const drawing of Object.values(drawPartners(programmes.programmes, list, network))) {
        const stations = drawing.marks.filter(({ kind }) => kind === "station");
        expect(stations).toHaveLength(list.length);
        expect(findFaults(drawing)).toEqual([]);
      }
    }),
  );
});

test("a new question is a new station on the line of its category", () => {
  const counts = fc.array(fc.integer({ min: 1, max: 24 }), { minLength: 1, maxLength: 8 });
  fc.assert(
    fc.property(counts, (list) => {
      const { wide } = drawResources(
        list.map((count, index) => ({ name: `Category ${index}`, count, to: "/resources" })),
      );
      expect(findFaults(wide)).toEqual([]);
      expect(wide.marks).toHaveLength(list.reduce((sum, count) => sum + count, 0));
    }),
  );
});

test("a new server is a new station on the line of its category", () => {
  const { length } = registry;
  fc.assert(
    fc.property(fc.array(fc.nat(20), { minLength: length, maxLength: length }), (list) => {
      const { wide } = drawRegistry(list);
      expect(findFaults(wide)).toEqual([]);
      expect(wide.marks).toHaveLength(list.reduce((sum, count) => sum + count, 0));
    }),
  );
});

test("a control is a gate, dashed and named while it's in progress, and left out without a place", () => {
  const statuses = fc.constantFrom("Completed" as const, "In Progress" as const, null);
  const count = controls.length;
  fc.assert(
    fc.property(fc.array(statuses, { minLength: count, maxLength: count }), (given) => {
      const changed = controls.flatMap((control, index) => {
        const status = given[index];
        return status ? [{ ...control, status }] : [];
      });
      const drawn = changed.filter(({ gate }) => gate !== undefined);
      const open = drawn.filter(({ status }) => status === "In Progress");
      for (const drawing of Object.values(drawSecurity(runThroughZones, changed))) {
        expect(findFaults(drawing)).toEqual([]);
        const kinds = drawing.marks.map(({ kind }) => kind);
        expect(kinds.filter((kind) => kind === "open-gate")).toHaveLength(open.length);
        // One more gate is in the legend.
        expect(kinds.filter((kind) => kind === "gate")).toHaveLength(
          1 + drawn.length - open.length,
        );
      }
    }),
  );
});

test("a new system is a new station, in whatever category, and fewer leave no fault", () => {
  const shown = fc.subarray([...integrations], { minLength: 1 });
  fc.assert(
    fc.property(shown, fc.nat({ max: integrations.length - 1 }), (some, place) => {
      const { name, category } = integrations[place] ?? { name: "", category: "" };
      const more = { id: "one-more", name: name.slice(0, 12), category };
      const all = [...integrations.filter((each) => some.includes(each)), more];
      for (const drawing of Object.values(drawIntegrations(all, map.server, map.container))) {
        expect(findFaults(drawing)).toEqual([]);
        // The line goes on to two more.
        expect(drawing.marks).toHaveLength(all.length + 2);
      }
    }),
  );
});

test("the text alternative of /security names each control of the drawing that is in progress, and says so of none once all work", () => {
  const open = implementationStatus.items.flatMap(({ title, status, gate }) =>
    gate && status === "In Progress" ? title : [],
  );
  expect(open.filter((title) => !securityPage.drawing.includes(title))).toEqual([]);
  expect(securityPage.drawing.includes("in progress")).toBe(open.length > 0);
});
