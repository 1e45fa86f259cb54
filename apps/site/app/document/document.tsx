import { site } from "@yno/brand/site";
import type { PageModule } from "#app/browser/navigation/router.ts";
import { ConsentBanner } from "#app/features/consent/consent-banner.tsx";

import { cookieBanner } from "#content/frame.ts";
import { skipLinkWords } from "#content/messages/layout.ts";
import { type HeadElement, pageMeta } from "./page-meta.ts";

export type DocumentProps = {
  readonly page: PageModule["page"];
  /** What is inside `#root`, as `renderSite` gives it. */
  readonly html: string;
  /** What the page may fetch and run. It governs all that follows it. */
  readonly policy?: string;
  /** The script that runs before the first paint, and hydrates the page after it. */
  readonly script?: string;
  /** The style of the first view. The sheets are then linked only for browsers without scripts. */
  readonly style?: string;
  /** The addresses of the style sheets. */
  readonly sheets: readonly string[];
  /** Parts of the head for programs. */
  readonly head: readonly HeadElement[];
  /** JSON-LD. Last, because the questions alone are more than what comes with the first round trip. */
  readonly structuredData?: string | null;
};

/**
 * The document around a page. React hydrates `#root` alone: whatever others change outside it, such
 * as the head and the attributes of `html`, does no harm.
 */
export function Document(props: DocumentProps) {
  const { page, html, policy, script, style, sheets, head } = props;
  const links = sheets.map((href) => <link key={href} rel="stylesheet" href={href} />);
  return (
    <html lang={site.language}>
      <head>
        <meta charSet="utf-8" />
        {policy !== undefined && <meta httpEquiv="Content-Security-Policy" content={policy} />}
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{page.title}</title>
        {[...pageMeta(page), ...head].map(([Name, attributes]) => (
          <Name key={JSON.stringify(attributes)} {...attributes} />
        ))}
        <link rel="icon" href="/icon.svg" />
        {script !== undefined && <Script text={script} />}
        {style === undefined ? links : <style>{style}</style>}
        {style !== undefined && <noscript>{links}</noscript>}
      </head>
      <body>
        <BeforeRoot />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: React has written it. */}
        <div id="root" data-page={page.path} dangerouslySetInnerHTML={{ __html: html }} />
        {props.structuredData && <Script type="application/ld+json" text={props.structuredData} />}
      </body>
    </html>
  );
}

/** What the body holds before `#root`. React never renders it again, so its words aren't in a script. */
export function BeforeRoot() {
  return (
    <>
      <SkipLink />
      <ConsentBanner words={cookieBanner} />
      <a href="/llms.txt" hidden>
        {skipLinkWords.forAgents}
      </a>
    </>
  );
}

/** An inline script, whose text may not hold what ends it. */
function Script({ type, text }: { type?: string; text: string }) {
  if (/<\/script|<!--/i.test(text)) throw new Error(`A script holds what ends it: ${text}`);
  return <script type={type}>{text}</script>;
}

/** The first stop of the Tab key: past the navigation, to the page's own content. */
function SkipLink() {
  return (
    <a href="#main" className="skip-link">
      {skipLinkWords.skipToContent}
    </a>
  );
}
