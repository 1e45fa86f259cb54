import { type RenderedImage, Resvg } from "@resvg/resvg-js";
import { site } from "@yno/brand/site";
import { markShape } from "../../app/ui/mark-shape.ts";
import { readColours } from "../pages/sheet-values.ts";

export const manifestPath = "/site.webmanifest";

/**
 * The web app manifest (https://www.w3.org/TR/appmanifest/).
 *
 * @param ground the colour behind the site while it starts
 */
export function webManifest(
  { description, ground }: { description: string; ground: string },
  icons: readonly AppIcon[],
): string {
  const manifest = {
    id: "/",
    name: site.brand,
    short_name: site.brand,
    description,
    lang: site.language,
    start_url: "/",
    scope: "/",
    // It is a site: Back and its address stay in reach.
    display: "minimal-ui",
    background_color: ground,
    theme_color: ground,
    icons: [
      { src: "/icon.svg", sizes: "any", type: "image/svg+xml", purpose: "any" },
      ...icons.map(({ file, size, purpose }) => ({
        src: `/${file}`,
        sizes: `${size}x${size}`,
        type: "image/png",
        purpose,
      })),
    ],
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

const { lines, lineWidth, station, stationFill, stationStroke, stationWidth } = markShape;

/** The mark in its light colours, for other drawings. */
function lightMark(attributes: string, style = ""): string {
  const colour = readColours("light");
  const { cx, cy, r } = station;
  return [
    `<svg ${attributes} viewBox="0 0 28 28" fill="none">${style}`,
    ...lines.map(
      (line, index) =>
        `<path class="l${index}" d="${line.d}" stroke="${colour(line.colour)}" stroke-width="${lineWidth}"/>`,
    ),
    `<circle class="s" cx="${cx}" cy="${cy}" r="${r}" fill="${colour(stationFill)}" stroke="${colour(stationStroke)}" stroke-width="${stationWidth}"/></svg>`,
  ].join("");
}

/**
 * The favicon, `/icon.svg`: the mark in the colours of the scheme that the browser has. Where the
 * file is opened by itself, its policy allows no style, and it's light.
 */
export function iconSvg(): string {
  const colour = readColours("dark");
  const rules = [
    ...lines.map((line, index) => `.l${index}{stroke:${colour(line.colour)}}`),
    `.s{fill:${colour(stationFill)};stroke:${colour(stationStroke)}}`,
  ];
  const style = `<style>@media (prefers-color-scheme:dark){${rules.join("")}}</style>`;
  return `${lightMark('xmlns="http://www.w3.org/2000/svg"', style)}\n`;
}

/** The mark at a place in another drawing, in its light colours. */
export function placedMark(x: number, y: number, size: number): string {
  return lightMark(`x="${x}" y="${y}" width="${size}" height="${size}"`);
}

/** An icon of the web manifest, and how much of its width the mark takes. */
export type AppIcon = { file: string; size: number; purpose: "any" | "maskable"; share: number };

/**
 * A maskable icon may be cut to the circle of 80% of its width, so there the mark is smaller: its
 * corners must be inside.
 */
export const appIcons: readonly AppIcon[] = [
  { file: "icon-192.png", size: 192, purpose: "any", share: 0.76 },
  { file: "icon-512.png", size: 512, purpose: "any", share: 0.76 },
  { file: "icon-maskable-512.png", size: 512, purpose: "maskable", share: 0.6 },
];

/** For the home screen of Apple's devices, which ask for it by this name and round its corners. */
export const appleIcon: AppIcon = {
  file: "apple-touch-icon.png",
  size: 180,
  purpose: "any",
  share: 0.62,
};

/** The mark on a ground of one colour. */
export function drawIcon(ground: string, { size, share }: AppIcon): RenderedImage {
  const inset = ((1 - share) / 2) * 100;
  const placed = placedMark(inset, inset, share * 100);
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><rect width="100" height="100" fill="${ground}"/>${placed}</svg>`;
  return new Resvg(drawing, { fitTo: { mode: "width", value: size } }).render();
}
