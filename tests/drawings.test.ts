import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Drawing, middleRoom, type Sizes } from "#app/drawings/geometry.ts";
import { findFaults, textWidth } from "#app/drawings/label-box.ts";
import { drawCareers } from "#app/drawings/openings/careers.ts";
import { drawIntegrations } from "#app/drawings/openings/integrations.ts";
import { profileCall } from "#content/careers.ts";
import { integrations } from "#content/integrations.ts";
import { map } from "#content/integrations-page.ts";
import { jobs } from "#content/jobs.ts";
import { typesetter } from "#tools/pages/social-images/typefaces.ts";

const unlisted = {
  heading: profileCall.heading,
  action: profileCall.button.label,
  to: profileCall.button.to,
};

/** Every drawing of the site, from the records that its page draws. */
const drawings: Record<string, Sizes> = {
  careers: drawCareers(jobs, unlisted),
  integrations: drawIntegrations(integrations, map.server, map.container),
};

/** The room that the style sheet has at least when it shows a size. */
const room = { narrow: 280, middle: middleRoom, wide: 936 } as const;
const phoneHeight = 260;

describe.each(Object.entries(drawings))("%s", (_, sizes) => {
  const all: [string, Drawing][] = Object.entries(sizes);
  test.each(all)("%s: bends of 45°, and no label on anything", (_, drawing) => {
    expect(findFaults(drawing)).toEqual([]);
  });
  test("each size fits where it is shown", () => {
    expect(sizes.wide.width).toBeLessThanOrEqual(room.wide);
    if (sizes.middle) expect(sizes.middle.width).toBeLessThanOrEqual(room.middle);
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

test("a new system is a new station, in whatever category, and fewer leave no fault", () => {
  const shown = fc.subarray([...integrations], { minLength: 1 });
  fc.assert(
    fc.property(shown, fc.nat({ max: integrations.length - 1 }), (some, place) => {
      const { name, category } = integrations[place] ?? { name: "", category: "" };
      const more = { id: "one-more", name: name.slice(0, 12), category };
      const all = [...integrations.filter((each) => some.includes(each)), more];
      const { wide } = drawIntegrations(all, map.server, map.container);
      expect(findFaults(wide)).toEqual([]);
      expect(wide.marks.filter(({ kind }) => kind === "station")).toHaveLength(all.length + 1);
    }),
  );
});
