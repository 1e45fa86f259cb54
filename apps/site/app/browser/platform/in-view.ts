/** Calls back once, when half of the element or half of the window shows it. Returns the cleanup function. */
export function whenSeen(element: Element, callback: () => void): () => void {
  return once(element, callback, isHalfSeen, { threshold: [0.1, 0.2, 0.3, 0.4, 0.5] });
}

/** A phone held sideways is lower than half of a tall map. */
function isHalfSeen({
  intersectionRatio,
  intersectionRect,
  rootBounds,
}: IntersectionObserverEntry) {
  const windowHeight = rootBounds?.height ?? Number.POSITIVE_INFINITY;
  return intersectionRatio >= 0.5 || intersectionRect.height >= windowHeight / 2;
}

/** Calls back once, when the element is less than one height of the window away. Returns the cleanup function. */
export function whenNear(element: Element, callback: () => void): () => void {
  return once(element, callback, ({ isIntersecting }) => isIntersecting, { rootMargin: "100%" });
}

function once(
  element: Element,
  callback: () => void,
  isDue: (entry: IntersectionObserverEntry) => boolean,
  options: IntersectionObserverInit,
): () => void {
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(isDue)) return;
    observer.disconnect();
    callback();
  }, options);
  observer.observe(element);
  return () => observer.disconnect();
}
