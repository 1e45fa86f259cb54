import { describe, expect, test } from "vitest";
import type { Boxes, ControlBox, FocusBox, LayerBox, PictureBox, Rect, TextBox } from "./boxes.ts";
import { findingsIn, focusFindingsIn } from "./rules.ts";

const viewport = { width: 390, height: 800 };

/** A state of a page: what is said of a box differs from an ordinary one. */
type State = Partial<Omit<Boxes, "texts" | "controls" | "layers">> & {
  texts?: Partial<TextBox>[];
  controls?: Partial<ControlBox>[];
  layers?: Partial<LayerBox>[];
};

function page({ texts = [], controls = [], layers = [], ...others }: State): Boxes {
  return {
    ...{ address: "/news", viewport },
    document: { width: 390, height: 3000, top: 0 },
    ...{ moving: 0, pictures: [], wide: [], ...others },
    texts: texts.map((each) => ({ ...text, ...each })),
    controls: controls.map((each) => ({ ...control, shown: each.rect ?? control.rect, ...each })),
    layers: layers.map((each) => ({ ...layer, ...each })),
  };
}

/** Text of lines 20 px high, whose letters take the middle 11.2 px of each. */
const text: TextBox = {
  element: "p 'A text'",
  rect: [20, 100, 350, 20],
  character: 8,
  lines: [[20, 100, 300, 20]],
  frame: null,
  shown: null,
  sheet: 0,
  wraps: true,
};

const control: Omit<ControlBox, "shown"> = {
  element: "button 'Send'",
  rect: [100, 100, 80, 40],
  inSentence: false,
  cover: null,
  layer: "page",
};

const layer: LayerBox = {
  element: "dialog",
  rect: [0, 0, 390, 400],
  options: 3,
  optionsSeen: 2,
  contentSeen: true,
};

const stacked = (count: number): Rect[] =>
  Array.from({ length: count }, (_, index) => [20, 100 + 20 * index, 8, 20]);

const svg = (rect: Rect, drawn = true): PictureBox => ({ element: "svg", rect, drawn });

const tall = (top: number, height = 3000) => ({ width: 390, height, top });

const bar: NonNullable<ControlBox["cover"]> = {
  element: "header",
  rect: [0, 0, 390, 60],
  layer: "sticky",
};
const underBar = { rect: [100, 40, 80, 40], cover: bar } satisfies Partial<ControlBox>;
const small = (...rects: Rect[]): State => ({ controls: rects.map((rect) => ({ rect })) });

