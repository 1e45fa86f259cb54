import { useEffect, useId, useRef, useState } from "react";
import type { WorkflowMap } from "#content/schema/transit-map.ts";
import { TransitMap } from "./transit-map.tsx";
import "./transit-map.css";
import "./map-run.css";

type HeroMapProps = { maps: readonly WorkflowMap[] };

/** The sentences and their maps; one is shown. Without JavaScript the radio buttons work by CSS. */
export function HeroMap({ maps }: HeroMapProps) {
  const [chosen, setChosen] = useState(0);
  const name = useId();
  const choice = useRef<HTMLFieldSetElement>(null);

  // A sentence that was chosen before hydration stays chosen.
  useEffect(() => {
    const radios = [...(choice.current?.elements ?? [])];
    const checked = radios.findIndex((each) => each instanceof HTMLInputElement && each.checked);
    if (checked > 0) setChosen(checked);
  }, []);

  return (
    <div className="hero-map">
      <fieldset ref={choice} className="map-choice">
        <legend className="sr-only">Example workflow</legend>
        <div className="flex flex-wrap gap-x-0.5" data-markdown="row">
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
        </div>
      </fieldset>
      {maps.map((map, index) => (
        <TransitMap key={map.id} map={map} chosen={index === chosen} />
      ))}
    </div>
  );
}
