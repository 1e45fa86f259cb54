import { Component, type ReactNode, useEffect, useRef, useState } from "react";
import { reload, reloadOnce } from "#app/browser/navigation/reload.ts";
import { isOffline } from "#app/browser/platform/connection.ts";
import type { PageErrorWords } from "#content/frame.ts";

type PageErrorProps = { error: unknown; words: PageErrorWords; mail: string };

/**
 * Shown instead of a page that couldn't be loaded. After a new deployment the address is reloaded
 * once; if that does not help, or there is no connection, a plain message is shown.
 */
export function PageError({ error, words, mail }: PageErrorProps) {
  const missing = isMissingChunk(error);
  const [message, setMessage] = useState<string | null>(missing ? null : words.broken);
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    if (!missing) console.error(error);
    else if (isOffline()) setMessage(words.offline);
    else if (!reloadOnce()) setMessage(words.gone);
  }, [error, missing, words]);

  // It replaces a page, so it behaves like one: scrolled to the top, with the focus on its heading.
  useEffect(() => {
    if (message === null) return;
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, [message]);

  // Without a connection a reload would leave the visitor with nothing.
  const tryAgain = () => (isOffline() ? setMessage(words.offline) : reload());

  if (message === null) return <div className="page measure" aria-busy="true" />;
  return (
    <div className="page measure">
      <div className="page-opening" role="alert">
        <h1 ref={heading} className="text-44" tabIndex={-1}>
          {words.heading}
        </h1>
        <p className="text-20/[1.5] text-ink-2">{message}</p>
        <p>
          <button type="button" className="button button-primary" onClick={tryAgain}>
            {words.again}
          </button>
        </p>
        <p className="text-ink-2">
          {words.help} <a href={`mailto:${mail}`}>{mail}</a>.
        </p>
      </div>
    </div>
  );
}

/**
 * Whether an error says that a file of the site could not be loaded: a tab from before a new
 * deployment asks for chunks that are gone, or there is no connection. The wordings are from
 * Chromium, Firefox and Safari.
 */
export function isMissingChunk(error: unknown): boolean {
  return (
    error instanceof TypeError &&
    /dynamically imported module|importing a module script failed/i.test(error.message)
  );
}

type PageBoundaryProps = { words: PageErrorWords; mail: string; children: ReactNode };

/** Shows a message in place of a page that fails while it's rendered. The frame around it stays. */
export class PageBoundary extends Component<PageBoundaryProps, { error: unknown }> {
  override state = { error: undefined };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override render() {
    const { error } = this.state;
    const { children, ...shown } = this.props;
    return error === undefined ? children : <PageError error={error} {...shown} />;
  }
}
