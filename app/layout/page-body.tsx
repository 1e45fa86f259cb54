import type { ReactNode } from "react";
import { useFirstChildren } from "#app/ui/progressive-render.ts";

/** As many parts as a high screen shows. */
const firstParts = 2;

/** The parts of a page, one below the other. */
export function PageBody({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <div className={`page measure ${className ?? ""}`.trim()}>
      {useFirstChildren(children, firstParts)}
    </div>
  );
}
