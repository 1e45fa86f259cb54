import { useId, useRef } from "react";
import { Icon } from "#app/ui/icon.tsx";
import type { Place, Point, WorkflowMap } from "#content/schema/transit-map.ts";
import { labelsOf } from "./labels.ts";
import { MapDrawing } from "./map-drawing.tsx";
import type { Status } from "./playback.ts";
import { usePlayback } from "./use-playback.ts";

const wide = { columns: 24, rows: 8 };
const tall = { columns: 8, rows: 15 };

type TransitMapProps = { map: WorkflowMap; chosen: boolean };

/** One sentence and its map: finished in the static HTML, drawn step by step where motion is welcome. */
export function TransitMap({ map, chosen }: TransitMapProps) {
  const root = useRef<HTMLElement>(null);
  const control = useRef<HTMLButtonElement>(null);
  const caption = useId();
  const { status, togglePause, approve, replay } = usePlayback(root, map, chosen);
  const button = buttonFor(status);

  return (
    <figure ref={root} className="map" aria-labelledby={caption}>
      <div className="map-body">
        <div className="map-said">
          <p>
            <span id={caption} className="sr-only">
              {map.sentence}
            </span>
            <span aria-hidden="true">
              <span data-typed="">{map.sentence}</span>
              <span className="map-untyped" data-untyped="" />
            </span>
          </p>
          <button
            ref={control}
            type="button"
            className="icon-button map-control needs-script"
            onClick={button.action === "pause" ? togglePause : replay}
          >
            <Icon name={button.icon} size={20} />
            <span className="sr-only">{button.name}</span>
          </button>
        </div>
        <div className="map-canvas">
          <MapDrawing map={map} shape="wide" {...wide} />
          <MapDrawing map={map} shape="tall" {...tall} />
          <ol>
            {labelsOf(map).map((label) => (
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
          {status === "waiting" && (
            <button
              type="button"
              className={`button button-small button-primary map-approve ${at("w", map.interchange.approve.wide)} ${at("t", map.interchange.approve.tall)}`}
              onClick={() => {
                // The button goes; the focus must not go with it.
                control.current?.focus();
                approve();
              }}
            >
              Approve
            </button>
          )}
        </div>
      </div>
    </figure>
  );
}

function buttonFor(status: Status) {
  switch (status) {
    case "playing":
      return { name: "Pause", icon: "pause", action: "pause" } as const;
    case "paused":
      return { name: "Play", icon: "play", action: "pause" } as const;
    case "still":
      return { name: "Play", icon: "play", action: "replay" } as const;
    case "waiting":
    case "done":
      return { name: "Play again", icon: "again", action: "replay" } as const;
  }
}

/** Positions are classes, because the policy allows no style attribute in the HTML. */
function labelClass(wide: Place, tall: Place | null): string {
  const places = [`map-label ${at("w", wide.at)} wide-${wide.label}`];
  places.push(tall ? `${at("t", tall.at)} tall-${tall.label}` : "tall-none");
  return places.join(" ");
}

function at(shape: "w" | "t", [column, row]: Point): string {
  return `${shape}x${column} ${shape}y${row}`;
}
