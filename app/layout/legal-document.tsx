import type { ReactNode } from "react";
import { formatDate } from "#app/ui/format-date.ts";
import type { Page } from "#content/schema/page.ts";

type LegalDocumentProps = {
  page: Pick<Page, "heading" | "opening">;
  /** Date of the last change, as the front matter gives it. */
  updated: string | Date;
  sections: readonly { id: string; title: string }[];
  children: ReactNode;
};

/** A legal document: heading, date, table of contents, numbered clauses. */
export function LegalDocument({ page, updated, sections, children }: LegalDocumentProps) {
  const date = typeof updated === "string" ? updated : updated.toISOString().slice(0, 10);
  return (
    <div className="page measure document">
      <header className="page-opening">
        <h1 className="text-44" tabIndex={-1}>
          {page.heading}
        </h1>
        <p className="text-20 text-ink-2">{page.opening}</p>
        <p className="text-15 text-ink-3">
          Last updated: <time dateTime={date}>{formatDate(date)}</time>
        </p>
      </header>
      <div className="document-columns">
        <nav className="document-contents" aria-label="On this page">
          <h2>On this page</h2>
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
