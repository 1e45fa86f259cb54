import type { McpServerCard } from "@yno/registry/cards";
import type { McpCategory } from "@yno/registry/enums";
import { useMemo } from "react";
import { EverySize } from "#app/drawings/drawing.tsx";
import { drawRegistry } from "#app/drawings/openings/mcp-registry.ts";
import { FilterButtons } from "#app/ui/filter-fields.tsx";
import type * as pageWords from "#content/pages/mcp-registry.ts";
import { countByCategory } from "./registry.ts";

type CategoryFilterProps = {
  servers: readonly McpServerCard[];
  chosen: McpCategory | null;
  onChoose: (category: string) => void;
  words: typeof pageWords.filters;
};

/** The categories as buttons, each at the end of the line that has its servers as stations. */
export function CategoryFilter(props: CategoryFilterProps) {
  const { servers, chosen, onChoose, words } = props;
  const counts = useMemo(() => countByCategory(servers), [servers]);
  const options = [...counts].map(([value, count]) => ({ value, label: value, count }));
  // While somebody types, the drawing isn't rendered again.
  const drawing = useMemo(() => drawRegistry([...counts.values()]), [counts]);
  return (
    <FilterButtons
      label={words.categories}
      options={[{ value: "", label: words.all, count: servers.length }, ...options]}
      chosen={chosen ?? ""}
      onChoose={onChoose}
    >
      <div className="drawing" aria-hidden="true">
        <EverySize sizes={drawing} />
      </div>
    </FilterButtons>
  );
}
