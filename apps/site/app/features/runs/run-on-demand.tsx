import { Activity, type MouseEvent, useEffect, useRef } from "react";
import { hasModifier } from "#app/browser/platform/shortcut.ts";
import { useOnDemand } from "#app/ui/use-on-demand.ts";
import { runOnDemandWords } from "#content/messages/workflows.ts";
import type { SealedRun } from "#content/schema/run.ts";
import { useRunAddress } from "./use-run-address.ts";

type RunOnDemandProps = {
  id: string;
  /** The workflow of the run. */
  title: string;
  /** The step that is shown first, 1 to 5. */
  firstStep: number;
  load: () => Promise<SealedRun>;
};

/**
 * Leads to a sample run, in rows of the grid around it: in place where scripts run, loaded when a
 * pointer or the focus comes near; as a Markdown file where they don't.
 */
export function RunOnDemand({ id, title, firstStep, load }: RunOnDemandProps) {
  const { asked, ask } = useRunAddress(id);
  const isOpen = asked !== null;
  const { value, failed, request } = useOnDemand(async () => {
    const [view, run] = await Promise.all([import("./run-view.tsx"), load()]);
    return { RunView: view.RunView, run };
  });
  const toFocus = useRef<"run" | "link" | null>(null);
  const link = useRef<HTMLAnchorElement>(null);
  const place = useRef<HTMLDivElement>(null);
  const isShown = isOpen && value !== null;

  useEffect(() => {
    if (isOpen) request();
  }, [isOpen, request]);
  useEffect(() => {
    if (toFocus.current === "run" && isShown) {
      place.current?.querySelector<HTMLElement>(".run-title")?.focus();
      toFocus.current = null;
    }
    if (toFocus.current === "link" && !isOpen) {
      link.current?.focus();
      toFocus.current = null;
    }
  }, [isOpen, isShown]);

  const show = (event: MouseEvent) => {
    if (hasModifier(event)) return;
    event.preventDefault();
    toFocus.current = isOpen ? "link" : "run";
    request();
    ask(isOpen ? null : firstStep - 1);
  };
  return (
    <>
      <a
        ref={link}
        className="button button-small justify-self-start"
        href={`/runs/${id}.md`}
        onPointerEnter={request}
        onFocus={request}
        onClick={show}
        // The focus isn't called back from where the visitor has gone on before the run arrives.
        onBlur={() => {
          toFocus.current = null;
        }}
      >
        {isOpen ? runOnDemandWords.closeTheRun : runOnDemandWords.seeARun}
        <span className="sr-only">{runOnDemandWords.of(title)}</span>
      </a>
      {isOpen && value === null && (
        <p className="-mt-3 text-ink-2" role={failed ? "alert" : undefined} key={`${failed}`}>
          {failed ? runOnDemandWords.failed : runOnDemandWords.loading}
        </p>
      )}
      {isOpen && value === null && failed && (
        <button
          type="button"
          className="button button-small -mt-3 justify-self-start"
          onClick={() => {
            // The button goes; the focus must not go with it.
            link.current?.focus();
            toFocus.current = "run";
            request();
          }}
        >
          {runOnDemandWords.tryAgain}
        </button>
      )}
      {value && (
        // Rendered as soon as it has been loaded, which a pointer over the link is enough for: then
        // a click only has to show it.
        <Activity mode={isOpen ? "visible" : "hidden"}>
          <div ref={place} className="-mt-3 min-w-0">
            <p className="mb-5 max-w-[44rem] text-ink-2">{value.run.summary}</p>
            <value.RunView run={value.run} level={4} asked={asked ?? firstStep - 1} onShow={ask} />
          </div>
        </Activity>
      )}
    </>
  );
}
