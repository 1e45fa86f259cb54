import { CSPProvider } from "@base-ui/react/csp-provider";
import { Toast } from "@base-ui/react/toast";
import { type RefObject, useEffect, useRef, useState } from "react";
import { toastWords } from "#content/messages/toasts.ts";
import { Icon, icons } from "./icon.tsx";
import { receiveNotices } from "./notify.ts";

const shownMs = 8000;

/** Toasts: they stay 8 s, pause under pointer and focus, and are announced; destructive ones stay. */
export function Toasts() {
  const [manager] = useState(Toast.createToastManager);
  useEffect(() => {
    const shown = new Map<string, string>();
    return receiveNotices(({ title, text, kind, about }) => {
      const timeout = kind === "destructive" ? 0 : shownMs;
      const before = about && shown.get(about);
      // Not changed into the next one, which has to be read out even if it has the same words.
      if (before) manager.close(before);
      const id = manager.add({ title, description: text, type: kind, timeout });
      if (about) shown.set(about, id);
    });
  }, [manager]);
  /** Where the visitor was before the focus came to the toasts. */
  const cameFrom = useRef<EventTarget>(null);
  return (
    <CSPProvider disableStyleElements>
      <Toast.Provider toastManager={manager}>
        <Toast.Portal>
          <Toast.Viewport
            className="toasts"
            onFocus={({ currentTarget, relatedTarget }) => {
              if (!currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget;
            }}
          >
            <ToastList cameFrom={cameFrom} />
          </Toast.Viewport>
        </Toast.Portal>
      </Toast.Provider>
    </CSPProvider>
  );
}

/** Moves the control with the focus out from under a toast (ui.css), unless it isn't in view. */
function uncoverFocus() {
  const focused = document.querySelector(":is(a, button, input, select, textarea):focus");
  const { top = -1 } = focused?.getBoundingClientRect() ?? {};
  if (top >= 0 && top < innerHeight) focused?.scrollIntoView({ block: "nearest" });
}

function ToastList({ cameFrom }: { cameFrom: RefObject<EventTarget | null> }) {
  const { toasts } = Toast.useToastManager();
  useEffect(() => {
    const { current } = cameFrom;
    if (toasts.length > 0) uncoverFocus();
    // The last one went with the focus. The library gives it back only after F6.
    else if (document.activeElement === document.body && current instanceof HTMLElement) {
      current.focus({ preventScroll: true });
    }
  }, [toasts.length, cameFrom]);
  return toasts.map((toast) => (
    <Toast.Root
      key={toast.id}
      toast={toast}
      className="toast"
      // Not the library's high priority: it hides the toast with its button from screen readers and
      // has a copy of the text read instead.
      {...(toast.type === "destructive" && { role: "alert", "aria-modal": undefined })}
    >
      <Toast.Title className="toast-title" />
      <Toast.Description className="toast-text" />
      {/* Always there for a screen reader, not only once the toast has been reached. */}
      <Toast.Close
        className="icon-button toast-close"
        aria-label={toastWords.close}
        aria-hidden={false}
      >
        <Icon drawing={icons.close} size={18} />
      </Toast.Close>
    </Toast.Root>
  ));
}
