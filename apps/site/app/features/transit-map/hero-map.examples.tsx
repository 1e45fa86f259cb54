import { homeMaps } from "#content/collections/home-maps.ts";
import type { Examples } from "#tests/gallery/examples.ts";
import { ApprovalCard, HeroMap, TransitMap } from "./hero-map.tsx";

const [map] = homeMaps;
if (!map) throw new Error("The hero has no map.");
const { approval, evidence } = map.run;

const maps = <HeroMap maps={homeMaps} />;

/** More than a window of empty lines. */
const lines = <pre>{"\n".repeat(60)}</pre>;

export const examples = {
  maps: () => maps,
  "below the window": () => (
    <>
      {lines}
      {maps}
      {lines}
    </>
  ),
  "one map that isn't chosen": () => <TransitMap map={map} chosen={false} />,
  "an approval that was rejected": () => (
    <figure className="map">
      <ApprovalCard
        approval={approval}
        decision="rejected"
        decide={() => undefined}
        evidence={evidence}
      />
    </figure>
  ),
} satisfies Examples;
