import type { Examples } from "#tests/gallery/examples.ts";
import { SearchField } from "./search-field.tsx";

const field = (value: string) => (
  <SearchField label="Search" placeholder="Search…" value={value} onType={() => undefined} />
);

export const examples = {
  empty: () => field(""),
  filled: () => field("invoice"),
} satisfies Examples;
