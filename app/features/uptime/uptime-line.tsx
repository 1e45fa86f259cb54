import { useNow } from "#app/browser/hydration.ts";
import { uptimeWords } from "#content/words/home.ts";
import { formatUptime, uptime } from "./uptime.ts";

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
          {uptimeWords.operationalSince} <time dateTime={since}>{sinceText}</time>
        </>
      ) : (
        <>
          {uptimeWords.operationalFor}{" "}
          <strong>{formatUptime(uptime(Date.parse(since), now))}</strong>
        </>
      )}
    </p>
  );
}
