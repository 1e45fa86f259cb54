import type { LineId } from "@yno/brand/site";
import { type MouseEvent, memo, type SyntheticEvent, useEffect, useRef } from "react";
import { ExternalMark } from "#app/ui/external-link.tsx";
import { lineClass } from "#app/ui/line-colour.ts";
import type { NavigationLine, PageLink, QuickLink } from "#content/schema/frame.ts";

export type SidebarContent = {
  home: { brand: string };
  quick: NavigationLine<QuickLink>;
  lines: readonly NavigationLine[];
};

/** The groups that the visitor has opened (true) or closed (false) by hand during this visit. */
export type ByHand = Readonly<Partial<Record<LineId, boolean>>>;

type SidebarLinesProps = {
  content: SidebarContent;
  path: string;
  byHand: ByHand;
  onToggle: (id: LineId, open: boolean) => void;
  onQuickLink: (link: QuickLink, event: MouseEvent<HTMLAnchorElement>) => void;
  onQuickIntent: () => void;
  onFollow?: () => void;
};

/** All groups of the side navigation, each a line with its stations. */
export function SidebarLines({
  content,
  path,
  byHand,
  onToggle,
  onQuickLink,
  onQuickIntent,
  onFollow,
}: SidebarLinesProps) {
  const { quick, lines } = content;
  return (
    <div className="sidebar-lines">
      <Group line={quick} open={isGroupOpen(quick, path, byHand)} onToggle={onToggle}>
        {quick.links.map((link) => (
          <li key={link.href}>
            <a
              className="station-link"
              data-code={quick.code}
              href={link.href}
              target="_blank"
              rel="noopener noreferrer"
              data-replay-click=""
              onClick={(event) => onQuickLink(link, event)}
              onPointerEnter={onQuickIntent}
              onFocus={onQuickIntent}
            >
              {link.title}
              <ExternalMark />
            </a>
          </li>
        ))}
      </Group>
      {lines.map((line) => (
        <PageLinks
          key={line.id}
          line={line}
          current={line.links.find((link) => link.path === path)}
          open={isGroupOpen(line, path, byHand)}
          onToggle={onToggle}
          onFollow={onFollow}
        />
      ))}
    </div>
  );
}

type PageLinksProps = Omit<GroupProps, "children"> & {
  line: NavigationLine;
  /** The link of the page that is shown, if it's one of these. */
  current: PageLink | undefined;
  onFollow: (() => void) | undefined;
};

/** A change of page renders only the groups that the two pages are in. */
const PageLinks = memo(function PageLinks({ current, onFollow, ...group }: PageLinksProps) {
  return (
    <Group {...group}>
      {group.line.links.map((link) => (
        <li key={link.path}>
          <a
            className="station-link"
            data-code={group.line.code}
            href={link.path}
            aria-current={link === current ? "page" : undefined}
            onClick={onFollow}
          >
            {link.title}
          </a>
        </li>
      ))}
    </Group>
  );
});

type GroupProps = {
  line: { id: LineId; title: string };
  open: boolean;
  onToggle: (id: LineId, open: boolean) => void;
  children: React.ReactNode;
};

function Group({ line, open, onToggle, children }: GroupProps) {
  const details = useRef<HTMLDetailsElement>(null);

  // A group that was opened or closed before hydration stays as the visitor left it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what happened before.
  useEffect(() => {
    if (details.current && details.current.open !== open) onToggle(line.id, details.current.open);
  }, []);

  const onToggled = (event: SyntheticEvent<HTMLDetailsElement>) => {
    if (event.currentTarget.open !== open) onToggle(line.id, event.currentTarget.open);
  };
  return (
    <details
      ref={details}
      className={`group ${lineClass[line.id]}`}
      open={open}
      onToggle={onToggled}
    >
      <summary>{line.title}</summary>
      <ul>{children}</ul>
    </details>
  );
}

/**
 * Whether a group shows its links: as the visitor left it, else open where it starts open or
 * holds the page that is shown, so that the highlight can be seen.
 */
export function isGroupOpen(
  line: NavigationLine<PageLink | QuickLink>,
  path: string,
  byHand: ByHand,
): boolean {
  const holdsPage = line.links.some((link) => "path" in link && link.path === path);
  return byHand[line.id] ?? (line.startsOpen || holdsPage);
}
