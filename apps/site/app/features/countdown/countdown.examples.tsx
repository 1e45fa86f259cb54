import { companyProgress, countdown } from "#content/pages/investors.ts";
import type { Examples } from "#tests/gallery/examples.ts";
import { CountdownBoard, ProgressLine } from "./countdown-board.tsx";

/** A board whose round opens and closes at these moments. */
const board = (opensAt: string, closedFrom: string) => (
  <CountdownBoard words={{ ...countdown, opensAt, closedFrom }} />
);

export const examples = {
  "board and progress": () => (
    <>
      <CountdownBoard words={countdown} />
      <ProgressLine
        label={companyProgress.heading}
        start={companyProgress.from}
        target={countdown.opensAt}
        startText={companyProgress.fromText}
        targetText={companyProgress.toText}
      />
    </>
  ),
  "while the round is open": () => board("2025-09-01T00:00:00Z", "2099-12-01T00:00:00Z"),
} satisfies Examples;
