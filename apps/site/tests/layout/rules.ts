import type { Boxes, ControlBox, Finding, FocusBoxes, Rect, TextBox } from "./boxes.ts";

type Rule<Measured> = (boxes: Measured) => Finding[];

const finding = (
  rule: string,
  { element, rect }: Pick<Finding, "element" | "rect">,
  sentence: string,
): Finding => ({ rule, element, rect, sentence });

/** Everything the rules find in one look at a page. */
export function findingsIn(boxes: Boxes): Finding[] {
  return [
    squeezedText,
    stretchedText,
    clippedText,
    overlappingText,
    sidewaysScroll,
    coveredControl,
    smallControl,
    emptyLayer,
    blankPicture,
  ].flatMap((rule) => rule(boxes));
}

/** Everything the rules find in what `measureFocus` measured. */
export function focusFindingsIn(boxes: FocusBoxes): Finding[] {
  return [hiddenFocus, movingHeading].flatMap((rule) => rule(boxes));
}

/** Text narrower than 4 characters of its font that wraps more than 3 times. */
const squeezedText: Rule<Boxes> = ({ texts }) =>
  texts
    .filter(({ wraps, rect, character }) => wraps && rect[2] < 4 * character)
    .filter(({ frame }) => !isForScreenReaders(frame))
    .map((text) => ({ text, lines: countLines(text.lines) }))
    .filter(({ lines }) => lines > 4)
    .map(({ text, lines }) => {
      const sentence = `The text is ${text.rect[2]} px wide and breaks into ${lines} lines.`;
      return finding("squeezed", text, sentence);
    });

/** Running text of more than two lines with more than 100 characters in each, where eyes lose the line. */
const stretchedText: Rule<Boxes> = ({ texts }) =>
  texts
    .filter(({ wraps, rect, character }) => wraps && rect[2] > 100 * character)
    .filter(({ lines }) => countLines(lines) > 2)
    .map((text) => {
      const characters = Math.round(text.rect[2] / text.character);
      return finding("stretched", text, `Lines of the text have ${characters} characters.`);
    });

/** Less than this is rounding, or the empty part of a line above and below its letters. */
const smallestCut = 2;

/** Text that is partly cut off where nothing scrolls. Completely hidden text is intended. */
const clippedText: Rule<Boxes> = ({ texts }) =>
  texts.flatMap((text) => {
    const { lines, frame } = text;
    if (!frame) return [];
    const letters = lines.map(letterBox);
    const shown = letters.filter((line) => area(common(line, frame)) > 1);
    if (shown.length === 0 || isForScreenReaders(frame)) return [];
    const cut = Math.max(...letters.map((line) => outside(line, frame)));
    if (cut < smallestCut) return [];
    const sentence = `${round(cut)} px of the text are cut off, and nothing scrolls.`;
    return [finding("clipped", text, sentence)];
  });

/** Text over other text on the same background. */
const overlappingText: Rule<Boxes> = ({ texts }) => {
  const lines = texts
    .flatMap((text) =>
      text.lines.map((line) => ({ text, line: common(letterBox(line), text.shown ?? line) })),
    )
    .filter(({ line }) => area(line) > 0)
    .sort((a, b) => a.line[1] - b.line[1]);
  const found = new Map<TextBox, Finding>();
  for (const [index, { text, line }] of lines.entries()) {
    for (let next = index + 1; next < lines.length; next += 1) {
      const other = lines[next];
      if (!other || other.line[1] > line[1] + line[3]) break;
      if (other.text === text || other.text.sheet !== text.sheet || found.has(text)) continue;
      const shared = common(line, other.line);
      if (shared[2] < 2 || shared[3] < 2) continue;
      const rect: Rect = [round(shared[0]), round(shared[1]), round(shared[2]), round(shared[3])];
      const sentence = `The text and that of ${other.text.element} share ${rect[2]} × ${rect[3]} px.`;
      found.set(text, finding("overlapped", { element: text.element, rect }, sentence));
    }
  }
  return [...found.values()];
};

/** A page that scrolls sideways, and what reaches past an edge or scrolls sideways itself. */
const sidewaysScroll: Rule<Boxes> = ({ document: { width, height }, viewport, wide }) => {
  const page = { element: "html", rect: [0, 0, width, height] as const };
  const sentence = `The page is ${width} px wide in a viewport of ${viewport.width} px.`;
  const past = `The element reaches past the viewport of ${viewport.width} px.`;
  const unknown = "The element scrolls sideways and isn't a known scroller.";
  return [
    ...(width > viewport.width ? [finding("sideways", page, sentence)] : []),
    ...wide.map((each) =>
      each.scrolls ? finding("scroller", each, unknown) : finding("sideways", each, past),
    ),
  ];
};

/** A control that isn't hit at its centre or at a corner, and can't be scrolled clear. */
const coveredControl: Rule<Boxes> = (boxes) =>
  boxes.controls.flatMap((control) => {
    const { cover } = control;
    if (!cover || isPassing(control, boxes)) return [];
    return [finding("covered", control, `A click on it hits ${cover.element} (${cover.layer}).`)];
  });

const smallestRoom = 24;

/** Whether a cover goes away: a menu when it closes, a bar when the page is scrolled. */
function isPassing({ cover, rect, layer }: ControlBox, { document, viewport }: Boxes): boolean {
  if (!cover || layer === cover.layer) return false;
  if (cover.layer === "popup") return true;
  if (cover.layer === "page" || layer === "fixed" || layer === "popup") return false;
  const [, top, width, height] = rect;
  const [, coverTop, coverWidth, coverHeight] = cover.rect;
  // A column that stays beside what is scrolled sideways, such as the numbers of lines.
  const isColumn = cover.layer === "sticky" && coverHeight >= Math.min(height, viewport.height);
  if (isColumn && width - coverWidth >= smallestRoom) return true;
  const coverBottom = coverTop + coverHeight;
  const left = document.height - document.top - viewport.height;
  // An element that fills half of the viewport is read and clicked part by part, as it's scrolled
  // past.
  const room = height > viewport.height / 2 ? smallestRoom : height;
  const clearAbove = coverTop >= room && top + height - left <= coverTop;
  const clearBelow = viewport.height - coverBottom >= room && top + document.top >= coverBottom;
  return clearAbove || clearBelow;
}

