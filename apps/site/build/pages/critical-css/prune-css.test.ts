import { expect, test } from "vitest";
import { parsePage } from "../main-element.ts";
import { pruneCss, shownAtFirst } from "./prune-css.ts";

const html =
  '<!DOCTYPE html><html><body><main id="main" class="page wide" tabindex="-1"><p>A</p><input type="radio"></main></body></html>';

const kept = (css: string, document = html) => pruneCss(css, shownAtFirst(parsePage(document)));

test.each([
  ["an element", "p{color:red}", "h2{color:red}"],
  ["a class", ".wide{color:red}", ".narrow{color:red}"],
  ["an id", "#main{color:red}", "#other{color:red}"],
  ["all parts of a selector", ".wide p{color:red}", ".narrow p{color:red}"],
  [":is()", ":is(h2,p){color:red}", ":is(h2,h3){color:red}"],
  [":where()", ":where(.wide) p{color:red}", ":where(.narrow) p{color:red}"],
])("a rule that needs %s stays where it's there and goes where it isn't", (_, match, other) => {
  expect(kept(match)).toBe(match);
  expect(kept(other)).toBe("");
});

test.each([
  ["inside an element", ".wide p{color:red}", "p .wide{color:red}"],
  ["directly inside one", "main>p{color:red}", "body>p{color:red}"],
  ["inside what :is() needs", ":is(main p){color:red}", ":is(p main){color:red}"],
  ["next to one", "input+p{color:red}", "main+p{color:red}"],
  ["after one", "input~p{color:red}", "main~p{color:red}"],
])("a rule for what is %s goes if the page has both, but nowhere so", (_, match, other) => {
  expect(kept(match)).toBe(match);
  expect(kept(other)).toBe("");
});

test.each(["@supports (gap:0)", "@media (width>=1rem)", "@container page (width>=1rem)"])(
  "%s goes with the last rule inside",
  (condition) => {
    const css = (name: string) =>
      `@supports (color:lch(0 0 0)){${condition}{${name}{--a:1px;color:red}}}`;
    expect(kept(css("h2"))).toBe("");
    expect(kept(css("p"))).toContain(condition);
  },
);

test("a rule whose only property is read nowhere goes", () => {
  expect(kept("@media screen{:root{--unused:1px}}")).toBe("");
});

test("a colour that Tailwind asks for is taken as it is", () => {
  const rule = "p{color:color-mix(in oklab,var(--a) 12%,red)}";
  expect(kept(`@supports (color:color-mix(in lab, red, red)){${rule}}`)).toBe(rule);
  expect(kept(rule.replace("{", "{color:var(--a);"))).toBe(rule);
});

test("a registered property goes if nothing reads it", () => {
  const registered = (name: string) => `@property ${name}{syntax:"*";inherits:false}`;
  expect(kept(`${registered("--read")}${registered("--unread")}p{color:var(--read)}`)).toBe(
    `${registered("--read")}p{color:var(--read)}`,
  );
});

test("what Tailwind says to browsers without registered properties goes", () => {
  const guard = "@supports ((-webkit-hyphens: none) and (not (margin-trim: inline)))";
  expect(kept(`@layer properties{${guard}{*,:before{--a:1px;}}}p{margin:var(--a)}`)).toBe(
    "p{margin:var(--a)}",
  );
});

test.each([
  ["a pointer", "cursor:pointer"],
  ["a change", "transition:opacity .1s"],
  ["a change", "transition-duration:0s"],
  ["a finger", "-webkit-tap-highlight-color:transparent"],
  ["paper", "print-color-adjust:exact"],
  ["a popover", "anchor-name:--menu"],
  ["forced colours", "forced-color-adjust:none"],
  ["the end of a scrolled part", "overscroll-behavior:contain"],
  ["a selection", "user-select:none"],
  ["the focus, besides its ring", "outline-offset:2px"],
])("a declaration that shows with %s waits for the sheet of the site: %s", (_, declaration) => {
  expect(kept(`p{color:red;${declaration};margin:0}`)).toBe("p{color:red;margin:0}");
});

test("what an animation shows goes with the last rule that plays it", () => {
  const shown = "@keyframes a{0%{opacity:0}}";
  expect(kept(`p{animation:1s a}${shown}`)).toContain(shown);
  expect(kept(`p{animation:1s ab}h2{animation:1s a}${shown}`)).not.toContain(shown);
});

test("how long an animation takes goes only where nothing is animated", () => {
  const still = "@media (prefers-reduced-motion:reduce){*{animation-duration:0s}}";
  expect(kept(still)).toBe("");
  expect(kept(`p{animation:1s a}${still}`)).toContain(still);
});

test("a property stays if a rule that stays reads it", () => {
  const css = ":root{--used:1px;--unused:2px}h2{margin:var(--unused)}p{margin:var(--used)}";
  expect(kept(css)).toBe(":root{--used:1px}p{margin:var(--used)}");
});

test("a value that Tailwind would take from another utility is written out without that", () => {
  const size = "p{line-height:var(--tw-leading,1.5)}";
  expect(kept(size)).toBe("p{line-height:1.5}");
  expect(kept(`main{--tw-leading:2}${size}`)).toContain(size);
});

