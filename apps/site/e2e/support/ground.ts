/** Runs in a page of any engine: whether it's drawn dark, by the colour under everything. */
export function isDark(): boolean {
  const pen = document.createElement("canvas").getContext("2d");
  if (!pen) throw new Error("There is no canvas to read a colour with.");
  pen.fillStyle = getComputedStyle(document.documentElement).backgroundColor;
  pen.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = pen.getImageData(0, 0, 1, 1).data;
  return red + green + blue < 384;
}
