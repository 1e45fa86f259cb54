import { useEffect, useState } from "react";

/**
 * The id of the part that is being read: the last whose beginning has passed the upper third of the
 * window. Null before the first one has, and in the static HTML.
 *
 * @param ids of the headings or sections, in the order of the page
 */
export function useReadingPosition(ids: readonly string[]): string | null {
  const [current, setCurrent] = useState<string | null>(null);
  const key = ids.join(" ");
  useEffect(() => {
    const headings = key.split(" ").flatMap((id) => document.getElementById(id) ?? []);
    const find = () => {
      const line = innerHeight / 3;
      const passed = headings.filter((each) => each.getBoundingClientRect().top <= line);
      const atEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - 2;
      const last = atEnd && scrollY > 0 ? headings.at(-1) : passed.at(-1);
      setCurrent(last?.id ?? null);
    };
    const observer = new IntersectionObserver(find, { rootMargin: "0px 0px -66% 0px" });
    for (const heading of headings) observer.observe(heading);
    // A jump can pass headings without any of them crossing the line.
    document.addEventListener("scrollend", find);
    return () => {
      observer.disconnect();
      document.removeEventListener("scrollend", find);
    };
  }, [key]);
  return current;
}
