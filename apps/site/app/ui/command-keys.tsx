import { useHydrated } from "#app/browser/hydration.ts";
import { isApple } from "#app/browser/platform.ts";

/** A shortcut with Ctrl or, on Apple's systems, Cmd. The static HTML has Ctrl. */
export function CommandKeys({ and }: { /** The other key. */ and: string }) {
  return <kbd>{`${useHydrated() && isApple() ? "Cmd" : "Ctrl"} ${and}`}</kbd>;
}
