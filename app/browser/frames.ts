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

/** Calls back once, when half of the element can be seen. Returns the way to stop. */
export function whenSeen(element: Element, callback: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      callback();
    },
    { threshold: 0.5 },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
