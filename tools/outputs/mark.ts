import { markShape } from "../../app/ui/mark-shape.ts";
import { readColours } from "../pages/colours.ts";

const { lines, lineWidth, station, stationFill, stationStroke, stationWidth } = markShape;

/** The favicon, `/icon.svg`: the mark in the colours of the scheme that the browser has. */
export function iconSvg(): string {
  const rules = (scheme: "light" | "dark") => {
    const colour = readColours(scheme);
    return [
      ...lines.map((line, index) => `.l${index}{stroke:${colour(line.colour)}}`),
      `.s{fill:${colour(stationFill)};stroke:${colour(stationStroke)}}`,
    ].join("");
  };
  const { cx, cy, r } = station;
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 28 28" fill="none">',
    `<style>${rules("light")}@media (prefers-color-scheme:dark){${rules("dark")}}</style>`,
    ...lines.map(
      ({ d }, index) => `<path class="l${index}" d="${d}" stroke-width="${lineWidth}"/>`,
    ),
    `<circle class="s" cx="${cx}" cy="${cy}" r="${r}" stroke-width="${stationWidth}"/></svg>\n`,
  ].join("");
}

/** The mark at a place in another drawing, in its light colours. */
export function placedMark(x: number, y: number, size: number): string {
  return lightOnly(iconSvg()).replace(
    "<svg ",
    `<svg x="${x}" y="${y}" width="${size}" height="${size}" `,
  );
}

/** Without the rules for dark schemes, which a picture cannot follow. */
function lightOnly(svg: string): string {
  return svg.replace(/@media[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g, "");
}
