import type { Boxes, ControlBox, LayerBox, PictureBox, Rect, TextBox, WideBox } from "./boxes.ts";

/**
 * Measures the page in which it runs. It's self-contained and doesn't change the page, so that any
 * driver can run it as text:
 *
 *     const boxes: Boxes = JSON.parse(await run(`JSON.stringify((${measure})())`));
 *     const findings: Finding[] = findingsIn(boxes); // rules.ts
 *
 * Runs in Chromium, Firefox and WebKit. Moving elements are left out and counted in `moving`.
 */
export function measure(): Boxes {
  type Block = {
    style: CSSStyleDeclaration;
    element: Element;
    at: Place;
    said: number;
    box?: TextBox;
  };
  /** `shown` is the part left by all clips, `frame` by those that can't be scrolled. */
  type Clip = { shown: Rect | null; frame: Rect | null };
  type Place = {
    flow: Clip;
    /** Clips of what is positioned: those between it and its containing block don't apply. */
    positioned: Clip;
    sheet: number;
    layer: ControlBox["layer"];
    block: Block | null;
    inert: boolean;
    /** Whether a layer above the page hasn't come to its background yet. */
    floats: boolean;
    wide: boolean;
  };
  type Target = { element: Element; box: ControlBox; sentence: Block | null };

  const root = document.documentElement;
  const viewport = { width: root.clientWidth, height: window.innerHeight };
  const pen = document.createElement("canvas").getContext("2d");
  const range = document.createRange();
  const all = (selector: string) => new Set(document.querySelectorAll(selector));
  const interactive = all(
    "a[href], button, input:not([type=hidden]), select, textarea, summary, [tabindex='0'], [role=option]",
  );
  const openable = all(
    "dialog, [popover], [role=dialog], [role=alertdialog], [role=menu], [role=listbox], [role=tabpanel], details[open]",
  );
  const above = all("dialog:modal, :popover-open");
  const popups = all("dialog:modal, :popover-open, [role=listbox], [role=menu]");
  const modal = Array.from(document.querySelectorAll("dialog:modal")).at(-1);
  const moving = new Set<Element>();
  const endless = new Set<Element>();
  for (const { effect, playState } of document.getAnimations()) {
    if (playState !== "running" || !(effect instanceof KeyframeEffect) || !effect.target) continue;
    const ends = Number(effect.getComputedTiming().endTime) < Number.POSITIVE_INFINITY;
    (ends ? moving : endless).add(effect.target);
  }
  const texts: TextBox[] = [];
  const blocks: Block[] = [];
  const pictures: PictureBox[] = [];
  const wide: WideBox[] = [];
  const targets: Target[] = [];
  const opened: { element: Element; rect: Rect }[] = [];
  const rendered = new Set<Element>();
  const reachable = new Set<Element>();
  const roots = new Map<Element, { layer: ControlBox["layer"]; rect: Rect }>();
  const characters = new Map<string, number>();
  /** Further than any page is long, in pixels. */
  const endlessly = 1_000_000;
  let sheets = 0;

  const tenth = (value: number) => Math.round(value * 10) / 10;
  const rectOf = ({ left, top, width, height }: DOMRectReadOnly): Rect => [
    tenth(left),
    tenth(top),
    tenth(width),
    tenth(height),
  ];
  const cut = (a: Rect, b: Rect | null): Rect => {
    if (b === null) return a;
    const left = Math.max(a[0], b[0]);
    const top = Math.max(a[1], b[1]);
    const right = Math.min(a[0] + a[2], b[0] + b[2]);
    const bottom = Math.min(a[1] + a[3], b[1] + b[3]);
    return [left, top, Math.max(0, right - left), Math.max(0, bottom - top)];
  };
  const areaOf = (rect: Rect) => rect[2] * rect[3];
  /** Content scrolled out of view can be reached, unless the scroller has no size. */
  const isReachable = (rect: Rect, { shown, frame }: Clip) =>
    areaOf(cut(rect, frame)) > 0 && (shown === null || areaOf(shown) > 0);
  const nameOf = (element: Element): string => {
    const [first] = element.classList;
    const said = element.getAttribute("aria-label") ?? element.textContent ?? "";
    const words = said.slice(0, 200).replace(/\s+/g, " ").trim().slice(0, 40);
    const name = words || element.getAttribute("name") || element.id;
    return `${element.localName}${first ? `.${first}` : ""}${name ? ` '${name}'` : ""}`;
  };
  const measureWidth = (text: string, style: CSSStyleDeclaration): number => {
    const { fontStyle, fontWeight, fontSize, fontFamily } = style;
    if (!pen) return (text.length * Number.parseFloat(fontSize)) / 2;
    pen.font = `${fontStyle} ${fontWeight} ${fontSize} ${fontFamily}`;
    return pen.measureText(text).width;
  };
  const characterWidth = (style: CSSStyleDeclaration): number => {
    const key = style.fontWeight + style.fontSize + style.fontFamily;
    const known =
      characters.get(key) ?? tenth(measureWidth("abcdefghijklmnopqrstuvwxyz", style) / 26);
    characters.set(key, known);
    return known;
  };
  /** The content box, of wide blocks without a look at paddings, which matter to narrow ones. */
  const contentBox = (element: Element, style: CSSStyleDeclaration): Rect => {
    const box = element.getBoundingClientRect();
    if (box.width > 400) return rectOf(box);
    const left = Number.parseFloat(style.paddingLeft) + Number.parseFloat(style.borderLeftWidth);
    const right = Number.parseFloat(style.paddingRight) + Number.parseFloat(style.borderRightWidth);
    const width = tenth(Math.max(0, box.width - left - right));
    return [tenth(box.left + left), tenth(box.top), width, tenth(box.height)];
  };
  const isOpaque = ({ backgroundColor, backgroundImage }: CSSStyleDeclaration): boolean => {
    const alpha = /^rgba\(.*,\s*([\d.]+)\)$|\/\s*([\d.]+)\)$/.exec(backgroundColor);
    return backgroundImage !== "none" || Number(alpha?.[1] ?? alpha?.[2] ?? 1) > 0.9;
  };

  const addText = (block: Block, lines: Rect[]): TextBox => {
    const { element, style, at } = block;
    const { shown, frame } = at.flow;
    const box: TextBox = {
      element: nameOf(element),
      rect: contentBox(element, style),
      character: characterWidth(style),
      lines,
      frame,
      shown,
      sheet: at.sheet,
      wraps: !/^(pre|nowrap)$/.test(style.whiteSpace),
    };
    texts.push(box);
    blocks.push(block);
    return box;
  };
  const readText = (text: Text, block: Block) => {
    range.selectNodeContents(text);
    block.said += text.data.trim().length;
    block.box ??= addText(block, []);
    const lines = Array.from(range.getClientRects(), rectOf).filter((line) => areaOf(line) > 0);
    block.box.lines = block.box.lines.concat(lines);
  };
  /** A placeholder is laid out where no range reaches: its width is that of its characters. */
  const readPlaceholder = (element: HTMLInputElement, style: CSSStyleDeclaration, at: Place) => {
    const rect = contentBox(element, style);
    const line: Rect = [rect[0], rect[1], tenth(measureWidth(element.placeholder, style)), rect[3]];
    const flow = { shown: at.flow.shown, frame: cut(rect, at.flow.frame) };
    const box = addText({ element, style, at: { ...at, flow }, said: 0 }, [line]);
    box.element += ` placeholder '${element.placeholder}'`;
  };
  const readDrawing = (drawing: SVGSVGElement, at: Place) => {
    for (const label of drawing.querySelectorAll("text")) {
      if (!label.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      const block = { element: label, style: getComputedStyle(label), at, said: 0 };
      addText(block, [rectOf(label.getBoundingClientRect())]);
    }
  };
  const isDrawn = (element: Element): boolean => {
    if (element instanceof HTMLImageElement) return !element.complete || element.naturalWidth > 0;
    if (element instanceof HTMLCanvasElement) {
      const { width, height } = element;
      const data = element.getContext("2d")?.getImageData(0, 0, width, height).data;
      return data?.some((value) => value > 0) ?? true;
    }
    const marks = "path, circle, rect, line, polyline, polygon, ellipse, text, image";
    return Array.from(element.querySelectorAll(marks)).some((mark) => {
      if (mark.closest("defs, clipPath, mask, symbol")) return false;
      const { width, height } = mark.getBoundingClientRect();
      const { fill, stroke, visibility } = getComputedStyle(mark);
      const painted = fill !== "none" || stroke !== "none" || mark.localName === "image";
      return width + height > 0 && painted && visibility === "visible";
    });
  };
  const findLabels = (element: Element): Element[] =>
    element instanceof HTMLInputElement || element instanceof HTMLSelectElement
      ? Array.from(element.labels ?? [])
      : [];
  const readControl = (element: Element, style: CSSStyleDeclaration, rect: Rect, at: Place) => {
    if (element.matches(":disabled, [aria-disabled=true]") || at.inert) return;
    if ((modal && !modal.contains(element)) || style.pointerEvents === "none") return;
    let whole = rect;
    for (const label of findLabels(element)) {
      const [left, top, width, height] = rectOf(label.getBoundingClientRect());
      // A label elsewhere is a second target, not a larger one.
      if (left > whole[0] + whole[2] + 24 || top > whole[1] + whole[3] + 8) continue;
      if (left + width < whole[0] - 24 || top + height < whole[1] - 8) continue;
      const [x, y] = [Math.min(left, whole[0]), Math.min(top, whole[1])];
      const right = Math.max(left + width, whole[0] + whole[2]);
      const bottom = Math.max(top + height, whole[1] + whole[3]);
      whole = [x, y, tenth(right - x), tenth(bottom - y)];
    }
    const shown = cut(whole, at.flow.shown);
    const box: ControlBox = {
      element: nameOf(element),
      rect: whole,
      shown,
      inSentence: false,
      cover: null,
      layer: at.layer,
    };
    const sentence = style.display.startsWith("inline") ? at.block : null;
    if (areaOf(shown) > 0) targets.push({ element, box, sentence });
  };

  const walk = (element: Element, outer: Place): void => {
    if (moving.has(element) || endless.has(element)) return;
    const style = getComputedStyle(element);
    const { display } = style;
    if (display === "none") return;
    let at = outer;
    if (display !== "contents") {
      const { position, overflowX, overflowY } = style;
      const visible = style.visibility === "visible";
      const clear = style.opacity === "0";
      if (clear && element.localName !== "input") return;
      const rect = rectOf(element.getBoundingClientRect());
      at = { ...outer };
      const top = above.has(element);
      if (position === "absolute") at.flow = outer.positioned;
      if (position === "fixed" || top) at.flow = { shown: null, frame: null };
      const opens = position === "absolute" && element.querySelector("[role=listbox], [role=menu]");
      if (opens || popups.has(element)) at.layer = "popup";
      else if (position === "fixed" || position === "sticky") at.layer = position;
      if (at.layer !== outer.layer) roots.set(element, { layer: at.layer, rect });
      if (top || (position !== "static" && position !== "relative")) at.floats = true;
      if (top || (at.floats && isOpaque(style))) {
        at.sheet = ++sheets;
        at.floats = false;
      }
      at.inert ||= element.hasAttribute("inert");
      const seen = cut(rect, at.flow.shown);
      if (visible) {
        rendered.add(element);
        if (isReachable(rect, at.flow)) reachable.add(element);
        if (openable.has(element)) opened.push({ element, rect });
        if (interactive.has(element)) readControl(element, style, rect, at);
        if (["svg", "img", "canvas"].includes(element.localName)) {
          pictures.push({ element: nameOf(element), rect, drawn: isDrawn(element) });
        }
        const right = seen[0] + seen[2];
        if (areaOf(seen) > 0 && !at.wide && right > 0) {
          at.wide = seen[0] < -1 || right > viewport.width + 1;
          if (at.wide) wide.push({ element: nameOf(element), rect, scrolls: false });
        }
        if (element instanceof HTMLInputElement && element.placeholder && !element.value) {
          readPlaceholder(element, style, at);
        }
      }
      const isRoot = element === root || element === document.body;
      if (!isRoot && (overflowX !== "visible" || overflowY !== "visible")) {
        const scrolls = /auto|scroll/.test(`${overflowX} ${overflowY}`);
        if (/auto|scroll/.test(overflowX) && element.scrollWidth > element.clientWidth + 1) {
          wide.push({ element: nameOf(element), rect, scrolls: true });
        }
        // What is clipped in one direction may hang out in the other.
        const [cutsX, cutsY] = [overflowX !== "visible", overflowY !== "visible"];
        const clip: Rect = [
          cutsX ? rect[0] : -endlessly,
          cutsY ? rect[1] : -endlessly,
          cutsX ? rect[2] : 2 * endlessly,
          cutsY ? rect[3] : 2 * endlessly,
        ];
        // What a scroller cuts off can be scrolled to.
        const frame = scrolls ? null : cut(clip, at.flow.frame);
        at.flow = { shown: cut(clip, at.flow.shown), frame };
      }
      if (at.flow !== at.positioned) {
        const contains = position !== "static" || style.transform !== "none";
        if (contains || /paint|layout|strict|content/.test(style.contain)) at.positioned = at.flow;
      }
      if (display !== "inline") at.block = { element, style, at, said: 0 };
      const { contentVisibility } = style;
      if (contentVisibility === "hidden") return;
      if (contentVisibility === "auto") {
        const content = element.firstElementChild;
        if (content && !content.checkVisibility({ contentVisibilityAuto: true })) return;
      }
      if (element instanceof SVGSVGElement) {
        readDrawing(element, at);
        return;
      }
    }
    const closed = element instanceof HTMLDetailsElement && !element.open;
    const silent = style.visibility !== "visible" || element instanceof HTMLTextAreaElement;
    for (let node = element.firstChild; node; node = node.nextSibling) {
      if (node instanceof Element) {
        if (!closed || node.localName === "summary") walk(node, at);
      } else if (node instanceof Text && !closed && !silent && at.block && node.data.trim()) {
        readText(node, at.block);
      }
    }
  };

  const clip: Clip = { shown: null, frame: null };
  walk(root, {
    flow: clip,
    positioned: clip,
    sheet: 0,
    layer: "page",
    block: null,
    inert: false,
    floats: false,
    wide: false,
  });

  /** The element hit instead of a control, at its centre or near its corners. */
  const findCover = ({ element, box }: Target): ControlBox["cover"] => {
    const own = element.getClientRects()[0];
    const aim = own && own.width > 3 && own.height > 3 ? rectOf(own) : box.rect;
    const seen = cut(cut(aim, box.shown), [0, 0, viewport.width, viewport.height]);
    const [left, top, width, height] = seen;
    if (width < 4 || height < 4) return null;
    const radius = Number.parseFloat(getComputedStyle(element).borderTopLeftRadius) || 0;
    const inset = 1.5 + 0.3 * Math.min(radius, width / 2, height / 2);
    const [right, bottom] = [left + width - inset, top + height - inset];
    const points = [
      [left + width / 2, top + height / 2],
      [left + inset, top + inset],
      [right, top + inset],
      [left + inset, bottom],
      [right, bottom],
    ] as const;
    const parts = [element, ...findLabels(element)];
    // The buttons that clear or start a search are drawn over the edge of its field.
    const within = (hit: Element) => {
      const button = element.localName === "input" ? hit.closest("button, kbd") : null;
      const over = button?.getBoundingClientRect();
      return over && over.left > left + width / 2 && over.right <= left + width + 1;
    };
    for (const [x, y] of points) {
      const hit = document.elementFromPoint(x, y);
      if (!hit || parts.some((part) => part.contains(hit))) continue;
      // At a rounded corner the element around is hit; at the centre, only if it draws over it.
      const isCentre = x === left + width / 2;
      if (!isCentre && hit.contains(element)) continue;
      if (within(hit)) continue;
      let above: Element | null = hit;
      while (above && !roots.has(above) && !moving.has(above)) above = above.parentElement;
      // What still moves is looked at later, as in the walk.
      if (above && moving.has(above)) continue;
      const root = above ? roots.get(above) : undefined;
      const rect = root?.rect ?? rectOf(hit.getBoundingClientRect());
      return { element: nameOf(hit), rect, layer: root?.layer ?? "page" };
    }
    return null;
  };
  for (const target of targets) {
    const { sentence, element, box } = target;
    const own = element.textContent?.trim().length ?? 0;
    const inBlock = getComputedStyle(element).display === "inline" ? own : 0;
    box.inSentence = sentence !== null && sentence.said > inBlock;
    box.cover = findCover(target);
  }

  const layers = opened.flatMap(({ element, rect }): LayerBox[] => {
    const options = Array.from(element.querySelectorAll("[role=option], [role^=menuitem]")).filter(
      (option) => rendered.has(option),
    );
    const isList = element.matches("[role=listbox], [role=menu]");
    if (isList && options.length === 0) return [];
    const summary = element.localName === "details" ? element.firstElementChild : null;
    const holds = (part: Element) => element.contains(part) && !summary?.contains(part);
    const contentSeen = blocks.some(
      ({ element: part, box, at }) =>
        holds(part) && box?.lines.some((line) => isReachable(line, at.flow)),
    );
    const optionsSeen = options.filter((option) => reachable.has(option)).length;
    return [{ element: nameOf(element), rect, options: options.length, optionsSeen, contentSeen }];
  });

  return {
    address: location.pathname + location.search,
    viewport,
    document: { width: root.scrollWidth, height: root.scrollHeight, top: tenth(window.scrollY) },
    moving: moving.size,
    texts,
    controls: targets.map(({ box }) => box),
    layers,
    pictures,
    wide,
  };
}
