import { useEffect, useRef, useState } from "react";

/**
 * A region from which announcements are read, visually hidden. The page has one outside main, and each
 * open dialog its own, because nothing else is read out meanwhile.
 */
export function Announcer() {
  const [text, setText] = useState("");
  useEffect(() => {
    // The same text again isn't read out unless something in it changes.
    const say = (next: string) => setText((now) => (now === next ? `${next}\u00a0` : next));
    regions.add(say);
    return () => void regions.delete(say);
  }, []);
  return (
    <div role="status" className="sr-only">
      {text}
    </div>
  );
}

/** How long a text must be unchanged before it's read out, in milliseconds. */
const quietMs = 500;

const regions = new Set<(text: string) => void>();

/** Has a text read out, after what is being read. */
export function announce(text: string): void {
  for (const say of regions) say(text);
}

/** Reads a text out when it has changed and then stayed the same for half a second. */
export function useAnnouncement(text: string): void {
  const said = useRef(text);
  useEffect(() => {
    if (text === said.current) return;
    const timer = setTimeout(() => {
      said.current = text;
      announce(text);
    }, quietMs);
    return () => clearTimeout(timer);
  }, [text]);
}
