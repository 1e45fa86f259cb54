import { type ReactNode, useEffect, useState } from "react";
import { WholePage } from "#app/ui/progressive-render.ts";

/** Shows something as on a page that a link led to: the rest follows the first screen. */
export function InTwoSteps({ children }: { children: ReactNode }) {
  const [isWhole, setIsWhole] = useState(false);
  useEffect(() => setIsWhole(true), []);
  return <WholePage value={isWhole}>{children}</WholePage>;
}
