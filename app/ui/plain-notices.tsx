import { useEffect, useState } from "react";
import { type Notice, receiveNotices } from "./notify.ts";

/** Notices where the code of toasts could not be loaded: announced, and there until the page is left. */
export function PlainNotices() {
  const [notices, setNotices] = useState<readonly Notice[]>([]);
  useEffect(() => receiveNotices((notice) => setNotices((before) => [...before, notice])), []);
  return (
    <div className="toasts">
      {notices.map(({ title, text, kind }, index) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: notices are only ever added at the end.
          key={index}
          className="toast"
          data-type={kind}
          role={kind === "destructive" ? "alert" : "status"}
        >
          <p className="toast-title">{title}</p>
          <p className="toast-text">{text}</p>
        </div>
      ))}
    </div>
  );
}
