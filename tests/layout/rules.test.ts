import { describe, expect, test } from "vitest";
import type {
  Boxes,
  ControlBox,
  FocusBox,
  FocusBoxes,
  LayerBox,
  PictureBox,
  Rect,
  TextBox,
} from "./boxes.ts";
import { findingsIn, focusFindingsIn } from "./rules.ts";

function page(changes: Partial<Boxes> = {}): Boxes {
  return {
    address: "/news",
    viewport: { width: 390, height: 800 },
    document: { width: 390, height: 3000, top: 0 },
    moving: 0,
    texts: [],
    controls: [],
    layers: [],
    pictures: [],
    wide: [],
    ...changes,
  };
}

/** Text of lines 20 px high, whose letters take the middle 11.2 px of each. */
function text(changes: Partial<TextBox> = {}): TextBox {
  return {
    element: "p 'A text'",
    rect: [20, 100, 350, 20],
    character: 8,
    lines: [[20, 100, 300, 20]],
    frame: null,
    shown: null,
    sheet: 0,
    wraps: true,
    ...changes,
  };
}

const stacked = (count: number): Rect[] =>
  Array.from({ length: count }, (_, index) => [20, 100 + 20 * index, 8, 20]);

function control(changes: Partial<ControlBox> = {}): ControlBox {
  const rect = changes.rect ?? [100, 100, 80, 40];
  return {
    element: "button 'Send'",
    rect,
    shown: rect,
    inSentence: false,
    cover: null,
    layer: "page",
    ...changes,
  };
}

function layer(changes: Partial<LayerBox> = {}): LayerBox {
  const rect: Rect = [0, 0, 390, 400];
  return { element: "dialog", rect, options: 3, optionsSeen: 2, contentSeen: true, ...changes };
}

const svg = (rect: Rect, drawn = true): PictureBox => ({ element: "svg", rect, drawn });

const bar: NonNullable<ControlBox["cover"]> = {
  element: "header",
  rect: [0, 0, 390, 60],
  layer: "sticky",
};
const underBar = control({ rect: [100, 40, 80, 40], cover: bar });

/** For every rule: a page that breaks it, and pages that just keep it. */
const cases: Record<string, { broken: Boxes; kept: Record<string, Boxes> }> = {
  squeezed: {
    broken: page({ texts: [text({ rect: [20, 100, 31, 100], lines: stacked(5) })] }),
    kept: {
      "4 characters wide": page({ texts: [text({ rect: [20, 100, 32, 100], lines: stacked(5) })] }),
      "wrapped 3 times": page({ texts: [text({ rect: [20, 100, 31, 80], lines: stacked(4) })] }),
      "pieces of the same lines": page({
        texts: [text({ rect: [20, 100, 31, 80], lines: [...stacked(4), ...stacked(4)] })],
      }),
      "code that keeps its lines": page({
        texts: [text({ rect: [20, 100, 31, 100], lines: stacked(5), wraps: false })],
      }),
      "only for screen readers": page({
        texts: [text({ rect: [20, 100, 1, 1], lines: stacked(5), frame: [20, 100, 1, 1] })],
      }),
    },
  },
  stretched: {
    broken: page({ texts: [text({ rect: [20, 100, 801, 60], lines: stacked(3) })] }),
    kept: {
      "100 characters wide": page({
        texts: [text({ rect: [20, 100, 800, 60], lines: stacked(3) })],
      }),
      "on two lines": page({ texts: [text({ rect: [20, 100, 801, 40], lines: stacked(2) })] }),
      "code that keeps its lines": page({
        texts: [text({ rect: [20, 100, 801, 60], lines: stacked(3), wraps: false })],
      }),
    },
  },
  clipped: {
    broken: page({ texts: [text({ frame: [0, 107, 390, 400] })] }),
    kept: {
      "cut above its letters": page({ texts: [text({ frame: [0, 106, 390, 400] })] }),
      "hidden as a whole": page({ texts: [text({ frame: [0, 200, 390, 0] })] }),
      "in a scroller": page({ texts: [text({ shown: [0, 107, 390, 400] })] }),
    },
  },
  overlapped: {
    broken: page({ texts: [text(), text({ lines: [[200, 108, 100, 20]] })] }),
    kept: {
      "lines that touch without their letters": page({
        texts: [text(), text({ lines: [[200, 110, 100, 20]] })],
      }),
      "on another sheet": page({ texts: [text(), text({ sheet: 1 })] }),
      "cut off before the other": page({
        texts: [text(), text({ lines: [[200, 108, 100, 20]], shown: [310, 0, 80, 800] })],
      }),
    },
  },
  sideways: {
    broken: page({ document: { width: 391, height: 3000, top: 0 } }),
    kept: { "as wide as the viewport": page() },
  },
  scroller: {
    broken: page({ wide: [{ element: "div", rect: [0, 0, 390, 40], scrolls: true }] }),
    kept: { "nothing scrolls sideways": page() },
  },
  covered: {
    broken: page({ controls: [underBar] }),
    kept: {
      "scrolled clear of a bar": page({
        controls: [underBar],
        document: { width: 390, height: 3000, top: 20 },
      }),
      "under a menu": page({ controls: [control({ cover: { ...bar, layer: "popup" } })] }),
      "under a sticky column, beside which it can be scrolled": page({
        controls: [
          control({
            rect: [13, -1200, 586, 1650],
            cover: { ...bar, layer: "sticky", rect: [20, -1200, 40, 1650] },
          }),
        ],
      }),
      "taller than the room beside a bar, and scrolled past it": page({
        controls: [
          control({ rect: [20, 500, 263, 1200], cover: { ...bar, rect: [0, 500, 390, 300] } }),
        ],
        document: { width: 390, height: 3000, top: 0 },
      }),
      "clear of a bar below once the page is scrolled": page({
        controls: [
          control({ rect: [100, 750, 80, 40], cover: { ...bar, rect: [0, 700, 390, 100] } }),
        ],
        document: { width: 390, height: 890, top: 0 },
      }),
    },
  },
  small: {
    broken: page({
      controls: [control({ rect: [100, 100, 23, 40] }), control({ rect: [123, 100, 80, 40] })],
    }),
    kept: {
      "24 px": page({
        controls: [control({ rect: [100, 100, 24, 24] }), control({ rect: [124, 100, 80, 40] })],
      }),
      "in a sentence": page({
        controls: [
          control({ rect: [100, 100, 60, 18], inSentence: true }),
          control({ rect: [100, 118, 80, 40] }),
        ],
      }),
      "with room around it": page({
        controls: [control({ rect: [100, 100, 10, 10] }), control({ rect: [117, 100, 80, 40] })],
      }),
      "beside a small one 24 px away": page({
        controls: [control({ rect: [100, 100, 10, 10] }), control({ rect: [124, 100, 10, 10] })],
      }),
    },
  },
  empty: {
    broken: page({ layers: [layer({ optionsSeen: 0 })] }),
    kept: {
      "one option seen": page({ layers: [layer({ optionsSeen: 1 })] }),
      "no options": page({ layers: [layer({ options: 0, optionsSeen: 0 })] }),
    },
  },
  blank: {
    broken: page({ pictures: [svg([0, 0, 24, 0])] }),
    kept: { "1 px high": page({ pictures: [svg([0, 0, 24, 1])] }) },
  },
};

