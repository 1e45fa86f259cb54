import { excerpt } from "../text/excerpt.ts";
import type { Plan, PlannedStep } from "../wiring/plan.ts";
import { escaped, geometry, type Palette, palettes } from "./drawing.ts";

/** Characters of a line of text; what is longer is cut. */
const longest = 100;
const lineHeight = 24;
const stepHeight = 4 * lineHeight;
/** The middle of the line, and where the text beside it starts. */
const [centre, textStart] = [32, 64];
const headHeight = 64;

/**
 * A workflow as an SVG document, drawn like the report of a run: a station for each step on one
 * line, in the order of the plan. The same plan gives the same bytes. Nothing in it is loaded or
 * run. Its size grows with the number of steps.
 */
export function graphSvg(plan: Plan): string {
  const texts = plan.steps.map(stepTexts);
  const name = excerpt(plan.name, longest);
  const width = textStart + Math.max(...[[name], ...texts].flat().map(textWidth)) + 16;
  const height = headHeight + plan.steps.length * stepHeight;
  const first = headHeight + lineHeight / 2;
  const last = first + Math.max(0, plan.steps.length - 1) * stepHeight;
  return `<?xml version="1.0" encoding="utf-8"?>
<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img" aria-label="${escaped(name)}">
<style>${style}</style>
<rect class="paper" width="${width}" height="${height}"/>
<text class="name" x="16" y="36">${escaped(name)}</text>
<path class="line" d="M${centre} ${first}V${last}"/>
${plan.steps.map((step, index) => station(step, texts[index] ?? [], headHeight + index * stepHeight)).join("\n")}
</svg>
`;
}

/** The step, how it runs, and what it gives. */
function stepTexts({ key, task, each, waitsFor, outputs }: PlannedStep): string[] {
  const mode = each ? `each item of ${each.input.name} (${each.collection})` : "once";
  const after = waitsFor.length > 0 ? `, after ${waitsFor.join(", ")}` : "";
  const given = outputs.map(({ name, path }) => `${name} (${path})`).join(", ");
  return [
    `${key}: ${task.name}`,
    `${mode}${after}`,
    ...(given === "" ? [] : [`Gives ${given}`]),
  ].map((text) => excerpt(text, longest));
}

function station({ each }: PlannedStep, texts: readonly string[], top: number): string {
  const { inner, border } = geometry.station;
  const { ring } = geometry;
  const at = `cx="${centre}" cy="${top + lineHeight / 2}"`;
  const outer = inner / 2 + border + ring.offset + ring.border / 2;
  return [
    `<circle class="station" ${at} r="${(inner + border) / 2}"/>`,
    ...(each ? [`<circle class="ring" ${at} r="${outer}"/>`] : []),
    ...texts.map((text, index) => {
      const named = index === 0 ? ' class="step"' : "";
      return `<text${named} x="${textStart}" y="${top + 18 + index * lineHeight}">${escaped(text)}</text>`;
    }),
  ].join("\n");
}

/** Room for a text in pixels, whatever the font. Characters from U+2E80 on may be wide. */
function textWidth(text: string): number {
  return [...text].reduce((sum, character) => sum + (character < "\u2e80" ? 11 : 20), 0);
}

/** Colours without variables, because many programs that draw SVG know none. */
const painted = ({ ink, paper, line, quiet }: Palette) => `
text { fill: ${quiet}; }
.name, .step { fill: ${ink}; }
.paper, .station { fill: ${paper}; }
.line, .station, .ring { stroke: ${line}; }
`;

const style = `
text { font: 16px system-ui, sans-serif; }
.name { font-size: 20px; font-weight: 700; }
.step { font-weight: 700; }
.line { stroke-width: ${geometry.line}px; }
.station { stroke-width: ${geometry.station.border}px; }
.ring { stroke-width: ${geometry.ring.border}px; fill: none; }${painted(palettes.light)}
@media (prefers-color-scheme: dark) {${painted(palettes.dark)}}
`;
