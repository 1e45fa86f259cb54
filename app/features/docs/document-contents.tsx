import { useContext } from "react";
import { useReadingPosition } from "#app/browser/follow-on-demand.ts";
import { WholePage } from "#app/ui/progressive-render.ts";
import { documentWords } from "#content/words/documents.ts";

type DocumentContentsProps = {
  sections: readonly { id: string; title: string; level: 2 | 3 }[];
};

/** The table of contents. It follows the reading position. */
export function DocumentContents({ sections }: DocumentContentsProps) {
  const main = sections.filter(({ level }) => level === 2);
  // On a page reached by a link, most headings come after the first screen.
  const isWhole = useContext(WholePage);
  const current = useReadingPosition(isWhole ? main.map(({ id }) => id) : []);
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
