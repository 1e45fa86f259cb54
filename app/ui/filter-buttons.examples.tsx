import type { Examples } from "#tests/gallery/examples.ts";
import { FilterButtons } from "./filter-buttons.tsx";

const options = ["All", "Finance", "Marketing"].map((label) => ({ value: label, label }));

const buttons = (count?: number) => (
  <FilterButtons
    label="Category"
    options={options.map((option) => (count === undefined ? option : { ...option, count }))}
    chosen="Finance"
    onChoose={() => undefined}
  />
);

export const examples = {
  "with counts": () => buttons(12),
  "without counts": () => buttons(),
} satisfies Examples;
