/** Calls back once, when half of the element or half of the window shows it. Returns the cleanup function. */
export function whenSeen(element: Element, callback: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(isHalfSeen)) return;
      observer.disconnect();
      callback();
    },
    { threshold: [0.1, 0.2, 0.3, 0.4, 0.5] },
  );
  observer.observe(element);
  return () => observer.disconnect();
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
