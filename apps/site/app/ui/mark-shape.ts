/**
 * The mark in a square of 28 units: two lines that merge into one, with a station where they meet.
 * Colours are names of tokens. Pages, the favicon, the icons of the manifest and the social images are
 * drawn from it.
 */
export const markShape = {
  lines: [
    { d: "M3 3.5 14 14.5V26", colour: "line-product" },
    { d: "M25 3.5 14 14.5", colour: "line-resources" },
  ],
  lineWidth: 5,
  station: { cx: 14, cy: 14.5, r: 4.5 },
  stationFill: "canvas",
  stationStroke: "ink",
  stationWidth: 3,
} as const;
