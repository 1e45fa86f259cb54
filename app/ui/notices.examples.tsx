import { type ReactNode, useEffect } from "react";
import { toasts } from "#content/support.ts";
import type { Examples } from "#tests/gallery/examples.ts";
import { Announcer } from "./announcer.tsx";
import { notify } from "./notify.ts";
import { PlainNotices, ToastRegion } from "./toast-region.tsx";
import { Toasts } from "./toasts.tsx";

const succeed = () => notify({ kind: "success", ...toasts.sent });
const fail = () => notify({ kind: "destructive", ...toasts.failed });

/** A region with a notice of each kind in it. */
function Both({ children }: { children: ReactNode }) {
  useEffect(() => {
    succeed();
    fail();
  }, []);
  return children;
}

/** A region, and buttons that bring notices into it. */
function OnRequest({ children }: { children: ReactNode }) {
  return (
    <>
      <button type="button" className="button" onClick={succeed}>
        Succeed
      </button>
      <button type="button" className="button" onClick={fail}>
        Fail
      </button>
      {children}
    </>
  );
}

export const examples = {
  toasts: () => (
    <Both>
      <Toasts />
    </Both>
  ),
  "toasts on request": () => (
    <OnRequest>
      <Toasts />
    </OnRequest>
  ),
  "plain notices": () => (
    <Both>
      <PlainNotices />
    </Both>
  ),
  "before any notice": () => (
    <>
      <Announcer />
      <ToastRegion />
    </>
  ),
} satisfies Examples;
