import type {
  Boxes,
  ControlBox,
  Finding,
  FocusBoxes,
  LayerBox,
  PictureBox,
  Rect,
  TextBox,
} from "./boxes.ts";

type Rule<Measured> = (boxes: Measured) => Finding[];

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
    .map(({ text: { element, rect }, lines }) => ({
      rule: "squeezed",
      element,
      rect,
      sentence: `The text is ${rect[2]} px wide and breaks into ${lines} lines.`,
    }));

/** Running text of more than two lines with more than 100 characters in each, where eyes lose the line. */
const stretchedText: Rule<Boxes> = ({ texts }) =>
  texts
    .filter(({ wraps, rect, character }) => wraps && rect[2] > 100 * character)
    .filter(({ lines }) => countLines(lines) > 2)
    .map(({ element, rect, character }) => ({
      rule: "stretched",
      element,
      rect,
      sentence: `Lines of the text have ${Math.round(rect[2] / character)} characters.`,
    }));

/** Less than this is rounding, or the empty part of a line above and below its letters. */
const smallestCut = 2;

/** Text that is partly cut off where nothing scrolls. Completely hidden text is intended. */
const clippedText: Rule<Boxes> = ({ texts }) =>
  texts.flatMap(({ element, rect, lines, frame }) => {
    if (!frame) return [];
    const letters = lines.map(letterBox);
    const shown = letters.filter((line) => area(common(line, frame)) > 1);
    if (shown.length === 0 || isForScreenReaders(frame)) return [];
    const cut = Math.max(...letters.map((line) => outside(line, frame)));
    if (cut < smallestCut) return [];
    const sentence = `${round(cut)} px of the text are cut off, and nothing scrolls.`;
    return [{ rule: "clipped", element, rect, sentence }];
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
      found.set(text, {
        rule: "overlapped",
        element: text.element,
        rect: [round(shared[0]), round(shared[1]), round(shared[2]), round(shared[3])],
        sentence: `The text and that of ${other.text.element} share ${round(shared[2])} × ${round(shared[3])} px.`,
      });
    }
  }
  return [...found.values()];
};

/** A page that scrolls sideways, and what reaches past an edge or scrolls sideways itself. */
const sidewaysScroll: Rule<Boxes> = ({ document, viewport, wide }) => {
  const page: Finding[] =
    document.width > viewport.width
      ? [
          {
            rule: "sideways",
            element: "html",
            rect: [0, 0, document.width, document.height],
            sentence: `The page is ${document.width} px wide in a viewport of ${viewport.width} px.`,
          },
        ]
      : [];
  return page.concat(
    wide.map(({ element, rect, scrolls }) => ({
      rule: scrolls ? "scroller" : "sideways",
      element,
      rect,
      sentence: scrolls
        ? "The element scrolls sideways and isn't a known scroller."
        : `The element reaches past the viewport of ${viewport.width} px.`,
    })),
  );
};

/** A control that isn't hit at its centre or at a corner, and can't be scrolled clear. */
const coveredControl: Rule<Boxes> = (boxes) =>
  boxes.controls.flatMap((control) => {
    const { cover, element, rect } = control;
    if (!cover || isPassing(control, boxes)) return [];
    const sentence = `A click on it hits ${cover.element} (${cover.layer}).`;
    return [{ rule: "covered", element, rect, sentence }];
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
      const { element, rect } = control;
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
      return [{ rule: "small", element, rect, sentence }];
    });
};

/** A dialog, menu, listbox, panel or disclosure that is open and shows nothing. */
const emptyLayer: Rule<Boxes> = ({ layers }) =>
  layers
    .filter(
      ({ options, optionsSeen, contentSeen }: LayerBox) =>
        !contentSeen || (options > 0 && optionsSeen === 0),
    )
    .map(({ element, rect, options }) => ({
      rule: "empty",
      element,
      rect,
      sentence: `It's open with ${options} options, and nothing of them can be seen.`,
    }));

/** An image or drawing of no size, or one that shows nothing. */
const blankPicture: Rule<Boxes> = ({ pictures }) =>
  pictures
    .filter(({ rect, drawn }: PictureBox) => area(rect) === 0 || !drawn)
    .map(({ element, rect }) => ({
      rule: "blank",
      element,
      rect,
      sentence: area(rect) === 0 ? "The picture has no size." : "The picture shows nothing.",
    }));

/** A control that looks the same with keyboard focus, or that something covers while it has it. */
const hiddenFocus: Rule<FocusBoxes> = ({ controls }) =>
  controls
    .filter(({ indicated, hiddenBy }) => !indicated || hiddenBy !== null)
    .map(({ element, rect, indicated, hiddenBy }) => ({
      rule: "focus",
      element,
      rect,
      sentence: indicated
        ? `With keyboard focus it's covered by ${hiddenBy}.`
        : "Nothing about it changes visibly when it takes keyboard focus.",
    }));

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
