import type { LineId } from "@yno/brand/site";
import { openSearch } from "@yno/search/search";
import { makeSearchIndex, type SearchRecord } from "@yno/search/search-index";
import { useRef, useState } from "react";
import { faq } from "#content/collections/faq.ts";
import { mcpServerColumns } from "#content/derived/mcp-server-cards.ts";
import { lines } from "#content/derived/navigation.ts";
import { fromColumns } from "#content/schema/columns.ts";
import type { Examples } from "#tests/gallery/examples.ts";
import { HitList, PaletteNote, ResultCount } from "./hit-list.tsx";
import { groupHits } from "./hits.ts";
import { Palette } from "./palette.tsx";

type Shown = Pick<SearchRecord, "kind" | "address" | "title" | "context"> & { line?: LineId };

const record = (shown: Shown): SearchRecord => ({
  line: "resources",
  names: [],
  body: "",
  ...shown,
});
const records = [
  ...lines.flatMap(({ id, title, links }) =>
    links.map((link) =>
      record({ kind: "page", line: id, address: link.path, title: link.title, context: title }),
    ),
  ),
  ...faq.map(({ id, question, category }) =>
    record({
      kind: "question",
      address: `/resources#${id}`,
      title: question,
      context: category,
    }),
  ),
  ...fromColumns(mcpServerColumns).map(({ name, description }) =>
    record({
      kind: "server",
      address: `/mcp-registry?q=${encodeURIComponent(name)}#filters`,
      title: name,
      context: description,
    }),
  ),
];
const search = openSearch(makeSearchIndex(records));
const refuse = () => Promise.reject(new Error("The example has no index."));
const ignore = () => undefined;

type LoadedProps = { typed?: string; load?: () => ReturnType<typeof openSearch> };

/** The palette over the navigation, the questions and the servers, with the button that opens it. */
function Loaded({ typed = "", load = () => search }: LoadedProps) {
  const [open, setOpen] = useState(true);
  const typedAhead = useRef(typed);
  return (
    <>
      <button type="button" className="button" onClick={() => setOpen(true)}>
        Search
      </button>
      <Palette open={open} typedAhead={typedAhead} onClose={() => setOpen(false)} load={load} />
    </>
  );
}

/** Fails once, as without a connection, and then loads. */
function FailsOnce() {
  const attempts = useRef(0);
  return <Loaded load={() => (attempts.current++ === 0 ? refuse() : search)} />;
}

const hits = (await search).find("pricing");

export const examples = {
  "before typing": () => <Loaded />,
  results: () => <Loaded typed="agents" />,
  "nothing found": () => <Loaded typed="zzzzzz" />,
  "fails once": () => <FailsOnce />,
  "while it loads": () => (
    <div className="palette-body">
      <div role="listbox" aria-label="Results">
        <HitList id="groups" groups={groupHits(hits, new Set())} />
      </div>
      <PaletteNote
        query="pricing"
        state="loading"
        count={0}
        hasRecent={false}
        onForget={ignore}
        onRetry={ignore}
        onLeave={ignore}
      />
      <ResultCount isAsked hits={hits} />
    </div>
  ),
} satisfies Examples;
