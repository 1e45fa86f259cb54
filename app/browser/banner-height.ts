/**
 * Keeps the page clear of an element that covers its lower edge: what takes the focus is scrolled
 * clear of it, the end of the page can be reached, and toasts are shown above it. Returns the way to
 * stop.
 *
 * One variable of the root element would be shorter, but each change of it would style every element
 * again, even where it isn't inherited; and WebKit doesn't pass on a later value through `inherit`.
 */
export function trackBannerHeight(element: HTMLElement): () => void {
  const sheet = new CSSStyleSheet();
  const measure = () => {
    const height = `${element.offsetHeight}px`;
    sheet.replaceSync(`
      html { scroll-padding-block-end: calc(1.5rem + ${height}) }
      .column, .document-contents, .toasts { --banner-height: ${height} }`);
  };
  const observer = new ResizeObserver(measure);
  observer.observe(element);
  document.adoptedStyleSheets.push(sheet);
  return () => {
    observer.disconnect();
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
  };
}
