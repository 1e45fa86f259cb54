/** Calls back before each frame with the milliseconds since the last one. Returns the cleanup function. */
export function everyFrame(callback: (elapsed: number) => void): () => void {
  let last: number | undefined;
  let handle = requestAnimationFrame(function step(time) {
    callback(last === undefined ? 0 : time - last);
    last = time;
    handle = requestAnimationFrame(step);
  });
  return () => cancelAnimationFrame(handle);
}

/** How long to wait for a frame, in milliseconds: a hidden tab has none. */
const frameTimeoutMs = 250;

/** Calls back once the next frame is on the screen, or soon without one. Returns the cleanup function. */
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
