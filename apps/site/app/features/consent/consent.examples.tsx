import { useEffect } from "react";
import { consentFailed, cookieBanner } from "#content/frame.ts";
import type { Examples } from "#tests/gallery/examples.ts";
import { ConsentBanner } from "./consent-banner.tsx";
import { ConsentCode } from "./consent-code.tsx";
import { openSettings } from "./consent-controller.ts";

/** The banner, opened as 'Cookie settings' does it, and from there turned to the question. */
function Opened({ view }: { view: "question" | "settings" }) {
  useEffect(() => {
    openSettings();
    document.querySelector<HTMLElement>(`[data-consent="${view}"]`)?.click();
  }, [view]);
  return (
    <>
      <ConsentBanner words={cookieBanner} />
      <ConsentCode failure={consentFailed} />
    </>
  );
}

export const examples = {
  question: () => <Opened view="question" />,
  settings: () => <Opened view="settings" />,
} satisfies Examples;
