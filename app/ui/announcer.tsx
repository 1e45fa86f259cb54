import { useEffect, useRef, useState } from "react";

/** The region from which announcements are read. It's outside main and visually hidden. */
export function Announcer() {
  const [text, setText] = useState("");
  useEffect(() => {
    const before = listener;
    // The same text again isn't read out unless something in it changes.
    listener = (next) => setText((now) => (now === next ? `${next}\u00a0` : next));
    return () => {
      listener = before;
    };
  }, []);
  return (
    <div role="status" className="sr-only">
      {text}
    </div>
  );
}

/** How long a text must be unchanged before it's read out, in milliseconds. */
const quietMs = 500;

let listener: ((text: string) => void) | undefined;

/** Has a text read out, after what is being read. */
export function announce(text: string): void {
  listener?.(text);
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
