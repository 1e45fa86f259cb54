import { useEffect, useState } from "react";
import { receiveAnnouncements } from "./announce.ts";

/** The region from which announcements are read. It's outside main and visually hidden. */
export function Announcer() {
  const [text, setText] = useState("");
  useEffect(() => receiveAnnouncements(setText), []);
  return (
    <div role="status" className="sr-only">
      {text}
    </div>
  );
}
