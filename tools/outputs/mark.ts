/**
 * The mark at a place in another drawing, in its light colours.
 *
 * @param mark the text of public/icon.svg
 */
export function placedMark(mark: string, x: number, y: number, size: number): string {
  return lightOnly(mark).replace(
    "<svg ",
    `<svg x="${x}" y="${y}" width="${size}" height="${size}" `,
  );
}

/** Without the rules for dark schemes, which a picture cannot follow. */
function lightOnly(svg: string): string {
  return svg.replace(/@media[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g, "");
}
