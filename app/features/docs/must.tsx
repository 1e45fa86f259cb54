import type { ReactNode } from "react";

/** A requirement in a list of them: its number, which is its address too, and its text. */
export function Must({ id, children }: { id: string; children: ReactNode }) {
  return (
    <li className="must grid grid-cols-[3.25rem_minmax(0,1fr)] border-b border-rule py-3" id={id}>
      <a className="font-mono text-[0.875rem] leading-[1.95] text-ink-3" href={`#${id}`}>
        {id}
      </a>
      <div>{children}</div>
    </li>
  );
}
