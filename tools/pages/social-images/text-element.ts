/** The kinds of text in a picture: the heading, a word beside the line, or a station's code. */
const types = {
  heading: { family: "Overpass", weight: 700, spacing: -0.02 },
  label: { family: "Overpass", weight: 600, spacing: 0 },
  code: { family: "JetBrains Mono", weight: 700, spacing: 0 },
} as const;

type Place = {
  x: number;
  y: number;
  size: number;
  fill: string;
  anchor?: "start" | "middle" | "end";
};

/** A text of a picture as SVG. The renderer finds the nearest weight that there is. */
export function textElement(type: keyof typeof types, text: string, place: Place): string {
  const { family, weight, spacing } = types[type];
  const { x, y, size, fill, anchor = "start" } = place;
  return `<text x="${x}" y="${y}" font-family="${family}" font-weight="${weight}" font-size="${size}" letter-spacing="${spacing * size}" fill="${fill}" text-anchor="${anchor}">${escaped(text)}</text>`;
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
