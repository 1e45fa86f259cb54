import { type ReactNode, useContext, useRef } from "react";
import { useScrollSpy } from "#app/browser/navigation/scroll-spy.ts";
import { WholePage } from "#app/ui/progressive-render.ts";
import { documentWords } from "#content/messages/documents.ts";
import { CopyMarkdown } from "./copy-button.tsx";
import { useDocumentControls } from "./document-controls.ts";

type Neighbour = { title: string; path: string };

/** @property link leads to it from the head of the document */
type Tool = { id: string; title: string; link: string; content: ReactNode };

type DocumentPageProps = {
  page: { path: string; heading: string; opening: string };
  sections: readonly { id: string; title: string; level: 2 | 3 }[];
  /** Time to read. */
  minutes: number;
  /** A version or the like, in mono before the other facts. */
  badge?: string;
  /** The documents before and after it on the line. */
  before: Neighbour | null;
  after: Neighbour | null;
  /** Links under the opening that lead on from here. */
  actions?: ReactNode;
  /** Something to work with, in a separate section as wide as the page. */
  tool?: Tool;
  /** The article with the text. */
  children: ReactNode;
};

/** The class of that article. */
export const documentText = "prose prose-docs";

/**
 * The frame of a document: its place in the documents, its contents, the text, and its neighbours.
 */
export function DocumentPage({
  page,
  sections,
  minutes,
  badge,
  before,
  after,
  actions,
  tool,
  children,
}: DocumentPageProps) {
  const contents = tool ? [...sections, { ...tool, level: 2 as const }] : sections;
  const isWhole = useContext(WholePage);
  const columns = useRef<HTMLDivElement>(null);
  useDocumentControls(columns);
  return (
    <div className="page measure document">
      <header className="page-opening">
        {page.path !== "/docs" && (
          <nav aria-label={documentWords.breadcrumb} className="breadcrumb">
            <ol>
              <li>
                <a href="/docs">{documentWords.documentation}</a>
              </li>
              <li aria-current="page">{page.heading}</li>
            </ol>
          </nav>
        )}
        <h1 className="text-44" tabIndex={-1}>
          {page.heading}
        </h1>
        <p className="text-20/[1.5] text-ink-2">{page.opening}</p>
        {actions && <div className="document-actions">{actions}</div>}
        <p className="document-facts">
          {badge && <code>{badge}</code>}
          <CopyMarkdown path={page.path} />
          {tool && <a href={`#${tool.id}`}>{tool.link}</a>}
          <time dateTime={`PT${minutes}M`}>{documentWords.minRead(minutes)}</time>
        </p>
      </header>
      <div ref={columns} className="document-columns">
        <DocumentContents sections={contents} />
        {children}
      </div>
      {tool && isWhole && (
        <section aria-labelledby={tool.id} className="document-tool">
          <h2 id={tool.id} className="text-28/[1.15] mb-4">
            <a href={`#${tool.id}`}>{tool.title}</a>
          </h2>
          {tool.content}
        </section>
      )}
      <nav aria-label={documentWords.previousAndNext} className="neighbours">
        {before && (
          <a href={before.path} rel="prev">
            <span>{documentWords.previousPage}</span>
            {` ${before.title}`}
          </a>
        )}
        {after && (
          <a href={after.path} rel="next">
            <span>{documentWords.nextPage}</span>
            {` ${after.title}`}
          </a>
        )}
      </nav>
    </div>
  );
}

/** The table of contents. It marks the section that is being read. */
export function DocumentContents({ sections }: Pick<DocumentPageProps, "sections">) {
  const main = sections.filter(({ level }) => level === 2);
  // On a page reached by a link, most headings come after the first screen.
  const isWhole = useContext(WholePage);
  const current = useScrollSpy(isWhole ? main.map(({ id }) => id) : []);
  return (
    <nav className="document-contents" aria-label={documentWords.onThisPage}>
      <h2>{documentWords.onThisPage}</h2>
      <ol>
        {main.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`} aria-current={id === current ? "location" : undefined}>
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** The stations before and after a page on its line; null at the ends, and where it is not on it. */
export function findNeighbours(
  path: string,
  line: readonly Neighbour[],
): Pick<DocumentPageProps, "before" | "after"> {
  const place = line.findIndex((station) => station.path === path);
  if (place < 0) return { before: null, after: null };
  return { before: line[place - 1] ?? null, after: line[place + 1] ?? null };
}
