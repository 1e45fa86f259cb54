import type { Locator, Page } from "@playwright/test";
import { expect } from "./journey.ts";

/**
 * Less than WCAG asks of a text's colour: in the pixels of thin strokes it's blended with the
 * background. This finds text in nearly the colour of its background.
 */
const minContrast = 3;

/**
 * Expects all text in the window to stand out from its background in the rendered pixels, and returns
 * a digest of those of one element: with forced colours, computed styles still give the colours of the
 * style sheets.
 */
export async function expectVisibleText(page: Page, shown: Locator): Promise<number> {
  // What scrolling has brought near is drawn a frame later (`content-visibility`).
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  let digest = 0;
  const findFaint = async () => {
    const picture = await page.screenshot({ animations: "disabled", caret: "hide" });
    const input = [picture.toString("base64"), minContrast] as const;
    const seen = await shown.evaluate(readPicture, input);
    digest = seen.digest;
    return seen.faint;
  };
  // On a busy machine, a picture can be older than a new scheme or a scroll.
  const text = expect.poll(findFaint, { message: "text that can't be told from its ground" });
  await text.toEqual([]);
  return digest;
}

/** Runs in the page. The picture is a PNG of its window. */
async function readPicture(
  shown: Element,
  [picture, least]: readonly [string, number],
): Promise<{ faint: string[]; digest: number }> {
  const bytes = Uint8Array.from(atob(picture), (character) => character.charCodeAt(0));
  const bitmap = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height).getContext("2d");
  if (!canvas) throw new Error("There is no canvas to read the picture with.");
  canvas.drawImage(bitmap, 0, 0);
  const scale = bitmap.width / innerWidth;

  const luminance = (colour: number) => {
    const [red = 0, green = 0, blue = 0] = [16, 8, 0].map((shift) => {
      const share = ((colour >> shift) & 255) / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const { data, width: rowLength } = canvas.getImageData(0, 0, bitmap.width, bitmap.height);
  const coloursIn = ({ left, right, top, bottom }: DOMRect) => {
    const colours: number[] = [];
    for (let y = Math.round(top * scale); y < Math.round(bottom * scale); y += 1) {
      for (let x = Math.round(left * scale); x < Math.round(right * scale); x += 1) {
        const at = 4 * (y * rowLength + x);
        colours.push(((data[at] ?? 0) << 16) | ((data[at + 1] ?? 0) << 8) | (data[at + 2] ?? 0));
      }
    }
    return colours;
  };
  const contrastIn = (box: DOMRect) => {
    const counts = new Map<number, number>();
    for (const colour of coloursIn(box)) counts.set(colour, (counts.get(colour) ?? 0) + 1);
    const [[ground = 0] = []] = [...counts].sort(([, one], [, other]) => other - one);
    const own = luminance(ground);
    const contrasts = [...counts.keys()].map((colour) => {
      const other = luminance(colour);
      return (Math.max(own, other) + 0.05) / (Math.min(own, other) + 0.05);
    });
    return Math.max(...contrasts);
  };

  const faint: string[] = [];
  const range = document.createRange();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = walker.nextNode(); text; text = walker.nextNode()) {
    const parent = text.parentElement;
    if (!parent || !text.nodeValue?.trim() || parent.closest(":disabled, svg")) continue;
    range.selectNodeContents(text);
    // Of several lines the clearest counts: one may consist of spaces.
    const contrasts = Array.from(range.getClientRects()).flatMap((line) => {
      const { left, right, top, bottom, width, height } = line;
      const isInView = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
      if (!isInView || width < 2 || height < 2) return [];
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      // Something else may be in front of it.
      return parent.contains(hit) ? [contrastIn(line)] : [];
    });
    const clearest = Math.max(...contrasts);
    if (contrasts.length > 0 && clearest < least) {
      faint.push(`${clearest.toFixed(1)}: ${text.nodeValue.slice(0, 60)}`);
    }
  }
  const mix = (digest: number, colour: number) => (Math.imul(digest, 31) + colour) | 0;
  return { faint, digest: coloursIn(shown.getBoundingClientRect()).reduce(mix, 7) };
}
