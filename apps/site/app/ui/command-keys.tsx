import { useHydrated } from "#app/browser/hydration/use-hydrated.ts";
import { isApple } from "#app/browser/platform/operating-system.ts";

/** A shortcut with Ctrl or, on Apple's systems, Cmd. The static HTML has Ctrl. */
export function CommandKeys({ and }: { /** The other key. */ and: string }) {
  return (
    <kbd className="needs-script">{`${useHydrated() && isApple() ? "Cmd" : "Ctrl"} ${and}`}</kbd>
  );
}
