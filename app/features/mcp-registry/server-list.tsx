import type { McpServerCard } from "@yno/registry/cards";
import { useFirst } from "#app/ui/progressive-render.ts";
import { ServerCard, type ServerCardProps } from "./server-card.tsx";
import { useGrowingList } from "./use-growing-list.ts";

/** As many as a high screen shows. */
const firstCards = 6;

type ServerListProps = Omit<ServerCardProps, "server"> & {
  found: readonly McpServerCard[];
  /** How many servers the registry has. */
  total: number;
};

/** The cards of what was found. */
export function ServerList({ found, total, ...card }: ServerListProps) {
  const { shown, end } = useGrowingList(found, total);
  return (
    <>
      <ul className="grid grid-cols-1 @min-[52rem]/page:grid-cols-2 @min-[52rem]/page:gap-x-12">
        {useFirst(shown, firstCards).map((server) => (
          <ServerCard key={server.id} server={server} {...card} />
        ))}
      </ul>
      {shown.length < found.length && <div ref={end} />}
    </>
  );
}
