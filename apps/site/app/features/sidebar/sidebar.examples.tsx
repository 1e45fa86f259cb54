import { site } from "@yno/brand/site";
import { useEffect, useRef, useState } from "react";
import { lines } from "#content/derived/navigation.ts";
import { questionFailed } from "#content/frame.ts";
import { quickAccess } from "#content/navigation.ts";
import type { Examples } from "#tests/gallery/examples.ts";
import { QuickAccessDialog } from "./quick-access-dialog.tsx";
import { Sidebar, SideSheet } from "./sidebar.tsx";
import { SidebarLines } from "./sidebar-lines.tsx";

const content = { home: { brand: site.brand }, quick: quickAccess, lines };
const [link] = quickAccess.links;
const everyGroup = Object.fromEntries([quickAccess, ...lines].map(({ id }) => [id, true]));
const ignore = () => undefined;

/** The sidebar beside a page, with the button of phones that opens it. */
function Beside({ path }: { path: string }) {
  const [open, setOpen] = useState(false);
  return (
    <div>
      <Sidebar
        content={content}
        path={path}
        sheetOpen={open}
        onSheetChange={setOpen}
        questionFailed={questionFailed}
      />
      <div className="column">
        <button type="button" className="button" onClick={() => setOpen(true)}>
          Menu
        </button>
        <label>
          A field <input className="field" />
        </label>
      </div>
    </div>
  );
}

const rendered = new Set<string>();
const countedLines = lines.map((line) => ({
  ...line,
  links: line.links.map(({ path, title }) => ({
    path,
    get title() {
      rendered.add(line.id);
      return title;
    },
  })),
}));

/** The sidebar, and which of its groups a change of page has rendered. */
function Counted() {
  const [path, setPath] = useState("/about");
  const shown = useRef<HTMLOutputElement>(null);
  useEffect(() => {
    if (path !== "/about" && shown.current) shown.current.value = [...rendered].join(" ");
  }, [path]);
  const leave = () => {
    rendered.clear();
    setPath("/docs/mcp");
  };
  return (
    <div>
      <Sidebar
        content={{ ...content, lines: countedLines }}
        path={path}
        sheetOpen={false}
        onSheetChange={ignore}
        questionFailed={questionFailed}
      />
      <div className="column">
        <button type="button" className="button" onClick={leave}>
          Next page
        </button>
        <output ref={shown} />
      </div>
    </div>
  );
}

function AllGroups() {
  return (
    <SidebarLines
      content={content}
      path="/docs/mcp"
      byHand={everyGroup}
      onToggle={ignore}
      onQuickLink={ignore}
      onQuickIntent={ignore}
    />
  );
}

export const examples = {
  "on a page": () => <Beside path="/about" />,
  "on the last document": () => <Beside path="/docs/mcp" />,
  "before a change of page": () => <Counted />,
  "every group open": () => (
    <nav className="max-w-72" aria-label="Main">
      <AllGroups />
    </nav>
  ),
  "the sheet": () => (
    <SideSheet open onClose={ignore}>
      <nav className="grid gap-3" aria-label="Main">
        <a href="/" className="site-mark sidebar-home">
          {site.brand}
        </a>
        <AllGroups />
      </nav>
    </SideSheet>
  ),
  "the question before leaving": () =>
    link && <QuickAccessDialog link={link} open onClose={ignore} />,
} satisfies Examples;
