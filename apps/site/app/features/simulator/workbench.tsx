import { type ReactNode, useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import { wait } from "#app/browser/platform/clock.ts";
import { matchesMedia } from "#app/browser/platform/media.ts";
import { useAnnouncement } from "#app/ui/announcer.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { useOnDemand } from "#app/ui/use-on-demand.ts";
import { grouped } from "#content/messages/amounts.ts";
import { workbenchWords } from "#content/messages/simulator-workbench.ts";
import { Choices } from "./choices.tsx";
import { createPicture, runOfChoice } from "./picture.ts";
import {
  type Choice,
  choiceIn,
  firstChoice,
  sampleReport,
  toAddress,
  wiringText,
} from "./sample.ts";
import type { SimulationProps } from "./simulation.tsx";
import "./controls.css";

/** The editor and the reader of YAML, which only those need who edit. */
async function loadEditing() {
  const [{ Editor }, { runTrial }] = await Promise.all([
    import("./editor.tsx"),
    import("./trial.ts"),
  ]);
  return { Editor, runTrial };
}

/** What the controls show, on the ground of `icons`. In a shared file they would be a request. */
const playbackIcons = {
  again: "M4 4v5h5M4.5 14.5a8 8 0 1 0 .8-6.9L4 9",
  pause: "M7 4v16M17 4v16",
  play: "M6 4l14 8-14 8z",
};

/** How long each moment is shown while the run plays, in milliseconds. */
const shownMs = 900;

type WorkbenchProps = {
  /** The end of the address, which may hold a choice. */
  hash: string;
  /**
   * Passed in by the page, which already has its code: otherwise it would become a separate file.
   */
  Simulation: (props: SimulationProps) => ReactNode;
};

/** The simulator at work. */
export function Workbench({ hash, Simulation }: WorkbenchProps) {
  const [choice, setChoice] = useState<Choice>(() => choiceIn(hash) ?? firstChoice);
  const [at, setAt] = useState(0);
  const [isPlaying, setPlaying] = useState(false);
  const [chosen, setChosen] = useState(0);
  const { value: editing, failed, request } = useOnDemand(loadEditing);
  const runButton = useRef<HTMLButtonElement>(null);

  const { written } = choice;
  const trial = useMemo(() => {
    if (!written) return { picture: createPicture(runOfChoice(choice)), findings: [], note: "" };
    return editing?.runTrial(written);
  }, [choice, written, editing]);
  const picture = trial?.picture;
  const last = (picture?.moments.length ?? 1) - 1;
  const more = picture ? picture.items - picture.rows.length : 0;
  useAnnouncement(trial?.note ?? "");

  const change = (next: Choice) => {
    setChoice(next);
    setAt(0);
    setChosen(0);
    setPlaying(false);
  };
  // A link to a choice can be followed while the simulator is open. Going back to one doesn't undo
  // what has been changed since.
  const before = useRef({ choice, hashes: new Set<string>() });
  const follow = useEffectEvent(() => {
    const next = choiceIn(hash);
    const { hashes } = before.current;
    if (!next || (hashes.has(hash) && choice !== before.current.choice)) return;
    before.current = { choice: next, hashes: hashes.add(hash) };
    change(next);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: an event of the hash alone.
  useEffect(() => follow(), [hash]);
  // After a click on the button that opened it, which is gone; not after the visitor has gone on.
  useEffect(() => {
    if (document.activeElement === document.body) runButton.current?.focus({ preventScroll: true });
  }, []);
  const isEdited = written !== undefined;
  useEffect(() => {
    if (isEdited) request();
  }, [isEdited, request]);

  useEffect(() => {
    if (!isPlaying) return;
    let isStopped = false;
    void wait(shownMs).then(() => {
      if (isStopped) return;
      if (at >= last) setPlaying(false);
      else setAt(at + 1);
    });
    return () => {
      isStopped = true;
    };
  }, [isPlaying, at, last]);

  const go = (to: number) => {
    setPlaying(false);
    setAt(Math.min(Math.max(to, 0), last));
  };
  const run = () => {
    if (isPlaying) return setPlaying(false);
    if (matchesMedia("(prefers-reduced-motion: reduce)")) return go(last);
    setAt(at >= last ? 0 : at + 1);
    setPlaying(true);
  };

  return (
    <>
      {choiceIn(hash) === undefined && (
        <p className="sim-bar" role="alert">
          {workbenchWords.unreadableLink}
        </p>
      )}
      <div className="sim-bar">
        <Choices choice={choice} onChoice={change} />
        <div className="sim-controls">
          <button
            ref={runButton}
            type="button"
            className="button button-small button-primary"
            onClick={run}
          >
            <Icon drawing={isPlaying ? playbackIcons.pause : playbackIcons.play} size={16} />
            {isPlaying ? workbenchWords.pause : workbenchWords.run}
          </button>
          <StepButton
            name={workbenchWords.stepBack}
            drawing={back}
            idle={at === 0}
            onPress={() => go(at - 1)}
          />
          <StepButton
            name={workbenchWords.stepForward}
            drawing={forward}
            idle={at >= last}
            onPress={() => go(at + 1)}
          />
          <StepButton
            name={workbenchWords.reset}
            drawing={playbackIcons.again}
            idle={at === 0}
            onPress={() => go(0)}
          />
        </div>
      </div>
      {picture && (
        <Simulation
          picture={picture}
          at={at}
          chosen={chosen}
          onChoose={setChosen}
          more={
            more > 0 && (
              <li className="sim-row sim-more">
                <span />
                <span className="sim-slot" />
                <span />
                <p>{workbenchWords.more(grouped(more))}</p>
                <span />
                <span className="sim-slot" />
              </li>
            )
          }
        />
      )}
      {trial?.note && <p className="sim-says">{trial.note}</p>}
      {written && editing && trial && (
        <editing.Editor
          written={written}
          findings={trial.findings}
          onWritten={(next) => change({ ...choice, written: next })}
        />
      )}
      <p className="sim-bar">
        {written ? (
          <button
            type="button"
            className="link-button"
            onClick={() => change({ files: choice.files, map: choice.map, reduce: choice.reduce })}
          >
            {workbenchWords.discard}
          </button>
        ) : (
          <button
            type="button"
            className="link-button"
            onPointerEnter={request}
            onFocus={request}
            onClick={() => {
              request();
              const report = sampleReport(choice.files);
              change({ ...choice, written: { wiring: wiringText(choice), report } });
            }}
          >
            {workbenchWords.edit}
          </button>
        )}
        <a className="link-button" href={toAddress(choice)}>
          {workbenchWords.link}
        </a>
        {failed && <span role="alert">{workbenchWords.editorFailed}</span>}
      </p>
    </>
  );
}

const back = "M5 5v14M19 5 9 12l10 7z";
const forward = "M19 5v14M5 5l10 7-10 7z";

type StepButtonProps = {
  name: string;
  drawing: string;
  /** It keeps the focus where there's nothing to do. */
  idle: boolean;
  onPress: () => void;
};

function StepButton({ name, drawing, idle, onPress }: StepButtonProps) {
  return (
    <button
      type="button"
      className="button button-small"
      aria-label={name}
      title={name}
      aria-disabled={idle}
      onClick={idle ? undefined : onPress}
    >
      <Icon drawing={drawing} size={18} />
    </button>
  );
}
