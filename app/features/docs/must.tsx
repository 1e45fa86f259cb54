import type { ReactNode } from "react";

/** A requirement in a list of them: its number, which is its address too, and its text. */
export function Must({ id, children }: { id: string; children: ReactNode }) {
  return (
    <li className="must" id={id}>
      <a href={`#${id}`}>{id}</a>
      <div>{children}</div>
    </li>
  );
}
