import {
  memo,
  type RefObject,
  startTransition,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { flushSync } from "react-dom";
import { afterPaint } from "#app/browser/platform/animation-frames.ts";
import { useAnnouncement } from "#app/ui/announcer.tsx";
import { lineClass } from "#app/ui/line-colour.ts";
import { runWords } from "#content/messages/runs.ts";
import type { SealedRun } from "#content/schema/run.ts";
import { ApprovalCard } from "./approval.tsx";
import { AuditRecord } from "./audit-record.tsx";
import { runStatus, statusTexts, stepState } from "./replay.ts";
import { ReplayControls, Timeline, useReplay } from "./replay-controls.tsx";
import { type Level, RunFacts, RunStepRow } from "./run-parts.tsx";
import { stepTimes } from "./timing.ts";
import { useRunAddress } from "./use-run-address.ts";
import { WorkBody } from "./work-body.tsx";

type RunViewProps = {
  run: SealedRun;
  level: Level;
  /** The step that the address asks for, counted from 0. */
  asked: number | null;
  /** Called with the step that a visitor opened, counted from 0. */
  onShow: (index: number) => void;
  /** Whether the HTML of the page holds the run, so that all of it is there from the start. */
  isStatic?: boolean;
};

/** A recorded run: its line, its five steps, the approval that stops it, and its audit record. */
export const RunView = memo(function RunView({
  run,
  level,
  asked,
  onShow,
  isStatic = false,
}: RunViewProps) {
  const controls = useReplay(run);
  const { replay } = controls;
  const firstApproval = run.steps.findIndex(({ kind }) => kind === "approval");
  const steps = useOpenSteps(
    // Painting one step is faster than two.
    isStatic || asked === null ? firstOpen(firstApproval) : [asked],
    asked,
  );
  const painted = usePainted(isStatic);
  const times = stepTimes(run);
  const status = runStatus(run, replay);
  useAnnouncement(statusTexts[status]);

  const Heading = `h${level}` as const;
  const titleId = `run-${run.id}`;
  const stepId = (index: number) => `${titleId}-step-${index + 1}`;
  const move = (act: () => void, shown: number) => () => {
    act();
    steps.show(Math.min(Math.max(shown, 0), run.steps.length - 1));
  };
  return (
    <>
      <article
        className={`run ${lineClass[run.line]}`}
        data-status={status}
        aria-labelledby={titleId}
      >
        <header className="run-head">
          <Heading id={titleId} className="run-title" tabIndex={-1}>
            {run.title}
          </Heading>
          <p className="run-number">
            <code>{run.number}</code> <code>{`v${run.version}`}</code>
          </p>
          <p className="run-status">{statusTexts[status]}</p>
        </header>
        <RunFacts run={run} replay={replay} times={times} />
        <Timeline
          run={run}
          replay={replay}
          times={times}
          stepId={stepId}
          onGo={(index) => {
            steps.goTo(index);
            onShow(index);
          }}
        />
        <ReplayControls
          run={run}
          replay={replay}
          times={times}
          isPlaying={controls.isPlaying}
          onPlay={controls.play}
          onBack={move(controls.back, replay.reached - 1)}
          onForward={move(controls.forward, replay.reached)}
        />
        <div ref={steps.list}>
          {run.steps.map((step, index) => (
            <RunStepRow
              key={step.name}
              id={stepId(index)}
              step={step}
              number={index + 1}
              state={stepState(run, replay, index)}
              seconds={times[index]?.seconds ?? 0}
              isOpen={steps.isOpen(index)}
              onToggle={(open) => {
                // The browser opened it: a visitor clicked on its row.
                if (open && !steps.isOpen(index)) onShow(index);
                steps.follow(index, open);
              }}
            >
              {(painted || steps.isOpen(index)) &&
                (step.kind === "work" ? (
                  <WorkBody step={step} />
                ) : (
                  <ApprovalCard
                    step={step}
                    state={stepState(run, replay, index)}
                    chosen={replay.chosen[index]}
                    time={times[index]}
                    started={times[0]?.start}
                    level={level}
                    onDecide={controls.decide}
                  />
                ))}
            </RunStepRow>
          ))}
        </div>
        {painted && (
          <AuditRecord
            run={run}
            level={level}
            isShown={status === "completed" || status === "refused"}
          />
        )}
      </article>
      <p className="run-caption">{runWords.isSample}</p>
    </>
  );
});

/** The approval and the step that led to it; without an approval, the first step. */
function firstOpen(approval: number): number[] {
  if (approval < 0) return [0];
  return approval === 0 ? [0] : [approval - 1, approval];
}

/**
 * False until the first frame has been painted, then true. Less urgent parts are left out of the
 * first frame, so that a run opens immediately.
 *
 * @param isStatic true where the HTML already holds everything and must keep it
 */
function usePainted(isStatic: boolean): boolean {
  const [painted, setPainted] = useState(isStatic);
  useEffect(() => {
    if (painted) return;
    return afterPaint(() => startTransition(() => setPainted(true)));
  }, [painted]);
  return painted;
}

/** A run that the HTML of its page holds in full. The address follows its steps. */
export function FlagshipRun({ run }: { run: SealedRun }) {
  const { asked, ask } = useRunAddress(run.id);
  return (
    <div id="sample-run" data-worked-example="">
      <RunView run={run} level={3} asked={asked} onShow={ask} isStatic />
    </div>
  );
}

/** Below this width, in pixels, a run is drawn as on a phone: one step is open at a time. */
const narrowest = 640;

const everyStep: readonly number[] = [0, 1, 2, 3, 4];

type OpenSteps = {
  list: RefObject<HTMLDivElement | null>;
  isOpen: (index: number) => boolean;
  /** Follows a `details` that the browser opened or closed, as find-in-page does. */
  follow: (index: number, open: boolean) => void;
  /** Opens a step, alone on phones. */
  show: (index: number) => void;
  /** Opens a step and moves the focus to its row. */
  goTo: (index: number) => void;
};

/**
 * Which steps of a run are open.
 *
 * @param first the steps that are open at first; on phones only the last of them
 * @param asked the step that the address asks for
 */
function useOpenSteps(first: readonly number[], asked: number | null): OpenSteps {
  const list = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState<readonly number[]>(first);
  const current = useRef(first.at(-1) ?? 0);

  useEffect(() => {
    if (isNarrow(list.current)) setOpen([current.current]);
  }, []);

  useLayoutEffect(() => {
    if (asked === null) return;
    current.current = asked;
    setOpen((before) => opened(before, asked, isNarrow(list.current)));
    findRow(list.current, asked)?.scrollIntoView({ block: "nearest" });
  }, [asked]);

  // Paper can't be opened. Not every browser lets a style sheet open what is closed.
  useEffect(() => {
    let before: readonly number[] = [];
    const openAll = () =>
      flushSync(() =>
        setOpen((now) => {
          before = now;
          return everyStep;
        }),
      );
    const restore = () => setOpen(before);
    addEventListener("beforeprint", openAll);
    addEventListener("afterprint", restore);
    return () => {
      removeEventListener("beforeprint", openAll);
      removeEventListener("afterprint", restore);
    };
  }, []);

  const show = (index: number) => {
    current.current = index;
    setOpen((before) => opened(before, index, isNarrow(list.current)));
  };
  return {
    list,
    isOpen: (index) => open.includes(index),
    follow: (index, isOpen) =>
      setOpen((before) => {
        if (before.includes(index) === isOpen) return before;
        return isOpen
          ? opened(before, index, isNarrow(list.current))
          : before.filter((each) => each !== index);
      }),
    show,
    goTo: (index) => {
      show(index);
      findRow(list.current, index)?.focus();
    },
  };
}

function opened(before: readonly number[], index: number, alone: boolean): readonly number[] {
  if (alone) return [index];
  return before.includes(index) ? before : [...before, index];
}

function isNarrow(list: HTMLElement | null): boolean {
  return list !== null && list.clientWidth < narrowest;
}

function findRow(list: HTMLElement | null, index: number): HTMLElement | null {
  const rows = list?.querySelectorAll<HTMLElement>(":scope > details > summary");
  return rows?.[index] ?? null;
}
