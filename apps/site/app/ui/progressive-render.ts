import { createContext, type ReactNode, useContext } from "react";

/**
 * Whether the whole page is rendered: always in the static HTML and in the render that takes it
 * over. After a change of page it's false until the heading is on the screen.
 */
export const WholePage = createContext(true);

/** What a page shows first of a list of parts; all of them once its heading is on the screen. */
export function useFirst<Part>(parts: readonly Part[], count: number): readonly Part[] {
  return useContext(WholePage) ? parts : parts.slice(0, count);
}

/**
 * What's below the first screen of a page: created once the page's heading is on the screen.
 *
 * @public documents import it (build/markdown/components.ts)
 */
export function Later({ children }: { children: () => ReactNode }): ReactNode {
  return useContext(WholePage) && children();
}
