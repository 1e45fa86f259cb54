import { Children, isValidElement, type ReactNode } from "react";
import { layoutWords } from "#content/messages/layout.ts";
import { legalWords } from "#content/messages/legal.ts";
import type { Page } from "#content/schema/page.ts";

type LegalDocumentProps = {
  page: Pick<Page, "heading" | "opening">;
  /** The day of the last change, as an ISO date and in words. */
  updated: { date: string; words: string };
  /** Copies the document. */
  copy: ReactNode;
  /** Those of its sections, in order. */
  titles: readonly string[];
  /** The article with its text. */
  children: ReactNode;
};

/** The class of that article. */
export const legalText = "prose prose-legal";

/** A legal document: heading, date, table of contents, numbered clauses. */
export function LegalDocument({ page, updated, copy, titles, children }: LegalDocumentProps) {
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
            {`${layoutWords.lastUpdated} `}
            <time dateTime={updated.date}>{updated.words}</time>
          </span>
          {copy}
        </p>
      </header>
      <div className="document-columns">
        <nav className="document-contents" aria-label={layoutWords.onThisPage}>
          <h2>{layoutWords.onThisPage}</h2>
          <ol>
            {titles.map((title, index) => (
              <li key={title}>
                <a href={`#section-${index + 1}`}>{title}</a>
              </li>
            ))}
          </ol>
        </nav>
        {children}
      </div>
    </div>
  );
}

/**
 * The headings and clauses of a legal text, each after its number, which links to it. They're drawn
 * here: written out for each, they're 0.7 kB of script on /terms.
 */
export const legalParts = { h2: SectionHeading, ol: Clauses };

type NumberedProps = { id?: string; children?: ReactNode };

function SectionHeading({ id = "", children }: NumberedProps) {
  return (
    <h2 id={id}>
      <NumberLink id={id} className="section-number" /> {children}
    </h2>
  );
}

/** A list whose id is that of its first clause, 'clause-4-1'. Other lists have none. */
function Clauses({ id, children, ...list }: NumberedProps) {
  if (id === undefined) return <ol {...list}>{children}</ol>;
  const [, section, first] = id.split("-");
  let number = Number(first);
  return (
    <ol className="clauses">
      {Children.map(children, (child) => {
        if (!isValidElement<NumberedProps>(child)) return child;
        const clause = `clause-${section}-${number++}`;
        return (
          <li id={clause}>
            <NumberLink id={clause} className="clause-number" /> {child.props.children}
          </li>
        );
      })}
    </ol>
  );
}

/** '1.2' for 'clause-1-2'. */
function NumberLink({ id, className }: { id: string; className: string }) {
  const number = id.replace(/^[a-z]+-/, "").replace("-", ".");
  return (
    <a href={`#${id}`} className={className}>
      {number}
    </a>
  );
}
