import type { ReactNode } from "react";

type ExternalLinkProps = { href: string; className?: string; children: ReactNode };

/** A link that leaves the site in a new tab. The arrow that marks it is for the eye only. */
export function ExternalLink({ href, className, children }: ExternalLinkProps) {
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" className={className}>
      {children} <ExternalMark />
    </a>
  );
}

export function ExternalMark() {
  return (
    <span className="external-mark" aria-hidden="true">
      ↗
    </span>
  );
}
