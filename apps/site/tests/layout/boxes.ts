/** Left, top, width and height in CSS pixels, counted from the top left corner of the viewport. */
export type Rect = readonly [left: number, top: number, width: number, height: number];

/** A block that directly contains text. */
export type TextBox = {
  /** A short name for messages: tag, class and the beginning of the text. */
  element: string;
  /** The content box. */
  rect: Rect;
  /** Average width of a character of its font. */
  character: number;
  /** The area of its text, one rectangle for every piece of a line, unclipped. */
  lines: readonly Rect[];
  /** The part that ancestors with hidden overflow leave visible; null if none clips. */
  frame: Rect | null;
  /** The part visible after every clip, scrollers included; null if nothing clips. */
  shown: Rect | null;
  /** Texts on the same sheet are painted on the same background and may collide. */
  sheet: number;
  /** False for text with fixed lines, such as code. */
  wraps: boolean;
};

/** Something a person can operate, rendered and enabled. */
export type ControlBox = {
  element: string;
  /** The control together with its labels, which can be clicked too. */
  rect: Rect;
  /** The part left after clipping. */
  shown: Rect;
  /** Whether it is a link or a button within the words of a sentence. */
  inSentence: boolean;
  /**
   * The element hit instead of it at its centre or near a corner; null when it was hit everywhere.
   */
  cover: { element: string; rect: Rect; layer: "page" | "fixed" | "sticky" | "popup" } | null;
  /** The layer that holds the control itself. */
  layer: "page" | "fixed" | "sticky" | "popup";
};

/** An open dialog, menu, listbox, panel or disclosure. */
export type LayerBox = {
  element: string;
  rect: Rect;
  /** How many options it has, in the accessibility tree. */
  options: number;
  /** How many of them have an area that can be seen. */
  optionsSeen: number;
  /** Whether any text or control in it has an area that can be seen. */
  contentSeen: boolean;
};

/** An image, a drawing or a canvas. */
export type PictureBox = {
  element: string;
  rect: Rect;
  /** False for an image that failed and for a drawing without a mark. */
  drawn: boolean;
};

/** Something that reaches past the left or right edge of the viewport, or scrolls sideways. */
export type WideBox = { element: string; rect: Rect; scrolls: boolean };

/** A page as `measure` finds it. */
export type Boxes = {
  address: string;
  viewport: { width: number; height: number };
  /** `width` and `height` are those of the content; `top` is how far it was scrolled. */
  document: { width: number; height: number; top: number };
  /** How many animations that end were still running. Elements they move are left out. */
  moving: number;
  texts: TextBox[];
  controls: ControlBox[];
  layers: LayerBox[];
  pictures: PictureBox[];
  wide: WideBox[];
};

/** The result of `measureFocus`: a control, and what changed when it took focus by keyboard. */
export type FocusBox = {
  element: string;
  rect: Rect;
  /** Whether outline, border, shadow, background, colour or decoration changed visibly. */
  indicated: boolean;
  /** What covered its centre once focus had brought it into view; null if nothing did. */
  hiddenBy: string | null;
};

/** The heading of the page without focus and with it. */
type HeadingBox = { element: string; before: Rect; focused: Rect; after: Rect };

export type FocusBoxes = {
  viewport: { width: number; height: number };
  controls: FocusBox[];
  heading: HeadingBox | null;
};

/** A rule's finding. */
export type Finding = { rule: string; element: string; rect: Rect; sentence: string };
