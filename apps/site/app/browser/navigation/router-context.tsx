import {
  type Context,
  createContext,
  type ReactNode,
  startTransition,
  useContext,
  useEffect,
  useState,
} from "react";
import { flushSync } from "react-dom";
import type { Location, NavigationType, Router, View } from "./router.ts";

const RouterContext = createContext<Router | null>(null);

/** What the router shows; around a page that is being left, what it showed then. */
export const ViewContext = createContext<View | null>(null);

type RouterProviderProps = { router: Router; children: ReactNode };

/**
 * Gives what is inside the router and what it shows. The first screen of a page is shown in one task;
 * every other change is rendered without blocking input.
 */
export function RouterProvider({ router, children }: RouterProviderProps) {
  const [view, setView] = useState(router.view);
  useEffect(() => {
    let shown = router.view();
    // It may have changed since the first render.
    setView(shown);
    return router.subscribe((next) => {
      const isFirstScreen = opensAtTop(shown.location.pathname, next);
      shown = next;
      if (!isFirstScreen) return startTransition(() => setView(next));
      // While the old page is laid out: the new one isn't until it's painted.
      window.scrollTo(0, 0);
      // In one task: between small ones, the browser would paint the old page again.
      flushSync(() => setView(next));
    });
  }, [router]);
  return (
    <RouterContext value={router}>
      <ViewContext value={view}>{children}</ViewContext>
    </RouterContext>
  );
}

/** Whether a view is a page that a link has led to, and starts at its top. */
export function opensAtTop(before: string, { location, type }: View): boolean {
  return type === "PUSH" && location.pathname !== before && location.hash === "";
}

/** The router. Throws outside a RouterProvider. */
export function useRouter(): Router {
  return useProvided(RouterContext);
}

/** What the router shows. Throws outside a RouterProvider. */
export function useView(): View {
  return useProvided(ViewContext);
}

function useProvided<Value>(context: Context<Value | null>): Value {
  const value = useContext(context);
  if (!value) throw new Error("Render this in a RouterProvider.");
  return value;
}

export function useLocation(): Location {
  return useView().location;
}

export function useNavigationType(): NavigationType {
  return useView().type;
}
