import { excerpt } from "../text/wording.ts";
import type { Plan, PlannedStep } from "../wiring/plan.ts";

/** What the report of a run and the graph of a workflow are drawn with. */

export const palettes = {
  light: { ink: "#15202b", paper: "#fff", line: "#0b6e5f", bad: "#b3261e", quiet: "#5b6b7a" },
  dark: { ink: "#e8edf2", paper: "#10161c", line: "#45c4ae", bad: "#ff8a80", quiet: "#9fb0bf" },
} as const;

export type Palette = (typeof palettes)[keyof typeof palettes];

/** In CSS pixels: the line, and the station of a step on it. A parallel step has a second ring. */
export const geometry = {
  line: 6,
  station: { inner: 14, border: 5 },
  ring: { offset: 2, border: 3 },
} as const;

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

const entities: Readonly<Record<string, string>> = {
  ...{ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" },
};

/** Text for HTML and XML. A character that XML can't have becomes U+FFFD. */
export function escaped(text: string): string {
  return text
    .toWellFormed()
    .replace(/[^\t\n\r\u{20}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, "\ufffd")
    .replace(/[&<>"']/g, (character) => entities[character] ?? "");
}
