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
    <div className="board">
      <p className="board-title">
        <strong>{words.board}</strong> <span>{words.opensText}</span>
      </p>
      <dl className="board-digits">
        {units.map((unit) => (
          <div key={unit}>
            <dt>{words.units[unit]}</dt>
            <dd>{digits?.[unit]}</dd>
          </div>
        ))}
      </dl>
      <p className="board-note">
        {state === "open" && words.openedText}
        {state === "closed" && words.closedText}
      </p>
    </div>
  );
}
