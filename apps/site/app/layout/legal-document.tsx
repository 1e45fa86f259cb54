import type { ReactNode } from "react";
import { layoutWords } from "#content/messages/layout.ts";
import { legalWords } from "#content/messages/legal.ts";
import type { Page } from "#content/schema/page.ts";

type LegalDocumentProps = {
  page: Pick<Page, "heading" | "opening">;
  /** The day of the last change, as an ISO date and in words. */
  updated: { date: string; words: string };
  /** Copies the document. */
  copy: ReactNode;
  sections: readonly { id: string; title: string }[];
  children: ReactNode;
};

/** A legal document: heading, date, table of contents, numbered clauses. */
export function LegalDocument({ page, updated, copy, sections, children }: LegalDocumentProps) {
  return (
    <div className="page measure document">
      <header className="page-opening">
        <h1 className="text-44" tabIndex={-1}>
          {page.heading}
        </h1>
        <p className="text-20/[1.5] text-ink-2">{page.opening}</p>
        <p className="note mt-4">{legalWords.demonstration}</p>
        <p className="document-facts">
          <span>
            {layoutWords.lastUpdated} <time dateTime={updated.date}>{updated.words}</time>
          </span>
          {copy}
        </p>
      </header>
      <div className="document-columns">
        <nav className="document-contents" aria-label={layoutWords.onThisPage}>
          <h2>{layoutWords.onThisPage}</h2>
          <ol>
            {sections.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`}>{title}</a>
              </li>
            ))}
          </ol>
        </nav>
        <article className="prose prose-legal">{children}</article>
      </div>
    </div>
  );
}
