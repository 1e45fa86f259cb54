import type { ReactNode } from "react";
import type { NewsPicture as Name } from "#content/schema/news.ts";
import { FiveTiers } from "./five-tiers.tsx";
import { GatedInterchange } from "./gated-interchange.tsx";
import { ManyReadings } from "./many-readings.tsx";
import { SplitTracks } from "./split-tracks.tsx";
import "../news.css";

const drawings: Record<Name, () => ReactNode> = {
  "a-conversation-is-not-a-specification": ManyReadings,
  "what-an-mcp-server-costs-to-trust": GatedInterchange,
  "five-tiers-of-autonomy": FiveTiers,
  "split-work-reduce": SplitTracks,
};

type NewsPictureProps = {
  name: Name;
  /** The alternative text. */
  text: string;
};

/** The drawing of an article, in the parts of a transit map, on a ground of 640 by 320. */
export function NewsPicture({ name, text }: NewsPictureProps) {
  const Drawing = drawings[name];
  return (
    <svg className="news-picture" viewBox="0 0 640 320" fill="none" role="img" aria-label={text}>
      <Drawing />
    </svg>
  );
}
