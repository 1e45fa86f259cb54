import { type LineId, site } from "@yno/brand/site";
import { memo } from "react";
import { ExternalLink } from "#app/ui/external-link.tsx";
import { lineClass } from "#app/ui/line-colour.ts";
import { layoutWords } from "#content/messages/layout.ts";
import type { PageLink } from "#content/schema/frame.ts";

type FooterProps = {
  lines: readonly { id: LineId; title: string; links: readonly PageLink[] }[];
  account: readonly { title: string; href: string }[];
  company: string;
  mail: string;
  onCookieSettings: () => void;
};

/** The terminus: the five lines end here, each with its links. It stays while pages change. */
export const Footer = memo(function Footer({
  lines,
  account,
  company,
  mail,
  onCookieSettings,
}: FooterProps) {
  return (
    <footer className="site-footer measure" id="all-pages">
      <nav className="terminus" aria-label={layoutWords.allPages}>
        {lines.map((line) => (
          <div key={line.id} className={lineClass[line.id]}>
            <h2>{line.title}</h2>
            <ul>
              {line.links.map((link) => (
                <li key={link.path}>
                  <a href={link.path}>{link.title}</a>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
      <div className="site-footer-end">
        <p className="me-auto">
          {`${company}, ${site.city}. `}
          <a href={`mailto:${mail}`}>{mail}</a>
        </p>
        <button
          type="button"
          className="needs-script"
          data-replay-click=""
          onClick={onCookieSettings}
        >
          {layoutWords.cookieSettings}
        </button>
        {account.map((link) => (
          <ExternalLink key={link.href} href={link.href}>
            {link.title}
          </ExternalLink>
        ))}
      </div>
    </footer>
  );
});
