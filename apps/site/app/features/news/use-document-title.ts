import { useEffect } from "react";

/** Gives the document another title while a part of its page is shown; null leaves the page's own. */
export function useDocumentTitle(title: string | null): void {
  useEffect(() => {
    if (title === null) return;
    const own = document.title;
    document.title = title;
    return () => {
      // After a change of page the next page has written its title already.
      if (document.title === title) document.title = own;
    };
  }, [title]);
}
