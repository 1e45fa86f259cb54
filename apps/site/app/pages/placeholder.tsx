import type { PageModule } from "#app/browser/navigation/router.ts";
import { Placeholder } from "#app/layout/placeholder.tsx";
import { placeholderPages } from "#content/pages/placeholders.ts";

const modules = new Map<string, PageModule>(
  placeholderPages.map((page) => [
    page.path,
    { page, default: () => <Placeholder heading={page.heading} /> },
  ]),
);

/** The page at an address that isn't open yet. Such pages differ only in their records. */
export function pageAt(path: string): PageModule {
  const module = modules.get(path);
  if (!module) throw new Error(`No placeholder has the address ${path}.`);
  return module;
}
