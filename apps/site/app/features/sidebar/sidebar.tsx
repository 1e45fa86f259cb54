import type { LineId } from "@yno/brand/site";
import { type MouseEvent, memo, type ReactNode, useCallback, useEffect, useState } from "react";
import { matchesMedia, watchMedia, wideScreen } from "#app/browser/platform/media.ts";
import {
  createRootAttribute,
  useRootAttribute,
} from "#app/browser/platform/root-attribute-store.ts";
import { hasModifier, useShortcut } from "#app/browser/platform/shortcut.ts";
import { sidebarCookie, writeCookie } from "#app/browser/platform/storage.ts";
import { CommandKeys } from "#app/ui/command-keys.tsx";
import { Icon, icons, Mark } from "#app/ui/icon.tsx";
import { notify } from "#app/ui/notify.ts";
import { useModal } from "#app/ui/use-modal.ts";
import { useLateOpening, useOnDemand } from "#app/ui/use-on-demand.ts";
import type { LoadFailed } from "#content/frame.ts";
import { sidebarWords } from "#content/messages/layout.ts";
import type { QuickLink } from "#content/schema/frame.ts";
import { type ByHand, type SidebarContent, SidebarLines } from "./sidebar-lines.tsx";

type SidebarProps = {
  content: SidebarContent;
  /** The page that is shown. */
  path: string;
  /** The side sheet of phones, opened by the menu button of the header. */
  sheetOpen: boolean;
  onSheetChange: (open: boolean) => void;
  /** Says that a Quick Access link didn't open, because the question before it couldn't be loaded. */
  questionFailed: LoadFailed;
  /** Shown at the end of the sheet. */
  sheetEnd?: React.ReactNode;
};

/** The side navigation: a column on wide screens, a side sheet on phones. */
export const Sidebar = memo(function Sidebar({
  content,
  path,
  sheetOpen,
  onSheetChange,
  questionFailed,
  sheetEnd,
}: SidebarProps) {
  const collapsed = useSidebarCollapsed();
  const [byHand, setByHand] = useState<ByHand>({});
  const [quick, setQuick] = useState<{ link: QuickLink; open: boolean } | null>(null);
  const dialog = useOnDemand(() => import("./quick-access-dialog.tsx"));
  useLateOpening(
    dialog,
    quick !== null,
    () => setQuick(null),
    // A tab that a script opens this long after the click is blocked. The next click is the browser's.
    () => {
      // It would cover the message.
      onSheetChange(false);
      notify({ ...questionFailed, kind: "destructive" });
    },
  );
  useShortcut("b", () => {
    if (matchesMedia(wideScreen)) toggleSidebar();
    // Under another modal dialog, such as the search, the sheet stays as it is.
    else if (!document.querySelector(":modal:not(.side-sheet)")) onSheetChange(!sheetOpen);
  });

  // The same function each time: with another one, every group would be rendered with the page.
  const onToggle = useCallback(
    (id: LineId, open: boolean) => setByHand((before) => ({ ...before, [id]: open })),
    [],
  );
  const lines = {
    content,
    path,
    byHand,
    onToggle,
    onQuickIntent: () => {
      // Trying again would take the link from the browser again.
      if (!dialog.failed) dialog.request();
    },
    onQuickLink: (link: QuickLink, event: MouseEvent) => {
      // A modifier is the browser's.
      if (dialog.failed || hasModifier(event)) return;
      event.preventDefault();
      dialog.request();
      setQuick({ link, open: true });
    },
  };
  const label = collapsed ? sidebarWords.expand : sidebarWords.collapse;

  return (
    <>
      <nav className="site-sidebar" aria-label={sidebarWords.main}>
        <Home brand={content.home.brand} />
        <SidebarLines {...lines} />
        <div className="sidebar-end needs-script">
          <button
            type="button"
            className="sidebar-toggle"
            aria-expanded={!collapsed}
            aria-keyshortcuts="Control+B Meta+B"
            data-replay-click=""
            onClick={toggleSidebar}
          >
            <Icon drawing={icons.panel} size={18} />
            {label}
          </button>
          <CommandKeys and="B" />
        </div>
      </nav>
      <SideSheet open={sheetOpen} onClose={() => onSheetChange(false)}>
        <nav className="grid gap-3" aria-label={sidebarWords.main}>
          <Home brand={content.home.brand} onFollow={() => onSheetChange(false)} />
          <SidebarLines {...lines} onFollow={() => onSheetChange(false)} />
        </nav>
        {sheetEnd}
      </SideSheet>
      {quick && dialog.value && (
        <dialog.value.QuickAccessDialog
          link={quick.link}
          open={quick.open}
          onClose={() => setQuick({ ...quick, open: false })}
        />
      )}
    </>
  );
});

type HomeProps = { brand: string; onFollow?: () => void };

function Home({ brand, onFollow }: HomeProps) {
  return (
    <a href="/" className="site-mark sidebar-home" onClick={onFollow}>
      <Mark />
      {brand}
    </a>
  );
}

const sevenDays = 7 * 24 * 60 * 60;
const state = createRootAttribute("sidebar", ["expanded", "collapsed"], "expanded");

function toggleSidebar(): void {
  const next = state.read() === "expanded" ? "collapsed" : "expanded";
  state.write(next);
  writeCookie(sidebarCookie, next, { maxAgeSeconds: sevenDays });
}

/** Whether the sidebar is in icon mode; false in the static HTML, where CSS alone knows. */
function useSidebarCollapsed(): boolean {
  return useRootAttribute(state) === "collapsed";
}

type SideSheetProps = { open: boolean; onClose: () => void; children: ReactNode };

/** The navigation of phones: a modal sheet at the left edge, in the document only while it is open. */
export function SideSheet({ open, onClose, children }: SideSheetProps) {
  const element = useModal(open);

  useEffect(() => {
    if (!open) return;
    return watchMedia(wideScreen, (wide) => {
      if (wide) onClose();
    });
  }, [open, onClose]);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the Escape key closes it too
    <dialog
      ref={element}
      className="side-sheet"
      aria-label={sidebarWords.menu}
      onClose={onClose}
      // A click on the backdrop is one on the dialog itself; its content is in child elements.
      onClick={(event) => event.target === event.currentTarget && onClose()}
    >
      {open && (
        <div className="relative grid gap-3 px-3 pt-2 pb-8">
          <button type="button" className="icon-button absolute top-2.5 right-2" onClick={onClose}>
            <Icon drawing={icons.close} size={22} />
            <span className="sr-only">{sidebarWords.closeMenu}</span>
          </button>
          {children}
        </div>
      )}
    </dialog>
  );
}
