import { type ReactNode, startTransition, useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { useLocation, useNavigationType } from "#app/browser/navigation/router-context.tsx";
import { afterPaint } from "#app/browser/platform/animation-frames.ts";
import { WholePage } from "#app/ui/progressive-render.ts";

/**
 * Renders a page that was reached by a link in two steps: its first screen at once, the rest when
 * that has been painted. Back, and links to a part of a page or to a row, need all of it.
 */
export function ProgressivePage({ path, children }: { path: string; children: ReactNode }) {
  const { hash, search } = useLocation();
  const type = useNavigationType();
  const [painted, setPainted] = useState(path);
  useEffect(() => {
    const showAll = () => flushSync(() => setPainted(path));
    window.addEventListener("beforeprint", showAll);
    const cancel = afterPaint(() => startTransition(() => setPainted(path)));
    return () => {
      cancel();
      window.removeEventListener("beforeprint", showAll);
    };
  }, [path]);
  const isPart = hash !== "" || search.includes("open=");
  const isWhole = painted === path || type === "POP" || isPart;
  return <WholePage value={isWhole}>{children}</WholePage>;
}
