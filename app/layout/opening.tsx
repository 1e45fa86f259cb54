import type { Page } from "#content/schema/page.ts";

type OpeningProps = { page: Pick<Page, "heading" | "opening" | "next"> };

/** The heading and the opening paragraph with which a page begins, and what to do next. */
export function Opening({ page }: OpeningProps) {
  return (
    <header className="page-opening">
      <h1 className="text-44" tabIndex={-1}>
        {page.heading}
      </h1>
      <p className="text-20 text-ink-2">{page.opening}</p>
      {page.next && (
        <p>
          <a href={page.next.to} className="button button-primary">
            {page.next.label}
          </a>
        </p>
      )}
    </header>
  );
}
