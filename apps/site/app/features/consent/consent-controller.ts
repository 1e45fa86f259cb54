import { sendAnalyticsEvent } from "#app/browser/platform/analytics.ts";
import { afterLoad, now, timestamp } from "#app/browser/platform/clock.ts";
import {
  allCategories,
  type ConsentMethod,
  type ConsentPreferences,
  consentRecord,
  consentUpdated,
  essentialOnly,
  readConsent,
} from "#app/browser/platform/consent-record.ts";
import { dropDisallowedEntries } from "#app/browser/platform/functional-storage.ts";
import { keepOfflineCopy } from "#app/browser/platform/offline-copy.ts";
import { onSignal, rootFlags, sendSignal } from "#app/browser/platform/signals.ts";
import { sinceLoad } from "#app/browser/platform/since-load.ts";
import {
  consentEntry,
  readItem,
  removeItem,
  watchItem,
  writeItem,
} from "#app/browser/platform/storage.ts";
import { announce } from "#app/ui/announcer.tsx";
import { cookieSettings } from "#content/messages/cookie-settings.ts";

// Shows the consent banner and answers to it. Its question is in every page (consent-banner.tsx),
// outside what React hydrates: on a slow device, React isn't ready when the banner is due.

type View = "question" | "settings";

/** How long after the load event the banner is due. */
const bannerDelayMs = 1_500;

let view: View | null = find()?.hidden === false ? "question" : null;
/** Whether the head script has asked, and the visitor may have closed it since. */
const asked = view !== null;
/** What had the focus when the settings were asked for. */
let opener: HTMLElement | null = null;
let stopTracking = () => {};

if (view) show(view);
afterLoad(() => setTimeout(ask, Math.max(0, bannerDelayMs - sinceLoad())));
watchItem(consentEntry, (stored) => {
  if (readConsent(stored, now())) leave();
});
document.addEventListener("click", ({ target }) => {
  if (!(target instanceof Element) || !find()?.contains(target)) return;
  act(target.closest<HTMLElement>("[data-consent]")?.dataset.consent);
});
// From here on the head script leaves the banner alone (head-script.ts).
rootFlags().consent = "";
sendSignal("consent");
// A copy for reading offline is kept while the functional category is on.
onSignal("idle", keepOfflineCopy);

/**
 * Shows the switches with the stored choice, and puts the focus on the banner.
 *
 * @throws Error when the banner stays hidden because the sheet of the site hasn't come
 */
export function openSettings(): void {
  const { activeElement } = document;
  if (activeElement instanceof HTMLElement && !find()?.contains(activeElement)) {
    opener = activeElement;
  }
  fillIn(storedChoice() ?? essentialOnly);
  turnTo("settings");
  if (getComputedStyle(region()).display === "none") throw new Error("The banner has no style.");
}

function ask(): void {
  const stored = readItem(consentEntry);
  const answered = readConsent(stored, now()) !== null;
  if (stored !== null && !answered) removeItem(consentEntry);
  dropDisallowedEntries();
  if (answered || asked || view || !find()) return;
  fillIn(essentialOnly);
  show("question");
}

function act(name: string | undefined): void {
  if (name === "all") save(allCategories, "banner");
  if (name === "essential") save(essentialOnly, "banner");
  if (name === "save") save(choice(), "settings");
  if (name === "close") leave();
  // The button that was pressed goes with its view; the focus stays in the banner.
  if (name === "question" || name === "settings") turnTo(name);
}

function save(preferences: ConsentPreferences, method: ConsentMethod): void {
  writeItem(consentEntry, JSON.stringify(consentRecord(preferences, method, timestamp())));
  dropDisallowedEntries();
  leave();
  announce(cookieSettings.saved);
  const detail = { preferences, method };
  window.dispatchEvent(new CustomEvent(consentUpdated, { detail }));
  if (preferences.analytics) sendAnalyticsEvent("cookie-consent-granted", detail);
}

function leave(): void {
  const hadFocus = find()?.contains(document.activeElement);
  hide();
  // A question that came by itself has no opener, and its page may have been left.
  const back = opener?.isConnected ? opener : document.getElementById("main");
  if (hadFocus) back?.focus({ preventScroll: true });
  opener = null;
}

function turnTo(next: View): void {
  show(next);
  region().focus();
}

/** Also a banner that is no longer in the page, where another tab or Back brings an answer. */
function hide(): void {
  view = null;
  find()?.setAttribute("hidden", "");
  stopTracking();
}

function show(next: View): void {
  view = next;
  if (view === "settings") settings();
  region().hidden = false;
  for (const part of region().querySelectorAll<HTMLElement>("[data-view]")) {
    part.hidden = part.dataset.view !== view;
  }
  const signal = region().querySelector<HTMLElement>("[data-view] > p");
  if (signal) signal.hidden = !hasGlobalPrivacyControl() || storedChoice() !== null;
  stopTracking();
  stopTracking = trackBannerHeight(region());
}

function fillIn(chosen: ConsentPreferences): void {
  for (const each of switches()) each.checked = chosen[each.name as keyof ConsentPreferences];
}

function choice(): ConsentPreferences {
  const states = [...switches()].map(({ name, checked }) => [name, checked]);
  return { ...essentialOnly, ...Object.fromEntries(states) };
}

function storedChoice(): ConsentPreferences | null {
  return readConsent(readItem(consentEntry), now())?.preferences ?? null;
}

/** Whether the browser sends Global Privacy Control. */
function hasGlobalPrivacyControl(): boolean {
  return "globalPrivacyControl" in navigator && navigator.globalPrivacyControl === true;
}

/** The banner, which blockers of cookie banners take out of the page. */
function find(): HTMLElement | null {
  return document.getElementById("consent");
}

function region(): HTMLElement {
  const element = find();
  if (!element) throw new Error("The page holds no consent banner.");
  return element;
}

/** The view with the switches, made when it's first needed. */
function settings(): HTMLElement {
  const known = region().querySelector<HTMLElement>("[data-view='settings']");
  if (known) return known;
  const made = createSettings();
  region().append(made);
  return made;
}

/**
 * The view of the consent banner with the switches. It's made here and isn't in the HTML of every
 * page, because nothing can show it before this code has come.
 */
function createSettings(): HTMLElement {
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

function switches(): NodeListOf<HTMLInputElement> {
  return settings().querySelectorAll("input");
}

/**
 * Keeps the page clear of an element that covers its lower edge: what takes the focus is scrolled
 * clear of it, the end of the page can be reached, and toasts are shown above it. Returns the cleanup
 * function.
 *
 * One variable of the root element would be shorter, but each change of it would style every element
 * again, even where it isn't inherited; and WebKit doesn't pass on a later value through `inherit`.
 */
function trackBannerHeight(element: HTMLElement): () => void {
  const sheet = new CSSStyleSheet();
  const measure = () => {
    const { bottom } = getComputedStyle(element);
    const height = `${element.offsetHeight + Number.parseFloat(bottom)}px`;
    sheet.replaceSync(`
      @media screen {
        html { scroll-padding-block-end: calc(1.5rem + ${height}) }
        .column { padding-bottom: ${height}; min-height: calc(100dvh + ${height}) }
        .document-contents, .toasts { --banner-height: ${height} }
      }`);
  };
  const observer = new ResizeObserver(measure);
  observer.observe(element);
  document.adoptedStyleSheets.push(sheet);
  return () => {
    observer.disconnect();
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
  };
}