/** For every rule: pages that break it, and pages that just keep it. */
const cases: Record<string, { broken: Record<string, State>; kept: Record<string, State> }> = {
  squeezed: {
    broken: {
      "31 px wide on 5 lines": { texts: [{ rect: [20, 100, 31, 100], lines: stacked(5) }] },
    },
    kept: {
      "4 characters wide": { texts: [{ rect: [20, 100, 32, 100], lines: stacked(5) }] },
      "wrapped 3 times": { texts: [{ rect: [20, 100, 31, 80], lines: stacked(4) }] },
      "pieces of the same lines": {
        texts: [{ rect: [20, 100, 31, 80], lines: [...stacked(4), ...stacked(4)] }],
      },
      "code that keeps its lines": {
        texts: [{ rect: [20, 100, 31, 100], lines: stacked(5), wraps: false }],
      },
      "only for screen readers": {
        texts: [{ rect: [20, 100, 1, 1], lines: stacked(5), frame: [20, 100, 1, 1] }],
      },
    },
  },
  stretched: {
    broken: {
      "801 px wide on 3 lines": { texts: [{ rect: [20, 100, 801, 60], lines: stacked(3) }] },
    },
    kept: {
      "100 characters wide": { texts: [{ rect: [20, 100, 800, 60], lines: stacked(3) }] },
      "on two lines": { texts: [{ rect: [20, 100, 801, 40], lines: stacked(2) }] },
      "code that keeps its lines": {
        texts: [{ rect: [20, 100, 801, 60], lines: stacked(3), wraps: false }],
      },
    },
  },
  clipped: {
    broken: { "cut through its letters": { texts: [{ frame: [0, 107, 390, 400] }] } },
    kept: {
      "cut above its letters": { texts: [{ frame: [0, 106, 390, 400] }] },
      "hidden as a whole": { texts: [{ frame: [0, 200, 390, 0] }] },
      "in a scroller": { texts: [{ shown: [0, 107, 390, 400] }] },
    },
  },
  overlapped: {
    broken: { "letters on letters": { texts: [{}, { lines: [[200, 108, 100, 20]] }] } },
    kept: {
      "lines that touch without their letters": {
        texts: [{}, { lines: [[200, 110, 100, 20]] }],
      },
      "on another sheet": { texts: [{}, { sheet: 1 }] },
      "cut off before the other": {
        texts: [{}, { lines: [[200, 108, 100, 20]], shown: [310, 0, 80, 800] }],
      },
    },
  },
  sideways: {
    broken: {
      "a page of 391 px": { document: { width: 391, height: 3000, top: 0 } },
      "an element past an edge of the viewport": {
        wide: [{ element: "table", rect: [0, 0, 420, 40], scrolls: false }],
      },
    },
    kept: { "as wide as the viewport": {} },
  },
  scroller: {
    broken: {
      "one that isn't known": { wide: [{ element: "div", rect: [0, 0, 390, 40], scrolls: true }] },
    },
    kept: { "nothing scrolls sideways": {} },
  },
  covered: {
    broken: {
      "by a bar at the top of the page": { controls: [underBar] },
      "in one bar by another, which can't be scrolled away": {
        controls: [{ layer: "fixed", cover: bar }],
      },
    },
    kept: {
      "scrolled clear of a bar": { controls: [underBar], document: tall(20) },
      "under a menu": { controls: [{ cover: { ...bar, layer: "popup" } }] },
      "under a sticky column, beside which it can be scrolled": {
        controls: [
          { rect: [13, -1200, 586, 1650], cover: { ...bar, rect: [20, -1200, 40, 1650] } },
        ],
      },
      "taller than the room beside a bar, and scrolled past it": {
        controls: [{ rect: [20, 500, 263, 1200], cover: { ...bar, rect: [0, 500, 390, 300] } }],
      },
      "clear of a bar below once the page is scrolled": {
        controls: [{ rect: [100, 750, 80, 40], cover: { ...bar, rect: [0, 700, 390, 100] } }],
        document: tall(0, 890),
      },
    },
  },
  small: {
    broken: { "23 px beside another": small([100, 100, 23, 40], [123, 100, 80, 40]) },
    kept: {
      "24 px": small([100, 100, 24, 24], [124, 100, 80, 40]),
      "in a sentence": {
        controls: [{ rect: [100, 100, 60, 18], inSentence: true }, { rect: [100, 118, 80, 40] }],
      },
      "with room around it": small([100, 100, 10, 10], [117, 100, 80, 40]),
      "beside a small one 24 px away": small([100, 100, 10, 10], [124, 100, 10, 10]),
    },
  },
  empty: {
    broken: {
      "none of its options seen": { layers: [{ optionsSeen: 0 }] },
      "no options, and no visible content": {
        layers: [{ options: 0, optionsSeen: 0, contentSeen: false }],
      },
    },
    kept: {
      "one option seen": { layers: [{ optionsSeen: 1 }] },
      "no options": { layers: [{ options: 0, optionsSeen: 0 }] },
    },
  },
  blank: {
    broken: {
      "no height": { pictures: [svg([0, 0, 24, 0])] },
      "a size and no marks": { pictures: [svg([0, 0, 24, 24], false)] },
    },
    kept: { "1 px high": { pictures: [svg([0, 0, 24, 1])] } },
  },
};

describe.each(Object.entries(cases))("%s", (rule, { broken, kept }) => {
  test.each(Object.entries(broken))("finds: %s", (_, state) => {
    expect(findingsIn(page(state)).map((finding) => finding.rule)).toEqual([rule]);
  });

  test.each(Object.entries(kept))("lets pass: %s", (_, state) => {
    expect(findingsIn(page(state))).toEqual([]);
  });
});

test("a finding names the element, its rectangle and what is wrong with it", () => {
  const element = "h1 'Every run'";
  const rect: Rect = [300, 200, 0, 2564];
  const sentence = "The text is 0 px wide and breaks into 60 lines.";
  expect(findingsIn(page({ texts: [{ element, rect, lines: stacked(60) }] }))).toEqual([
    { rule: "squeezed", element, rect, sentence },
  ]);
});

describe("focus", () => {
  const findings = (change: Partial<FocusBox>) => {
    const box: FocusBox = { element: "a", rect: [0, 0, 80, 40], indicated: true, hiddenBy: null };
    return focusFindingsIn({ viewport, controls: [{ ...box, ...change }], heading: null });
  };
  test("a control that looks the same with keyboard focus is found", () => {
    expect(findings({ indicated: false })).toMatchObject([{ rule: "focus", element: "a" }]);
  });
  test("a control that is covered while it has focus is found", () => {
    const sentence = "With keyboard focus it's covered by header.";
    expect(findings({ hiddenBy: "header" })).toMatchObject([{ sentence }]);
  });
  test("a control with an indicator that nothing covers isn't", () => {
    expect(findings({})).toEqual([]);
  });
});

describe("the heading", () => {
  const still: Rect = [20, 100, 350, 80];
  const findings = (focused: Rect) => {
    const heading = { element: "h1", before: still, focused, after: still };
    return focusFindingsIn({ viewport, controls: [], heading });
  };
  test("is found when focus squeezes it", () => {
    expect(findings([20, 100, 0, 2564])).toMatchObject([{ rule: "heading" }]);
  });
  test("is found when focus moves it by more than half a pixel", () => {
    expect(findings([20, 100.6, 350, 80])).toHaveLength(1);
  });
  test("isn't when it moves by half a pixel", () => {
    expect(findings([20, 100.5, 350, 80])).toEqual([]);
  });
});