test("a declaration that is repeated stays once, and what only ends alike stays", () => {
  const again = "-webkit-text-decoration:inherit;";
  expect(kept(`p{${again}${again}text-decoration:inherit}`)).toBe(
    `p{${again}text-decoration:inherit}`,
  );
  const pair = "--light:initial;--dark: ;";
  const both = "color:var(--light,red)var(--dark,#000)";
  expect(kept(`p{${pair}${pair}${both}}`)).toBe(kept(`p{${pair}${both}}`));
});

test("sides are named alike, and a padding is one declaration", () => {
  expect(kept("p{padding-block:1px;padding-inline:2px;margin-inline-start:3px}")).toBe(
    kept("p{padding:1px 2px;margin-left:3px}"),
  );
});

test("a list keeps the selectors that can match", () => {
  expect(kept("h2,p,.narrow{color:red}")).toBe("p{color:red}");
});

test.each([
  [
    "an attribute of the root, which a script may set before the paint",
    "[data-sidebar=collapsed] p{color:red}",
  ],
  ["an attribute that an element has", "input[type=radio]{color:red}"],
  ["an attribute with two words that an element has", "[tabindex]>p{color:red}"],
  ["what visitors open", "main[open]{color:red}"],
  ["what must not match", "p:not(.narrow){color:red}"],
  ["what the element may hold", "main:has(p,.narrow){color:red}"],
  ["a state of the keyboard", "p:focus-visible{color:red}"],
  ["made-up content", "p:before{color:red}"],
  ["what deferred-hydration.ts adds", ".boot-failed{color:red}"],
  ["what isn't paper", "@media not print{p{color:red}}"],
  ["the banner, which is shown although the sheet may be late", ".consent{display:none}"],
])("a rule about %s stays", (_, css) => {
  expect(kept(css)).toBe(css);
});

test.each([
  ...["p:hover", "p:active", "p:modal", "p:target", "p::selection", "p::backdrop"],
  ...[
    "p[aria-current]",
    "p[data-chosen]",
    "main:has(p:modal)",
    "main:has(:focus-visible)",
    "main:has(.narrow)",
    "input:disabled",
    "input[type=checkbox]",
    "[data-off] p",
  ],
  ...["main:focus-visible p", "main:is(:hover,:focus-visible) p"],
])("a rule about %s waits for the sheet of the site", (selector) => {
  expect(kept(`${selector}{color:red}`)).toBe("");
});

test("Firefox's states of a control come with what visitors enter", () => {
  const field = html.replace('type="radio"', 'type="email"');
  expect(kept("input:-moz-ui-invalid{color:red}", field)).toBe("");
});

test("a disabled control has its look", () => {
  const disabled = html.replace("<input", "<input disabled");
  expect(kept("input:disabled{color:red}", disabled)).toBe("input:disabled{color:red}");
});

test.each([
  ["a hidden element", '<p hidden class="late">A</p>'],
  ["a popover", '<div popover id="menu"><i class="late"></i></div>'],
  ["a closed dialog", '<dialog><i class="late"></i></dialog>'],
])("%s has its rules from the sheet of the site", (_, element) => {
  expect(kept(".late{color:red}", element)).toBe("");
});

test("forced colours have their corrections from the sheet of the site", () => {
  const rules = "@media (forced-colors:active){p{color:red}}@media (width>=1px){p{color:red}}";
  expect(kept(rules)).toBe("@media (width>=1px){p{color:red}}");
});

test("paper has its rules from the sheet of the site", () => {
  const print = "@page{margin:1mm}@media print{p{color:red}}";
  expect(kept(`${print}@media screen{p{color:red}}`)).toBe("@media screen{p{color:red}}");
});

test.each([
  ["::-webkit-datetime-edit", "date", "email"],
  ["::-webkit-calendar-picker-indicator", "month", "email"],
  ["::file-selector-button", "file", "email"],
  ["::-webkit-search-decoration", "search", "email"],
  ["::-webkit-inner-spin-button", "number", "email"],
  ["::-webkit-unknown", "email", "checkbox"],
])("%s has rules where a control is of the kind %s, and not of %s", (part, kind, other) => {
  const css = `${part}{padding:0}`;
  const withKind = (type: string) => html.replace('type="radio"', `type="${type}"`);
  expect(kept(css, withKind(kind))).toBe(css);
  expect(kept(css, withKind(other))).toBe("");
});

test("a placeholder has rules where there is one", () => {
  const withPlaceholder = html.replace("<input", '<input placeholder="A"');
  expect(kept("::placeholder{color:red}", withPlaceholder)).toBe("::placeholder{color:red}");
  expect(kept("::placeholder{color:red}")).toBe("");
});

test("the marker of a summary isn't a part of a control", () => {
  const css = "p::-webkit-details-marker{display:none}";
  expect(kept(css)).toBe(css);
});

test("what isn't a rule with a selector stays: faces, layers, properties that are read", () => {
  const face = "@font-face{font-family:A;src:local(B);size-adjust:90%}";
  const layers = "@layer base{p{color:red}}@layer components{.page{color:red}}";
  const property = '@property --a{syntax:"<length>";inherits:false;initial-value:0}';
  const reader = ".page{margin:var(--a)}";
  expect(kept(face + layers + property + reader)).toBe(face + layers + property + reader);
});

test("an empty layer keeps its place in the order", () => {
  expect(kept("@layer base{h2{color:red}}@layer utilities{p{color:red}}")).toMatch(
    /@layer base.*@layer utilities\{p\{color:red\}\}/,
  );
});
