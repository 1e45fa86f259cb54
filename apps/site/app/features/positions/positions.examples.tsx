import { jobs } from "#content/collections/jobs.ts";
import { openPositions, profileCall } from "#content/pages/careers.ts";
import { AtAddress } from "#tests/gallery/at-address.tsx";
import type { Examples } from "#tests/gallery/examples.ts";
import { LineEnd, LineStart, Position, Positions } from "./positions.tsx";

const [, second] = jobs;
if (!second) throw new Error("There are no positions.");

const unlisted = {
  heading: profileCall.heading,
  action: profileCall.jump,
  to: profileCall.button.to,
};

function positions(query = "") {
  return (
    <AtAddress address={`/careers${query}`}>
      <Positions jobs={jobs} words={openPositions} unlisted={unlisted} />
    </AtAddress>
  );
}

export const examples = {
  all: () => positions(),
  open: () => positions(`?open=${second.id}`),
  position: () => (
    <ul className="position-line line-company">
      <Position job={second} words={openPositions} onToggle={() => undefined} />
    </ul>
  ),
  "ends of the line": () => (
    <>
      <LineStart />
      <LineEnd {...unlisted} />
    </>
  ),
  narrowed: () => positions("?department=Engineering&place=Remote"),
} satisfies Examples;
