import { useId, useState } from "react";
import type { WorkflowMap } from "#content/schema/transit-map.ts";
import { TransitMap } from "./transit-map.tsx";

/** The sentences and their maps; one is shown. Without JavaScript the radio buttons work by CSS. */
export function HeroMap({ maps }: { maps: readonly WorkflowMap[] }) {
  const [chosen, setChosen] = useState(0);
  const name = useId();
  return (
    <div className="hero-map">
      <fieldset className="map-choice">
        <legend>Somebody says</legend>
        {maps.map((map, index) => (
          <label key={map.id}>
            <input
              type="radio"
              name={name}
              defaultChecked={index === 0}
              onChange={() => setChosen(index)}
            />
            {map.name}
          </label>
        ))}
      </fieldset>
      {maps.map((map, index) => (
        <TransitMap key={map.id} map={map} chosen={index === chosen} />
      ))}
    </div>
  );
}
