import { type RefObject, useLayoutEffect, useRef } from "react";
import { useFilterQuery } from "#app/browser/filter-query.ts";

type OpenCard = { list: RefObject<HTMLDivElement | null>; onToggle: () => void };

/**
 * Keeps the open card and the address (`?open=<id>`) together. The browser opens and closes the
 * cards; the address follows, and an address that names a card opens it. A step in the address
 * (`&step=<n>`) belongs to the run inside the card, so it goes when another card opens.
 */
export function useOpenCard(): OpenCard {
  const { values, replace } = useFilterQuery(["open", "step"]);
  const list = useRef<HTMLDivElement>(null);
  const wanted = values.open;

  useLayoutEffect(() => {
    const cards = [
      ...(list.current?.querySelectorAll<HTMLDetailsElement>(":scope > details") ?? []),
    ];
    const card = cards.find(({ id }) => id === wanted);
    if (!card || card.open) return;
    card.open = true;
    card.scrollIntoView({ block: "nearest" });
  }, [wanted]);

  const onToggle = () => {
    const open =
      list.current?.querySelector<HTMLDetailsElement>(":scope > details[open]")?.id ?? "";
    if (open !== wanted) replace({ open, step: "" });
  };
  return { list, onToggle };
}