describe("a page that breaks a rule is found, and one that just keeps it isn't", () => {
  for (const [rule, { broken, kept }] of Object.entries(cases)) {
    test(`${rule}: broken`, () => {
      expect(findingsIn(broken).map((finding) => finding.rule)).toEqual([rule]);
    });
    for (const [name, boxes] of Object.entries(kept)) {
      test(`${rule}: ${name}`, () => {
        expect(findingsIn(boxes)).toEqual([]);
      });
    }
  }
});

test("a finding names the element, its rectangle and what is wrong with it", () => {
  const element = "h1 'Every run'";
  const rect: Rect = [300, 200, 0, 2564];
  const squeezed = text({ element, rect, lines: stacked(60) });
  expect(findingsIn(page({ texts: [squeezed] }))).toEqual([
    {
      rule: "squeezed",
      element,
      rect,
      sentence: "The text is 0 px wide and breaks into 60 lines.",
    },
  ]);
});

test("an element that reaches past an edge of the viewport is found", () => {
  const wide = [{ element: "table", rect: [0, 0, 420, 40] as const, scrolls: false }];
  expect(findingsIn(page({ wide })).map(({ rule }) => rule)).toEqual(["sideways"]);
});

test("a bar that covers a control inside another bar can't be scrolled away", () => {
  const controls = [control({ layer: "fixed", cover: bar })];
  expect(findingsIn(page({ controls })).map(({ rule }) => rule)).toEqual(["covered"]);
});

test("a dialog with no visible content is found, with options or without", () => {
  const layers = [layer({ options: 0, optionsSeen: 0, contentSeen: false })];
  expect(findingsIn(page({ layers })).map(({ rule }) => rule)).toEqual(["empty"]);
});

test("a drawing with a size and no marks is found", () => {
  const pictures = [svg([0, 0, 24, 24], false)];
  expect(findingsIn(page({ pictures })).map(({ rule }) => rule)).toEqual(["blank"]);
});

function focused(changes: Partial<FocusBoxes>): FocusBoxes {
  return { viewport: { width: 390, height: 800 }, controls: [], heading: null, ...changes };
}

function focusBox(changes: Partial<FocusBox> = {}): FocusBox {
  const rect: Rect = [0, 0, 80, 40];
  return { element: "a 'Docs'", rect, indicated: true, hiddenBy: null, ...changes };
}

describe("focus", () => {
  test("a control that looks the same with keyboard focus is found", () => {
    const [found] = focusFindingsIn(focused({ controls: [focusBox({ indicated: false })] }));
    expect(found).toMatchObject({ rule: "focus", element: "a 'Docs'" });
  });
  test("a control that is covered while it has focus is found", () => {
    const [found] = focusFindingsIn(focused({ controls: [focusBox({ hiddenBy: "header" })] }));
    expect(found?.sentence).toBe("With keyboard focus it's covered by header.");
  });
  test("a control with an indicator that nothing covers isn't", () => {
    expect(focusFindingsIn(focused({ controls: [focusBox()] }))).toEqual([]);
  });
});

describe("the heading", () => {
  const still: Rect = [20, 100, 350, 80];
  const heading = (rect: Rect) =>
    focused({ heading: { element: "h1", before: still, focused: rect, after: still } });
  test("is found when focus squeezes it", () => {
    expect(focusFindingsIn(heading([20, 100, 0, 2564])).map(({ rule }) => rule)).toEqual([
      "heading",
    ]);
  });
  test("is found when focus moves it by more than half a pixel", () => {
    expect(focusFindingsIn(heading([20, 100.6, 350, 80]))).toHaveLength(1);
  });
  test("isn't when it moves by half a pixel", () => {
    expect(focusFindingsIn(heading([20, 100.5, 350, 80]))).toEqual([]);
  });
});
