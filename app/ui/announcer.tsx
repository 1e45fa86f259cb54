import { useEffect, useState } from "react";
import { receiveAnnouncements } from "./announce.ts";

/** The region from which announcements are read. It stands outside main, and nobody sees it. */
export function Announcer() {
  const [text, setText] = useState("");
  useEffect(() => receiveAnnouncements(setText), []);
  return (
    <div role="status" className="sr-only">
      {text}
    </div>
  );
}
