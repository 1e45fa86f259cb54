import { useState } from "react";
import type { Examples } from "#tests/gallery/examples.ts";
import { Tabs } from "./tabs.tsx";

const tabs = ["Line", "Station", "Interchange"].map((label) => ({
  value: label,
  label,
  content: <p>{`What a ${label.toLowerCase()} is.`}</p>,
}));

function ThreeTabs() {
  const [chosen, setChosen] = useState("Station");
  return <Tabs label="Parts of a map" tabs={tabs} chosen={chosen} onChoose={setChosen} />;
}

export const examples = { three: () => <ThreeTabs /> } satisfies Examples;
