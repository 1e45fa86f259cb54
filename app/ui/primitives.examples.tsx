import { useState } from "react";
import type { Examples } from "#tests/gallery/examples.ts";
import { ExternalLink, ExternalMark } from "./external-link.tsx";
import { FilterButtons } from "./filter-buttons.tsx";
import { FoldedRow } from "./folded-row.tsx";
import { Icon, type IconName } from "./icon.tsx";
import { Mark } from "./mark.tsx";
import { SearchField } from "./search-field.tsx";
import { Tabs } from "./tabs.tsx";

const options = ["All", "Finance", "Marketing"].map((label) => ({ value: label, label }));

const buttons = (count?: number) => (
  <FilterButtons
    label="Category"
    options={options.map((option) => (count === undefined ? option : { ...option, count }))}
    chosen="Finance"
    onChoose={() => undefined}
  />
);

const icons: readonly IconName[] = [
  ...(["again", "back", "close", "forward", "menu", "panel"] as const),
  ...(["pause", "play", "search"] as const),
];

const field = (value: string) => (
  <SearchField label="Search" placeholder="Search…" value={value} onType={() => undefined} />
);

const tabs = ["Line", "Station", "Interchange"].map((label) => ({
  value: label,
  label,
  content: <p>{`What a ${label.toLowerCase()} is.`}</p>,
}));

function ThreeTabs() {
  const [chosen, setChosen] = useState("Station");
  return <Tabs label="Parts of a map" tabs={tabs} chosen={chosen} onChoose={setChosen} />;
}

export const examples = {
  "filters with counts": () => buttons(12),
  "filters without counts": () => buttons(),
  "a folded row": () => (
    <ul>
      <FoldedRow
        id="example-row"
        name="example"
        className="position"
        summary={<h4>What is closed</h4>}
        action={
          <a className="button button-small" href="/careers">
            Act
          </a>
        }
        onToggle={() => undefined}
      >
        <p>What opens</p>
      </FoldedRow>
    </ul>
  ),
  icons: () => icons.map((name) => <Icon key={name} name={name} size={24} />),
  mark: () => <Mark />,
  "a link that leaves the site": () => (
    <ExternalLink href="https://status.yno.example">Status</ExternalLink>
  ),
  "the mark of one": () => (
    <p>
      Elsewhere
      <ExternalMark />
    </p>
  ),
  "an empty search field": () => field(""),
  "a filled search field": () => field("invoice"),
  "three tabs": () => <ThreeTabs />,
} satisfies Examples;
