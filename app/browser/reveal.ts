/** Opens every closed part around an element, as browsers do when they follow a link to it. */
export function reveal(element: Element): void {
  for (let part = partAround(element); part; part = partAround(part)) part.open = true;
}

function partAround(element: Element): HTMLDetailsElement | null {
  return element.parentElement?.closest("details") ?? null;
}
