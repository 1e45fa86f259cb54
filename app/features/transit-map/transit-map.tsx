import { useId, useRef } from "react";
import { Icon } from "#app/ui/icon.tsx";
import type { Place, WorkflowMap } from "#content/schema/transit-map.ts";
import { mapWords } from "#content/words/maps.ts";
import { ApprovalCard } from "./approval-card.tsx";
import { listLabels } from "./geometry.ts";
import { MapDrawing } from "./map-drawing.tsx";
import type { Status } from "./playback.ts";
import { RunRows } from "./run-rows.tsx";
import { usePlayback } from "./use-playback.ts";

type TransitMapProps = { map: WorkflowMap; chosen: boolean };

/**
 * One sentence, its map and its run. The static HTML has the run waiting for approval; where motion
 * is welcome, the map draws itself up to there.
 */
export function TransitMap({ map, chosen }: TransitMapProps) {
  const root = useRef<HTMLElement>(null);
  const control = useRef<HTMLButtonElement>(null);
  const caption = useId();
  const { playback, togglePause, decide, replay } = usePlayback(root, map, chosen);
  const button = buttonFor(playback.status);
  const { id, done, approval, after } = map.run;

  return (
    <figure ref={root} className="map" aria-labelledby={caption}>
      <div className="map-said">
        <button
          ref={control}
          type="button"
          className="icon-button map-control needs-script"
          onClick={button.action === "pause" ? togglePause : replay}
        >
          <Icon name={button.icon} size={20} />
          <span className="sr-only">{button.name}</span>
        </button>
        <p>
          <span id={caption} className="sr-only">
            {map.sentence}
          </span>
          <span className="map-quote" aria-hidden="true">
            “<span data-typed="">{map.sentence}</span>
            <span className="map-untyped" data-untyped="" />
            <span>”</span>
          </span>
        </p>
      </div>
      <div className="map-canvas @container relative" data-canvas="">
        <MapDrawing map={map} shape="wide" />
        <MapDrawing map={map} shape="tall" />
        <ol aria-label={mapWords.workflow} data-markdown="unordered">
          {listLabels(map).map((label) => (
            <li
              key={label.name}
              className={labelClass(label.wide, label.tall)}
              {...(label.station === null
                ? { "data-interchange": "" }
                : { "data-station": label.station })}
            >
              {label.name}
            </li>
          ))}
        </ol>
      </div>
      <div className="map-run">
        <RunRows title={mapWords.done} note={id} rows={done} state="done" stations={map.stations} />
        <ApprovalCard
          approval={approval}
          decision={playback.decision}
          decide={(made) => {
            // The button goes; the focus must not go with it.
            control.current?.focus();
            decide(made);
          }}
          evidence={map.run.evidence}
        />
        <RunRows
          title={mapWords.afterApproval}
          note={mapWords.sampleRun}
          rows={after}
          state="ahead"
          stations={map.stations}
        />
      </div>
    </figure>
  );
}

function buttonFor(status: Status) {
  switch (status) {
    case "playing":
      return { name: mapWords.pause, icon: "pause", action: "pause" } as const;
    case "paused":
      return { name: mapWords.play, icon: "play", action: "pause" } as const;
    case "waiting":
    case "done":
      return { name: mapWords.playAgain, icon: "again", action: "replay" } as const;
  }
}

/** Positions are classes, because the policy allows no style attribute in the HTML. */
function labelClass(wide: Place, tall: Place | null): string {
  const [x, y] = wide.at;
  const sides = wide.label.replace("-", " wide-").replace("right wide-", "");
  const phone = tall ? `tx-${tall.at[0]} ty-${tall.at[1]}` : "@max-[52rem]/hero-map:hidden";
  return `map-label wx-${x} wy-${y} wide-${sides} ${phone}`;
}
