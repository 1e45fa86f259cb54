import type { McpServerCard } from "@yno/registry/cards";
import { kitLimit } from "@yno/registry/enums";
import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef } from "react";
import { announce } from "#app/ui/announcer.tsx";
import { notify } from "#app/ui/notify.ts";
import { kitWords } from "#content/messages/registry-kit.ts";
import { readSelection, toggled } from "./selection.ts";

/** What the kit was when the page was left: the address of the page in the navigation has none. */
let kept = "";

type Address = {
  /** The part of the query. */
  text: string;
  /** Adds an entry to the history. */
  choose: (text: string) => void;
  /** Replaces the entry. */
  replace: (text: string) => void;
};

/** The kit that the address names, and what changes it. It outlives a change of page. */
export function useKit(servers: readonly McpServerCard[], { text, choose, replace }: Address) {
  const byId = useMemo(() => new Map(servers.map((each) => [each.id, each])), [servers]);
  const selection = useMemo(() => readSelection(text, byId, kitLimit), [text, byId]);
  const { ids } = selection;

  const isFirst = useRef(true);
  const keep = useEffectEvent((now: string) => {
    // The first render knows no address.
    if (!isFirst.current || now !== "") kept = now;
    else if (kept !== "" && !new URLSearchParams(location.search).get("kit")) replace(kept);
    isFirst.current = false;
  });
  useEffect(() => keep(text), [text]);

  const change = (id: string) => {
    const next = toggled(ids, id);
    if (next.length > kitLimit) {
      notify({ ...kitWords.full(kitLimit), kind: "destructive", about: "kit" });
      return;
    }
    announce(kitWords.inKit(next.length));
    choose(next.join(","));
  };
  const latest = useRef(change);
  useLayoutEffect(() => {
    latest.current = change;
  });
  // Cards aren't rendered again when another one is chosen.
  const toggle = useCallback((id: string) => latest.current(id), []);
  const isIn = useMemo(() => new Set(ids), [ids]);
  return { ...selection, byId, toggle, isIn, count: kitWords.servers(ids.length) };
}

export type Kit = ReturnType<typeof useKit>;
