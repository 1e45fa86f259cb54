import { useLayoutEffect, useRef } from "react";
import { useView } from "#app/browser/navigation/router-context.tsx";
import { pageMeta, pageMetaSelector } from "#app/seo/page-meta.ts";

/** After a change of page, the head of the document is about the new one. */
export function usePageHead(): void {
  const { page } = useView();
  const shown = useRef(page);
  useLayoutEffect(() => {
    if (shown.current === page || !page) return;
    shown.current = page;
    document.title = page.page.title;
    for (const old of document.head.querySelectorAll(pageMetaSelector)) old.remove();
    for (const [name, attributes] of pageMeta(page.page)) {
      const element = document.createElement(name);
      for (const entry of Object.entries(attributes)) element.setAttribute(...entry);
      document.head.append(element);
    }
  }, [page]);
}
