import { useNow } from "#app/browser/platform/use-now.ts";
import { uptimeWords } from "#content/messages/home.ts";

type UptimeLineProps = {
  /** ISO 8601. */
  since: string;
  /** The same moment for readers, who see it until the clock is known. */
  sinceText: string;
};

/** How long the services have been running, recomputed every minute. */
export function UptimeLine({ since, sinceText }: UptimeLineProps) {
  const now = useNow(60_000);
  return (
    <p className="uptime">
      <span className="uptime-light" aria-hidden="true" />
      {now === null ? (
        <>
          {`${uptimeWords.operationalSince} `}
          <time dateTime={since}>{sinceText}</time>
        </>
      ) : (
        <>
          {`${uptimeWords.operationalFor} `}
          <strong>{formatUptime(uptime(Date.parse(since), now))}</strong>
        </>
      )}
    </p>
  );
}

const minute = 60 * 1000;
const hour = 60 * minute;
const day = 24 * hour;
/** The specification's month: 30.44 days. */
const month = 30.44 * day;

export type Uptime = { months: number; days: number; hours: number; minutes: number };

/**
 * Whole months of 30.44 days, then days, hours and minutes, from `since` to `now` (milliseconds
 * since 1970). Zero where the clock is before `since`.
 */
export function uptime(since: number, now: number): Uptime {
  const elapsed = Math.max(0, now - since);
  const months = Math.floor(elapsed / month);
  const rest = elapsed - months * month;
  return {
    months,
    days: Math.floor(rest / day),
    hours: Math.floor((rest % day) / hour),
    minutes: Math.floor((rest % hour) / minute),
  };
}

/** For example '23 months 20 days 4 hours 12 minutes'. */
export function formatUptime({ months, days, hours, minutes }: Uptime): string {
  return Object.entries({ month: months, day: days, hour: hours, minute: minutes })
    .map(([unit, count]) => `${count} ${unit}${count === 1 ? "" : "s"}`)
    .join(" ");
}
