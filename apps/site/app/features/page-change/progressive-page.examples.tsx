import { Later } from "#app/ui/progressive-render.ts";
import type { Examples } from "#tests/gallery/examples.ts";
import { ProgressivePage } from "./progressive-page.tsx";

/** It's seen only in what happens to a page: the first screen is followed by the rest. */
export const examples = {
  "a page": () => (
    <ProgressivePage>
      <h1>About</h1>
      <Later>{() => <p>Below the first screen.</p>}</Later>
    </ProgressivePage>
  ),
} satisfies Examples;
