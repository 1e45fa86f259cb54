import { type RefObject, useLayoutEffect, useRef } from "react";
import { useSearchParams } from "react-router";

type OpenCard = { list: RefObject<HTMLDivElement | null>; onToggle: () => void };

/**
 * Keeps the open card and the address (`?open=<id>`) together. The cards open and close by
 * themselves; the address follows, and an address that names a card opens it.
 */
export function useOpenCard(): OpenCard {
  const [query, setQuery] = useSearchParams();
  const list = useRef<HTMLDivElement>(null);
  const wanted = query.get("open");

  useLayoutEffect(() => {
    const cards = [...(list.current?.querySelectorAll("details") ?? [])];
    const card = cards.find(({ id }) => id === wanted);
    if (!card || card.open) return;
    card.open = true;
    card.scrollIntoView({ block: "nearest" });
  }, [wanted]);

  const onToggle = () => {
    const open = list.current?.querySelector<HTMLDetailsElement>("details[open]")?.id ?? null;
    if (open === wanted) return;
    setQuery(
      (before) => {
        const after = new URLSearchParams(before);
        if (open) after.set("open", open);
        else after.delete("open");
        return after;
      },
      { replace: true, preventScrollReset: true },
    );
  };
  return { list, onToggle };
}
