/**
 * Tells the page how much of its lower edge an element covers (`--banner-height`), so that what
 * takes the focus is scrolled clear of it and the end of the page can be reached. Returns the way
 * to stop.
 */
export function trackBannerHeight(element: HTMLElement): () => void {
  const { style } = document.documentElement;
  const measure = () => style.setProperty("--banner-height", `${element.offsetHeight}px`);
  const observer = new ResizeObserver(measure);
  observer.observe(element);
  measure();
  return () => {
    observer.disconnect();
    style.removeProperty("--banner-height");
  };
}
