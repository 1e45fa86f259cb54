import { type RefObject, useEffect, useEffectEvent } from "react";
import { copyKeys, useCopy } from "#app/browser/platform/clipboard.ts";
import { useAnnouncement } from "#app/ui/announcer.tsx";
import { notify } from "#app/ui/notify.ts";
import { preloadToasts } from "#app/ui/toast-region.tsx";
import { copyingWords } from "#content/messages/copying.ts";
import { documentWords } from "#content/messages/documents.ts";

/** What a visitor has opened stays open while they stay, so that Back finds its place again. */
const opened = new Set<string>();

/** Whether a visitor has opened the part of a document with this summary. */
export function isOpened(summary: string): boolean {
  return opened.has(summary.trim());
}

/**
 * Answers for the controls in the text of a document: the buttons that copy a block of code, and the
 * parts that open. Their components have no handlers, because in the first view the text is only HTML
 * (app/browser/hydration/static-part.tsx).
 *
 * @param root is around the text
 */
export function useDocumentControls(root: RefObject<HTMLElement | null>): void {
  const { copied, copy } = useCopy();
  // Screen readers don't read a button again because its words have changed.
  useAnnouncement(copied === null ? "" : copyingWords.copied);
  useEffect(() => {
    // Its first text; the second is the name of the block, for screen readers.
    const label = copied !== null && buttonsIn(root.current)[Number(copied)]?.firstChild;
    if (!label) return;
    // A translator may have put an element in its place.
    const words = label.textContent;
    label.textContent = copyingWords.copied;
    return () => {
      label.textContent = words;
    };
  }, [copied, root]);

  const onClick = useEffectEvent(async ({ target }: Event) => {
    const place = buttonsIn(root.current).findIndex(
      (button) => target instanceof Node && button.contains(target),
    );
    const code = buttonsIn(root.current)[place]?.closest("figure")?.querySelector("pre");
    if (!code || (await copy(String(place), code.textContent, code))) return;
    notify({
      kind: "success",
      title: documentWords.selected,
      text: documentWords.copyingBlocked(copyKeys()),
    });
  });
  useEffect(() => {
    const element = root.current;
    if (!element) return;
    const end = new AbortController();
    const listen = (type: string, listener: (event: Event) => void) =>
      element.addEventListener(type, listener, { capture: true, signal: end.signal });
    listen("click", (event) => onClick(event));
    // The code of toasts is fetched before a button is pressed.
    for (const type of ["pointerover", "focusin"]) {
      listen(type, ({ target }) => {
        if (target instanceof Element && target.closest(".code-block button")) preloadToasts();
      });
    }
    // It doesn't bubble.
    listen("toggle", ({ target }) => {
      if (!(target instanceof HTMLDetailsElement) || !target.matches(".fold")) return;
      const summary = target.querySelector("summary")?.textContent.trim() ?? "";
      if (target.open) opened.add(summary);
      else opened.delete(summary);
    });
    return () => end.abort();
  }, [root]);
}

/** The buttons that copy a block of code, in order. */
function buttonsIn(root: HTMLElement | null): HTMLElement[] {
  return Array.from(root?.querySelectorAll<HTMLElement>(".code-block button") ?? []);
}
