// What keeps clear of the banner. The property isn't inherited (app/styles/base.css), and WebKit
// doesn't pass on a later value of such a property through `inherit`, so each gets it from a rule.
const clearOfBanner = ":root, .column, .document-contents, .toasts";

/**
 * Tells the page how much of its lower edge an element covers (`--banner-height`), so that what
 * takes the focus is scrolled clear of it and the end of the page can be reached. Returns the way
 * to stop.
 */
export function trackBannerHeight(element: HTMLElement): () => void {
  const sheet = new CSSStyleSheet();
  const measure = () =>
    sheet.replaceSync(`${clearOfBanner} { --banner-height: ${element.offsetHeight}px }`);
  const observer = new ResizeObserver(measure);
  observer.observe(element);
  measure();
  document.adoptedStyleSheets.push(sheet);
  return () => {
    observer.disconnect();
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
  };
}
