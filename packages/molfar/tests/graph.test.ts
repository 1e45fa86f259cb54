import { readXml, type XmlElement } from "@yno/tools/read-xml";
import fc from "fast-check";
import { expect, test } from "vitest";
import { graphSvg } from "../report/graph-svg.ts";
import type { Plan, PlannedInput, PlannedStep } from "../wiring/plan.ts";

const step = (key: string, name: string, each?: PlannedStep["each"]): PlannedStep => ({
  ...{ key, image: "i", inputs: [], secrets: [], waitsFor: [] },
  task: { name, description: "d" },
  outputs: [{ name, path: name, shape: { kind: "file" }, isCount: false }],
  limits: { cpus: 1, memoryMib: 16, diskMib: 16 },
  ...(each && { each }),
});
const plan = (name: string, ...steps: PlannedStep[]): Plan => ({ name, steps, outputs: [] });

const drawn = (given: Plan) => readXml(graphSvg(given)).children;
const texts = (elements: readonly XmlElement[]) =>
  elements.filter(({ name }) => name === "text").map(({ text }) => text);

test("any text is drawn as text, and the same plan gives the same bytes", () => {
  const anyText = fc.string({ unit: "binary", minLength: 1, maxLength: 30 });
  fc.assert(
    fc.property(anyText, anyText, (name, task) => {
      const given = plan(name, step("a", task), step("b", "</text><script>"));
      const elements = drawn(given);
      expect(texts(elements)).toHaveLength(7);
      expect(new Set(elements.map((each) => each.name))).toEqual(
        new Set(["style", "rect", "text", "path", "circle"]),
      );
      expect(graphSvg(structuredClone(given))).toBe(graphSvg(given));
    }),
  );
  expect(texts(drawn(plan("a & b", step("s", "<i>\u0001\ud800"))))).toEqual([
    ...["a & b", "s: <i>\ufffd\ufffd", "once", "Gives <i>\ufffd\ufffd (<i>\ufffd\ufffd)"],
  ]);
});

test("a long text is cut, and the longest one has room", () => {
  const [first, second] = ["a", "漢"].map((letter) => {
    const svg = graphSvg(plan("n", step("s", letter.repeat(10_000))));
    expect(svg.length).toBeLessThan(4_000);
    return Number(/width="(\d+)"/.exec(svg)?.[1]);
  });
  expect(first).toBeGreaterThan(100 * 10);
  expect(second).toBeGreaterThan(90 * 16);
});

test("a step in parallel mode has a second ring, and says what it's divided by", () => {
  const input: PlannedInput = {
    ...{ name: "pages", variable: "PAGES", fileName: "p" },
    shape: { kind: "file" },
    source: { kind: "file", path: "p" },
  };
  const elements = drawn(
    plan("n", step("one", "A"), step("many", "B", { input, collection: "list" })),
  );
  const rings = elements.filter(({ attributes }) => attributes.class === "ring");
  const stations = elements.filter(({ attributes }) => attributes.class === "station");
  expect(rings.map(({ attributes }) => attributes.cy)).toEqual([stations[1]?.attributes.cy]);
  expect(texts(elements)).toContain("each item of pages (list)");
});
