import type { ReactNode } from "react";

/** A rule that is easily missed: its title, and what follows from it. */
export function Callout({ title, children }: { title: string; children: ReactNode }) {
  return (
    <aside className="callout" aria-label={title}>
      <strong>{title}</strong>
      <div>{children}</div>
    </aside>
  );
}
