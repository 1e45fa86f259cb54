/** The engines beside Chromium that run the journeys. */
type EngineName = "Firefox" | "WebKit";

/** The state of the browser when a journey starts. */
export type Surroundings = {
  /** Of the viewport, in CSS pixels. */
  width: number;
  height: number;
  scheme: "light" | "dark";
  reducedMotion: boolean;
  /** Whether pages run JavaScript. Functions of the checks run either way. */
  scripts: boolean;
};

/** Input as WebDriver and WebDriver BiDi describe it, with key codes from `keys.ts`. */
export type Action = {
  type: "key" | "pointer";
  id: string;
  parameters?: { pointerType: "mouse" };
  actions: readonly (
    | { type: "keyDown" | "keyUp"; value: string }
    | { type: "pointerMove"; x: number; y: number; duration: number }
    | { type: "pointerDown" | "pointerUp"; button: number }
  )[];
};

/** One browser, with one window in it. Every method may throw an EngineLost. */
export type Driver = {
  name: EngineName;
  /** Opens an empty window, without what an earlier journey left in storage and cookies. */
  begin: (surroundings: Surroundings) => Promise<void>;
  /** Opens an address and waits for its load event. */
  open: (address: string) => Promise<void>;
  /** Runs the text of a function without arguments in the page, and returns the text it resolves to. */
  run: (source: string) => Promise<string>;
  act: (actions: readonly Action[]) => Promise<void>;
  /** Shows the page as it is printed, until another address is opened. */
  print: () => Promise<void>;
  /** A PNG of the viewport, in Base64. */
  screenshot: () => Promise<string>;
  close: () => Promise<void>;
};

/** The engine is gone or doesn't answer. The message names it and holds its last output. */
export class EngineLost extends Error {}
