/** Calls back before each frame with the milliseconds since the last one. Returns the way to stop. */
export function everyFrame(callback: (elapsed: number) => void): () => void {
  let last: number | undefined;
  let handle = requestAnimationFrame(function step(time) {
    callback(last === undefined ? 0 : time - last);
    last = time;
    handle = requestAnimationFrame(step);
  });
  return () => cancelAnimationFrame(handle);
}

/** Calls back once, when half of the element or half of the window shows it. Returns the way to stop. */
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

/** How long to wait for a frame, in milliseconds: a hidden tab has none. */
const frameTimeoutMs = 250;

/** Calls back once the next frame is on the screen, or soon without one. Returns the way to stop. */
export function afterPaint(callback: () => void): () => void {
  let timer = setTimeout(callback, frameTimeoutMs);
  const handle = requestAnimationFrame(() => {
    clearTimeout(timer);
    timer = setTimeout(callback);
  });
  return () => {
    cancelAnimationFrame(handle);
    clearTimeout(timer);
  };
}
