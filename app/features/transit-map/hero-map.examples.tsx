import { homeMaps } from "#content/home-maps.ts";
import type { Examples } from "#tests/gallery/examples.ts";
import { ApprovalCard, HeroMap, RunRows, TransitMap } from "./hero-map.tsx";
import { MapDrawing, StepMark } from "./map-drawing.tsx";

const [map] = homeMaps;
if (!map) throw new Error("The hero has no map.");
const { done, approval, evidence } = map.run;

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
  "parts after a rejection": () => (
    <figure className="map">
      <MapDrawing map={map} shape="wide" />
      <RunRows title="Done" note="run" rows={done} state="done" stations={map.stations} />
      <ApprovalCard
        approval={approval}
        decision="rejected"
        decide={() => undefined}
        evidence={evidence}
      />
      <svg viewBox="-12 -12 24 24" width="24" height="24" aria-hidden="true">
        <StepMark />
      </svg>
    </figure>
  ),
} satisfies Examples;