/**
 * A control of less than 24 × 24 px. As in WCAG 2.5.8, one in the words of a sentence may be
 * smaller, and so may one whose circle of 24 px reaches no other control and no other circle.
 */
const smallControl: Rule<Boxes> = ({ controls }) => {
  const isSmall = ({ rect }: ControlBox) => rect[2] < 23.9 || rect[3] < 23.9;
  return controls
    .filter((control) => isSmall(control) && !control.inSentence)
    .flatMap((control) => {
      const { rect } = control;
      const [x, y] = centre(rect);
      const near = controls.find(
        (other) =>
          other !== control &&
          other.layer === control.layer &&
          !isInside(other.shown, rect) &&
          (isSmall(other)
            ? distance([x, y], [...centre(other.rect), 0, 0]) < 24
            : distance([x, y], other.shown) < 12),
      );
      if (!near) return [];
      const sentence = `It's ${rect[2]} × ${rect[3]} px, and ${near.element} is less than 24 px away.`;
      return [finding("small", control, sentence)];
    });
};

/** A dialog, menu, listbox, panel or disclosure that is open and shows nothing. */
const emptyLayer: Rule<Boxes> = ({ layers }) =>
  layers
    .filter((layer) => !layer.contentSeen || (layer.options > 0 && layer.optionsSeen === 0))
    .map((layer) => {
      const sentence = `It's open with ${layer.options} options, and nothing of them can be seen.`;
      return finding("empty", layer, sentence);
    });

/** An image or drawing of no size, or one that shows nothing. */
const blankPicture: Rule<Boxes> = ({ pictures }) =>
  pictures
    .filter(({ rect, drawn }) => area(rect) === 0 || !drawn)
    .map((picture) => {
      const is = area(picture.rect) === 0 ? "has no size" : "shows nothing";
      return finding("blank", picture, `The picture ${is}.`);
    });

/** A control that looks the same with keyboard focus, or that something covers while it has it. */
const hiddenFocus: Rule<FocusBoxes> = ({ controls }) =>
  controls
    .filter(({ indicated, hiddenBy }) => !indicated || hiddenBy !== null)
    .map((control) => {
      const sentence = control.indicated
        ? `With keyboard focus it's covered by ${control.hiddenBy}.`
        : "Nothing about it changes visibly when it takes keyboard focus.";
      return finding("focus", control, sentence);
    });

/** A heading that moves or changes size when it gains or loses focus. */
const movingHeading: Rule<FocusBoxes> = ({ heading }) => {
  if (!heading) return [];
  const { element, before, focused, after } = heading;
  const moves = [before, after].some((rect) =>
    rect.some((value, index) => Math.abs(value - (focused[index] ?? 0)) > 0.5),
  );
  const sentence = `Its rectangle is ${before.join(", ")} without focus and ${focused.join(", ")} with it.`;
  return moves ? [{ rule: "heading", element, rect: focused, sentence }] : [];
};

/** Text that is only read aloud is clipped to one pixel. */
function isForScreenReaders(frame: Rect | null): boolean {
  return frame !== null && area(frame) <= 4;
}

/** The part of a line that letters take: the rest is ascent, descent and leading. */
function letterBox([left, top, width, height]: Rect): Rect {
  return [left, top + height * 0.22, width, height * 0.56];
}

/** Pieces of a line share its height: a new line begins below the middle of the last. */
function countLines(lines: readonly Rect[]): number {
  const middles = lines.map(([, top, , height]) => top + height / 2).sort((a, b) => a - b);
  const gap = Math.max(0, ...lines.map(([, , , height]) => height)) / 2;
  let last = Number.NEGATIVE_INFINITY;
  let count = 0;
  for (const middle of middles) {
    if (middle - last <= gap) continue;
    last = middle;
    count++;
  }
  return count;
}

function area([, , width, height]: Rect): number {
  return width * height;
}

function centre([left, top, width, height]: Rect): [number, number] {
  return [left + width / 2, top + height / 2];
}

function common(a: Rect, b: Rect): Rect {
  const left = Math.max(a[0], b[0]);
  const top = Math.max(a[1], b[1]);
  const width = Math.min(a[0] + a[2], b[0] + b[2]) - left;
  const height = Math.min(a[1] + a[3], b[1] + b[3]) - top;
  return [left, top, Math.max(0, width), Math.max(0, height)];
}

/** How far a rectangle reaches out of another, on the side where it reaches farthest. */
function outside(inner: Rect, outer: Rect): number {
  return Math.max(
    outer[0] - inner[0],
    outer[1] - inner[1],
    inner[0] + inner[2] - outer[0] - outer[2],
    inner[1] + inner[3] - outer[1] - outer[3],
  );
}

function isInside(outer: Rect, inner: Rect): boolean {
  return outside(inner, outer) <= 0.5;
}

/** From a point to the nearest point of a rectangle. */
function distance([x, y]: readonly [number, number], rect: Rect): number {
  const across = Math.max(rect[0] - x, 0, x - rect[0] - rect[2]);
  const down = Math.max(rect[1] - y, 0, y - rect[1] - rect[3]);
  return Math.hypot(across, down);
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
