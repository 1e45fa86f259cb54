import { skipLinkWords } from "#content/words/skip-link.ts";

/** The first stop of the Tab key: past the navigation, to the page's own content. */
export function SkipLink() {
  return (
    <a href="#main" className="skip-link">
      {skipLinkWords.skipToContent}
    </a>
  );
}
