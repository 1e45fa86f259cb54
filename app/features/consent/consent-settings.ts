import { cookieSettings } from "#content/words/cookie-settings.ts";

/**
 * The view of the consent banner with the switches. It's made here and isn't in the HTML of every
 * page, because nothing can show it before this code has come.
 */
export function createSettings(): HTMLElement {
  const { signal, categories, save, back } = cookieSettings;
  const rows = categories.map(({ name, title, text }) => {
    const isEssential = name === "essential";
    const state = { checked: isEssential, disabled: isEssential };
    const input = create("input", { type: "checkbox", role: "switch", name, ...state });
    const words = [create("b", { textContent: title }), create("span", { textContent: text })];
    return create("li", {}, create("label", {}, ...words, input));
  });
  const actions = create(
    "div",
    { className: "consent-actions" },
    createButton(save, "button button-small button-primary", "save"),
    createButton(back, "button button-small", "question"),
  );
  const note = create("p", { hidden: true, textContent: signal });
  const view = create("div", {}, note, create("ul", {}, ...rows), actions);
  view.dataset.view = "settings";
  return view;
}

function createButton(textContent: string, className: string, action: string): HTMLElement {
  const button = create("button", { type: "button", textContent, className });
  button.dataset.consent = action;
  return button;
}

function create<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]>,
  ...children: readonly Node[]
): HTMLElementTagNameMap[Name] {
  const element = Object.assign(document.createElement(name), properties);
  element.append(...children);
  return element;
}
