import { useNow } from "#app/browser/use-now.ts";
import type { Countdown } from "#content/schema/investors.ts";
import { countdown, roundState } from "./countdown.ts";
import "./countdown.css";

const units = ["days", "hours", "minutes", "seconds"] as const;

/** The departure board of the round. Its digits are there from the first mount on; its size always. */
export function CountdownBoard({ words }: { words: Countdown }) {
  const now = useNow(1000);
  const target = Date.parse(words.opensAt);
  const digits = now === null ? null : countdown(target, now);
  const state = now === null ? "before" : roundState(target, Date.parse(words.closedFrom), now);

  return (
    // It's small: what it counted to has passed.
    <div className="max-w-[34rem] rounded-panel border border-rule bg-sunken">
      <p className="flex flex-wrap justify-between gap-x-4 border-b border-rule px-5 py-3">
        <strong>{words.board}</strong> <span>{words.opensText}</span>
      </p>
      <dl className="board-digits">
        {units.map((unit) => (
          <div
            key={unit}
            className="flex flex-col-reverse border-rule px-5 py-4 not-first:border-s max-sm:py-3 max-sm:ps-3 max-sm:pe-2"
          >
            <dt className="text-[0.9375rem] text-ink-3">{words.units[unit]}</dt>
            <dd>{digits?.[unit]}</dd>
          </div>
        ))}
      </dl>
      <p className="min-h-[calc(1lh+1.5rem)] border-t border-rule px-5 py-3 text-ink-2">
        {state === "open" && words.openedText}
        {state === "closed" && words.closedText}
      </p>
    </div>
  );
}
