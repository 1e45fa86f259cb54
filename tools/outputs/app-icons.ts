import { type RenderedImage, Resvg } from "@resvg/resvg-js";
import { placedMark } from "./mark.ts";

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
