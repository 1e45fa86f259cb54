import type { McpCategory } from "@yno/registry/enums";
import { LineNav } from "#app/drawings/line-nav.tsx";
import { drawRegistry } from "#app/drawings/openings/mcp-registry.ts";

type CategoryMapProps = {
  counts: ReadonlyMap<McpCategory, number>;
  categories: readonly McpCategory[];
  chosen: McpCategory | null;
  /** Where a chosen line leads on the page. */
  anchor: string;
  label: string;
};

/** Every server as a station on the line of its category, which sets the filter. */
export function CategoryMap({ counts, categories, chosen, anchor, label }: CategoryMapProps) {
  const sizes = drawRegistry(
    categories.map((category) => ({
      name: category,
      count: counts.get(category) ?? 0,
      to: `/mcp-registry?${new URLSearchParams({ category })}#${anchor}`,
      isChosen: category === chosen,
    })),
  );
  return (
    <div className="follows-query">
      <LineNav sizes={sizes} label={label} />
    </div>
  );
}
