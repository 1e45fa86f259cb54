import { type ReactNode, startTransition, useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { useView, ViewContext } from "#app/browser/navigation/router-context.tsx";
import { afterPaint } from "#app/browser/platform/animation-frames.ts";
import { WholePage } from "#app/ui/progressive-render.ts";

/**
 * Renders a page that was reached by a link in two steps: its first screen at once, the rest when
 * that has been painted. Until then the page before it stays in the document, unseen: taking it out
 * takes longer than rendering the first screen. Back, and links to a part of a page or to a row,
 * need all of it.
 *
 * @param children show the page of the view that they are in
 */
export function ProgressivePage({ children }: { children: ReactNode }) {
  const view = useView();
  const [painted, setPainted] = useState(view);
  const { pathname, hash, search } = view.location;
  const isPainted = painted.location.pathname === pathname;
  // Another query or part of the same page.
  if (isPainted && painted !== view) setPainted(view);
  useEffect(() => {
    const showAll = () => flushSync(() => setPainted(view));
    window.addEventListener("beforeprint", showAll);
    const cancel = afterPaint(() => startTransition(() => setPainted(view)));
    return () => {
      cancel();
      window.removeEventListener("beforeprint", showAll);
    };
  }, [view]);
  const isPart = hash !== "" || search.includes("open=");
  const isWhole = isPainted || view.type === "POP" || isPart;
  // The new one first: what is looked up by its name or id is found there.
  return (isWhole ? [view] : [view, painted]).map((each) => (
    <div key={each.location.pathname} className={each === view ? undefined : "leaving"}>
      <ViewContext value={each}>
        <WholePage value={each !== view || isWhole}>{children}</WholePage>
      </ViewContext>
    </div>
  ));
}
