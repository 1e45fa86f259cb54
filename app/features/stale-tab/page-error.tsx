import { useEffect, useRef, useState } from "react";
import { isOffline } from "#app/browser/connection.ts";
import { reload, reloadOnce } from "#app/browser/reload.ts";
import { isMissingChunk } from "./stale-tab.ts";

type PageErrorProps = { error: unknown; mail: string };

/**
 * Shown instead of a page that couldn't be loaded. After a new deployment the address is reloaded
 * once; if that does not help, or there is no connection, a plain message is shown.
 */
export function PageError({ error, mail }: PageErrorProps) {
  const missing = isMissingChunk(error);
  const [message, setMessage] = useState<string | null>(missing ? null : broken);
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    if (!missing) console.error(error);
    else if (isOffline()) setMessage(offline);
    else if (!reloadOnce()) setMessage(gone);
  }, [error, missing]);

  // It replaces a page, so it behaves like one: scrolled to the top, with the focus on its heading.
  useEffect(() => {
    if (message === null) return;
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, [message]);

  // Without a connection a reload would leave the visitor with nothing.
  const tryAgain = () => (isOffline() ? setMessage(offline) : reload());

  if (message === null) return <div className="page measure" aria-busy="true" />;
  return (
    <div className="page measure">
      <div className="page-opening" role="alert">
        <h1 ref={heading} className="text-44" tabIndex={-1}>
          This page could not be loaded
        </h1>
        <p className="text-20 text-ink-2">{message}</p>
        <p>
          <button type="button" className="button button-primary" onClick={tryAgain}>
            Try again
          </button>
        </p>
        <p className="text-ink-2">
          If that doesn't help, email <a href={`mailto:${mail}`}>{mail}</a>.
        </p>
      </div>
    </div>
  );
}

const offline = "You're offline. Reconnect, then try again.";
const gone =
  "Part of this page is missing, and reloading didn't bring it back. A new version of the site may be on its way. Try again in a minute.";
const broken = "Something went wrong on this page. Try again.";
