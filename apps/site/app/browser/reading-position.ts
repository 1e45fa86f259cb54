/**
 * Tells which part is being read whenever that changes: the last whose beginning has passed the
 * upper third of the window, or null before the first one has. Returns the way to stop.
 *
 * @param ids of the headings or sections, in the order of the page
 */
export function followReadingPosition(
  ids: readonly string[],
  onChange: (current: string | null) => void,
): () => void {
  const parts = ids.flatMap((id) => document.getElementById(id) ?? []);
  const find = () => {
    const line = innerHeight / 3;
    const passed = parts.filter((each) => each.getBoundingClientRect().top <= line);
    const atEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - 2;
    const last = atEnd && scrollY > 0 ? parts.at(-1) : passed.at(-1);
    onChange(last?.id ?? null);
  };
  const observer = new IntersectionObserver(find, { rootMargin: "0px 0px -66% 0px" });
  for (const part of parts) observer.observe(part);
  // A jump can pass parts without any of them crossing the line.
  document.addEventListener("scrollend", find);
  return () => {
    observer.disconnect();
    document.removeEventListener("scrollend", find);
  };
}

/**
 * Marks the link of a strip whose section is being read. Keeps it in the middle where the strip is
 * too narrow for all of them, and so the one that the keyboard has reached; above the first section,
 * the strip begins at its start. Returns the way to stop.
 */
export function followSections(strip: HTMLElement): () => void {
  const links = [...strip.querySelectorAll("a")];
  const ids = links.map(({ hash }) => hash.slice(1));
  const centre = (link: Element) => {
    const station = link.getBoundingClientRect();
    const { left, width } = strip.getBoundingClientRect();
    // Not scrollIntoView, which would scroll the page as well.
    strip.scrollBy({ left: station.left + station.width / 2 - left - width / 2 });
  };
  const onFocus = () => {
    // Not under a pointer, which would release another one.
    const link = strip.querySelector("a:focus-visible");
    if (link) centre(link);
  };
  const stop = followReadingPosition(ids, (current) => {
    // Not where the visitor has moved it before reading.
    const hasLeft = current === null && links.some(({ ariaCurrent }) => ariaCurrent);
    if (hasLeft) strip.scrollTo({ left: 0 });
    for (const [index, link] of links.entries()) {
      if (ids[index] !== current) link.removeAttribute("aria-current");
      else if (!link.ariaCurrent) {
        link.ariaCurrent = "location";
        centre(link);
      }
    }
  });
  strip.addEventListener("focusin", onFocus);
  return () => {
    stop();
    strip.removeEventListener("focusin", onFocus);
  };
}
