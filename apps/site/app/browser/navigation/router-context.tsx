import {
  type Context,
  createContext,
  type ReactNode,
  startTransition,
  useContext,
  useEffect,
  useState,
} from "react";
import type { Location, NavigationType, Router, View } from "./router.ts";

const RouterContext = createContext<Router | null>(null);
const ViewContext = createContext<View | null>(null);

type RouterProviderProps = { router: Router; children: ReactNode };

/** Gives what is inside the router and what it shows. A change is rendered without blocking input. */
export function RouterProvider({ router, children }: RouterProviderProps) {
  const [view, setView] = useState(router.view);
  useEffect(() => {
    // It may have changed since the first render.
    setView(router.view());
    let { page } = router.view();
    return router.subscribe((next) => {
      const isFirstScreen = next.page !== page && next.type === "PUSH" && next.location.hash === "";
      page = next.page;
      if (isFirstScreen) {
        // While the old page is laid out: afterwards it would be a second layout.
        window.scrollTo(0, 0);
        setView(next);
      } else startTransition(() => setView(next));
    });
  }, [router]);
  return (
    <RouterContext value={router}>
      <ViewContext value={view}>{children}</ViewContext>
    </RouterContext>
  );
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
