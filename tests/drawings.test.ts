import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Drawing, Sizes } from "#app/drawings/geometry.ts";
import { findFaults, textWidth } from "#app/drawings/label-box.ts";
import { drawCareers } from "#app/drawings/openings/careers.ts";
import { drawEnterprise } from "#app/drawings/openings/enterprise.ts";
import { drawInvestors } from "#app/drawings/openings/investors.ts";
import { drawSecurity } from "#app/drawings/openings/security.ts";
import { drawSupport } from "#app/drawings/openings/support.ts";
import { drawReport } from "#app/drawings/report-line.ts";
import { drawWeek } from "#app/drawings/week.ts";
import { drawPlans } from "#app/features/pricing/plan-lines.tsx";
import { formatMonth } from "#app/ui/format-date.ts";
import { profileCall } from "#content/careers.ts";
import { crossingRun } from "#content/enterprise.ts";
import { companyProgress, countdown } from "#content/investors.ts";
import { jobs } from "#content/jobs.ts";
import { securityPage } from "#content/pages/security.ts";
import { billing, planLines, plans } from "#content/pricing.ts";
import { implementationStatus, infrastructure, runThroughZones } from "#content/security.ts";
import { reportVulnerability } from "#content/security-statements.ts";
import { serviceLevels } from "#content/service-levels.ts";
import { answers } from "#content/support.ts";
import { typesetter } from "#tools/pages/social-images/typefaces.ts";

const unlisted = {
  heading: profileCall.heading,
  action: profileCall.button.label,
  to: profileCall.button.to,
};

const controls = [...infrastructure.items, ...implementationStatus.items];

/** Every drawing of the site, from the records that its page draws. */
const drawings: Record<string, Sizes> = {
  careers: drawCareers(jobs, unlisted),
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
};

/** The room that the style sheet has at least when it shows a size. */
const room = { narrow: 280, middle: 640, wide: 936 } as const;
const phoneHeight = 260;

describe.each(Object.entries(drawings))("%s", (_, sizes) => {
  const all: [string, Drawing][] = Object.entries(sizes);
  test.each(all)("%s: bends of 45°, and no label on anything", (_, drawing) => {
    expect(findFaults(drawing)).toEqual([]);
  });
  test("each size fits where it is shown", () => {
    expect(sizes.wide.width).toBeLessThanOrEqual(room.wide);
    expect((sizes.middle ?? sizes.wide).width).toBeLessThanOrEqual(room.middle);
    if (!sizes.narrow) return;
    expect(sizes.narrow.width).toBeLessThanOrEqual(room.narrow);
    expect(sizes.narrow.height).toBeLessThanOrEqual(phoneHeight);
  });
});

test("the room kept for a label is never less than its typeface needs", async () => {
  const names = Object.values(drawings).flatMap((sizes) =>
    Object.values(sizes).flatMap((drawing) =>
      drawing.labels.flatMap(({ title, note }) =>
        [title, note].filter((each) => each !== undefined),
      ),
    ),
  );
  const { measure } = await typesetter(names.join(""));
  const tight = names.filter((name) => textWidth(name, 15) < measure("label", name, 15));
  expect(tight).toEqual([]);
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

test("a control is a gate, dashed and named while it's in progress, and left out without a place", () => {
  const count = controls.length;
  const statuses = fc.constantFrom("Completed" as const, "In Progress" as const, null);
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

test("the text alternative of /security names each control of the drawing that is in progress", () => {
  for (const { title, status, gate } of implementationStatus.items) {
    if (gate && status === "In Progress") expect(securityPage.drawing).toContain(title);
  }
});
