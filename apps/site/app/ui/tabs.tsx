import { type KeyboardEvent, type ReactNode, useId, useRef } from "react";
import { useHydrated } from "#app/browser/hydration/use-hydrated.ts";
import { hasModifier } from "#app/browser/platform/shortcut.ts";

type Tab<Value> = { value: Value; label: string; content: ReactNode };

type TabsProps<Value> = {
  /** The group's name. */
  label: string;
  tabs: readonly Tab<Value>[];
  chosen: Value;
  onChoose: (value: Value) => void;
  /** Of the headings that the panels have without JavaScript. */
  headings?: "h3" | "h5";
};

/**
 * Tabs by the pattern of the WAI-ARIA practices: one stop of the Tab key, arrows that wrap, Home
 * and End, and a tab that opens as soon as it has the focus. Without JavaScript there are no tabs:
 * all panels are one below the other under their headings.
 */
export function Tabs<Value extends string>(props: TabsProps<Value>) {
  const { label, tabs, chosen, onChoose, headings: Heading = "h3" } = props;
  const id = useId();
  const hydrated = useHydrated();
  const list = useRef<HTMLDivElement>(null);

  const onKeyDown = (event: KeyboardEvent) => {
    if (hasModifier(event)) return;
    const now = tabs.findIndex(({ value }) => value === chosen);
    const index = nextTab(event.key, now, tabs.length);
    const next = tabs[index ?? -1];
    if (index === null || !next) return;
    event.preventDefault();
    onChoose(next.value);
    list.current?.querySelectorAll("button")[index]?.focus();
  };

  return (
    <>
      <div
        ref={list}
        className="tabs needs-script"
        role="tablist"
        aria-label={label}
        onKeyDown={onKeyDown}
      >
        {tabs.map((tab) => (
          <button
            key={tab.value}
            type="button"
            role="tab"
            id={`${id}-tab-${tab.value}`}
            aria-controls={`${id}-panel-${tab.value}`}
            aria-selected={tab.value === chosen}
            tabIndex={tab.value === chosen ? 0 : -1}
            data-replay-click=""
            onClick={() => onChoose(tab.value)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.value}
          id={`${id}-panel-${tab.value}`}
          className="tab-panel"
          data-open={tab.value === chosen}
          // Only where there are tabs: without them it is a part of the page like others.
          {...(hydrated && {
            role: "tabpanel",
            tabIndex: 0,
            "aria-labelledby": `${id}-tab-${tab.value}`,
          })}
        >
          <Heading className="tab-panel-heading">{tab.label}</Heading>
          {tab.content}
        </div>
      ))}
    </>
  );
}

/** The tab that a key leads to; null for keys that lead nowhere. */
export function nextTab(key: string, now: number, count: number): number | null {
  switch (key) {
    case "ArrowRight":
      return (now + 1) % count;
    case "ArrowLeft":
      return (now - 1 + count) % count;
    case "Home":
      return 0;
    case "End":
      return count - 1;
    default:
      return null;
  }
}
