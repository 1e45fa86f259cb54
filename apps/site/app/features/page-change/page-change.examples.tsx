import { Later } from "#app/ui/progressive-render.ts";
import type { Examples } from "#tests/gallery/examples.ts";
import { FetchAhead, PageInTwoSteps } from "./page-change.tsx";

/** Both are seen only in what happens to a page: the first screen is followed by the rest. */
export const examples = {
  "a page": () => (
    <PageInTwoSteps path="/about">
      <h1>About</h1>
      <FetchAhead path="/about" />
      <Later>{() => <p>Below the first screen.</p>}</Later>
    </PageInTwoSteps>
  ),
} satisfies Examples;
