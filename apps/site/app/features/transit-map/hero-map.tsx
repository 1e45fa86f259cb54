import { useEffect, useId, useRef, useState } from "react";
import { Amounts } from "#app/ui/amounts.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { useFirst } from "#app/ui/progressive-render.ts";
import type { Approval, Place, WorkflowMap } from "#content/collections/home-maps.ts";
import { mapWords } from "#content/messages/home.ts";
import { listLabels } from "./geometry.ts";
import { MapDrawing, StepMark } from "./map-drawing.tsx";
import type { Decision, StationState, Status } from "./playback.ts";
import { usePlayback } from "./use-playback.ts";

/** What the controls show, on the ground of `icons`. In a shared file they would be a request. */
const playbackIcons = {
  again: "M4 4v5h5M4.5 14.5a8 8 0 1 0 .8-6.9L4 9",
  pause: "M7 4v16M17 4v16",
  play: "M6 4l14 8-14 8z",
};

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
        <legend className="sr-only">{mapWords.exampleWorkflow}</legend>
        <div data-markdown="row" data-markdown-ignore="">
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
      {useFirst(maps, 1).map((map, index) => (
        <TransitMap key={map.id} map={map} chosen={index === chosen} />
      ))}
    </div>
  );
}

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
    <figure ref={root} className="map" tabIndex={-1} aria-labelledby={caption}>
      <div className="map-said">
        <button
          ref={control}
          type="button"
          className="icon-button map-control needs-script"
          onClick={button.action === "pause" ? togglePause : replay}
        >
          <Icon drawing={playbackIcons[button.icon]} size={20} />
          <span className="sr-only">{button.name}</span>
        </button>
        <p>
          <span id={caption} className="sr-only">
            {map.sentence}
          </span>
          <span className="map-quote" aria-hidden="true" data-markdown-ignore="">
            “<span data-typed="">{map.sentence}</span>
            <span className="map-untyped" data-untyped="" />
            <span>”</span>
          </span>
        </p>
      </div>
      <div className="map-canvas" data-canvas="">
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
            // The button goes; the focus must not go with it. With reduced motion there's no control.
            root.current?.focus({ preventScroll: true });
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
  const [column, row] = tall?.at ?? [];
  const phone = row === undefined ? "wide-only" : `ty-${row}`;
  const aside = column === undefined || column === 1 ? "" : ` tx-${column}`;
  return `map-label wx-${x} wy-${y} wide-${sides} ${phone}${aside}`;
}

type ApprovalCardProps = {
  approval: Approval;
  decision: Decision | null;
  decide: (decision: Decision) => void;
  /** The step of a run that shows what was compared. */
  evidence: string;
};

/** What the approver sees. The map's line of people ends in it. */
export function ApprovalCard({ approval, decision, decide, evidence }: ApprovalCardProps) {
  return (
    <div className="map-card" data-card="">
      <p className="map-card-state">
        <span>{decision ? stateLabels[decision] : mapWords.waitingFor(approval.by)}</span>{" "}
        {!decision && <span className="map-card-since">{approval.since}</span>}
      </p>
      <p key={approval.question} className="map-card-question">
        <Amounts text={approval.question} />
      </p>
      <p key={approval.reason} className="map-card-reason">
        <Amounts text={approval.reason} />
      </p>
      <div className="map-card-end" data-decided={decision ? "" : undefined}>
        <p role="status">{decision && approval[decision]}</p>
        {/* It stays when a decision is made, so that nothing under the card moves. */}
        <div className="map-card-actions">
          <button
            type="button"
            className="button button-small button-primary needs-script"
            onClick={() => decide("approved")}
          >
            {mapWords.approve}
          </button>
          <button
            type="button"
            className="button button-small needs-script"
            onClick={() => decide("rejected")}
          >
            {mapWords.reject}
          </button>
          <a href={evidence}>{mapWords.seeRun}</a>
        </div>
      </div>
    </div>
  );
}

const stateLabels: Record<Decision, string> = {
  approved: mapWords.approved,
  rejected: mapWords.rejected,
};

type Row = { name: string; detail: string; time?: string };

type RunRowsProps = {
  title: string;
  /** A word about the run, at the end of the title's line. */
  note: string;
  rows: readonly Row[];
  state: StationState;
  stations: WorkflowMap["stations"];
};

/** Steps of the run under the map, each in the state of its station. */
function RunRows({ title, note, rows, state, stations }: RunRowsProps) {
  return (
    <div className={`map-run-rows map-run-rows-${state}`}>
      <p className="map-run-rows-title">
        <span>{title}</span> <code>{note}</code>
      </p>
      <ol aria-label={title}>
        {rows.map(({ name, detail, time }) => (
          <li
            key={name}
            data-step={stations.findIndex((station) => station.name === name)}
            data-state={state}
          >
            <svg className="map-run-mark" viewBox="-12 -12 24 24" fill="none" aria-hidden="true">
              <StepMark />
            </svg>
            <span className="map-run-step">{name}</span>{" "}
            {time && (
              <>
                <time>{time}</time>{" "}
              </>
            )}
            <span key={detail} className="map-run-detail">
              <Amounts text={detail} />
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}
