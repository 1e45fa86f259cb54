/** Pixels of a text in the site's typeface at most, by the kind of each character. */
export function textWidth(text: string, size: number): number {
  let width = 0;
  for (const character of text) {
    if (/[ilj.,:;'|!]/.test(character)) width += 0.3;
    else if (/[ frtI()[\]/-]/.test(character)) width += 0.4;
    else if (/[mwMW@%]/.test(character)) width += 0.92;
    else if (/[A-Z&0-9]/.test(character)) width += 0.68;
    else width += 0.6;
  }
  return width * size;
}
